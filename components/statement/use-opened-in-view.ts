import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * What is opened is seen, below the last row as well.
 * @returns what to tell of each row that opens, by its number
 */
export const useOpenedInView = (
  scroller: RefObject<HTMLDivElement | null>,
): ((row: number) => void) => {
  const opened = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    if (opened.current === undefined) return;
    const detail = scroller.current?.querySelector(`[data-row-id="${opened.current}"] + .detail`);
    opened.current = undefined;
    detail?.scrollIntoView?.({ block: 'nearest' });
  });
  return (row) => {
    opened.current = row;
  };
};
