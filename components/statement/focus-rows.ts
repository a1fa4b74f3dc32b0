/**
 * Puts the focus on the current row of the open statement, from where the arrow keys go on.
 * @returns whether there is one
 */
export const focusRows = (): boolean => {
  const row = document.querySelector<HTMLElement>('[data-current=true] .row-open');
  row?.focus();
  return row !== null;
};
