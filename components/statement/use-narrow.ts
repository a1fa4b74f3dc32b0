import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** Whether an element is less than so many px wide, as it is now; false while it is not drawn. */
export const useNarrow = (element: RefObject<HTMLElement | null>, width: number): boolean => {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const look = (): void => setNarrow(current.clientWidth > 0 && current.clientWidth < width);
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [element, width]);
  return isNarrow;
};
