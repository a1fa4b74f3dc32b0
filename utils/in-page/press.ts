/**
 * Has a button's wish taken over: it can't be pressed meanwhile, nor again once it was accepted, which it then says.
 * @param take rejects where nobody hears it, as after an update of the extension: this script is of the version before
 */
export async function press(
  button: Pick<HTMLButtonElement, 'disabled' | 'textContent'>,
  take: () => Promise<boolean>,
  accepted: string,
): Promise<void> {
  button.disabled = true;
  const isAccepted = await take().catch(() => false);
  if (isAccepted) button.textContent = accepted;
  else button.disabled = false;
}
