/** Puts the focus on the current row of the open statement, from where the arrow keys go on. */
export const focusRows = (): void =>
  document.querySelector<HTMLElement>('[data-current=true] .row-open')?.focus();
