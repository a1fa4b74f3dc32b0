/** Whether a text without spaces is an IBAN: its form and its check digits (ISO 13616, ISO 7064 mod 97-10). */
export const isIban = (text: string): boolean => {
  const iban = text.toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const rearranged = iban.slice(4) + iban.slice(0, 4);
  let remainder = 0;
  for (const character of rearranged) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
};
