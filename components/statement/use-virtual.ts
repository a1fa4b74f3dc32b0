import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
} from '@tanstack/virtual-core';
import type { RefObject } from 'preact';
import { useLayoutEffect, useReducer, useState } from 'preact/hooks';

type Rows = Virtualizer<HTMLDivElement, HTMLElement>;

type VirtualOptions = {
  scroller: RefObject<HTMLDivElement | null>;
  count: number;
  /** px. */
  heightOf: (index: number) => number;
  keyOf: (index: number) => string;
  /** px of the sticky header. */
  headerHeight: number;
};

/** Rows drawn above and below what is seen, so that a flick of the wheel shows no gap. */
const OVERSCAN = 12;

/** Draws only the part of a long list that is seen. */
export const useVirtual = (options: VirtualOptions): Rows => {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const settings = {
    count: options.count,
    getScrollElement: () => options.scroller.current,
    estimateSize: options.heightOf,
    getItemKey: options.keyOf,
    overscan: OVERSCAN,
    // The heads take room above the first row, and cover what is scrolled under them.
    paddingStart: options.headerHeight,
    scrollPaddingStart: options.headerHeight,
    scrollToFn: elementScroll,
    observeElementRect,
    observeElementOffset,
    onChange: () => redraw(0),
  };
  const [rows] = useState((): Rows => new Virtualizer(settings));
  rows.setOptions(settings);
  // The two calls that the library's own adapters for other frameworks make.
  // oxlint-disable-next-line no-underscore-dangle
  useLayoutEffect(() => rows._didMount(), [rows]);
  // oxlint-disable-next-line no-underscore-dangle
  useLayoutEffect(() => rows._willUpdate());
  return rows;
};
