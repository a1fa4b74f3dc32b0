import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Where the page is narrow, a statement stands below the list: what the person chose there comes into view as it opens.
 * @param open Id of the statement that is open
 * @returns where statements stand, and what to tell of each choice
 */
export const useChosenInView = (
  open: string | undefined,
): { place: RefObject<HTMLElement | null>; expect: (id: string) => void } => {
  const place = useRef<HTMLElement>(null);
  const asked = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    if (open === undefined || open !== asked.current) return;
    asked.current = undefined;
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);
  return {
    place,
    expect: (id) => {
      asked.current = id;
    },
  };
};
