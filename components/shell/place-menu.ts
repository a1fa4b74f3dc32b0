/** px between the menu and the button, and the window's edge. */
const GAP = 4;

/** Between which heights of the window something within `inner` is seen: parts that scroll cut off what is beyond them. */
const seenWithin = (inner: HTMLElement): { from: number; to: number } => {
  let [from, to] = [0, window.innerHeight];
  for (let part = inner.parentElement; part; part = part.parentElement) {
    if (getComputedStyle(part).overflowY === 'visible') continue;
    const { top, bottom } = part.getBoundingClientRect();
    [from, to] = [Math.max(from, top), Math.min(to, bottom)];
  }
  return { from, to };
};

/** Opens downwards, or upwards where there is more room, and never past where it would be cut off. */
export const placeMenu = (list: HTMLElement, opener: HTMLElement): void => {
  const { top, bottom } = opener.getBoundingClientRect();
  const { from, to } = seenWithin(opener);
  const [above, below] = [top - from, to - bottom];
  const opensUp = below < list.offsetHeight && above > below;
  list.dataset['up'] = String(opensUp);
  list.style.maxBlockSize = `${(opensUp ? above : below) - 2 * GAP}px`;
};
