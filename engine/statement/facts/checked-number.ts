/** Bank, account and two check digits: Serbia, Montenegro, Bosnia and Herzegovina, North Macedonia. */
const PARTED = /^(\d{3})-(\d{6,13})-(\d{2})$/;
/** The digits of the middle part, where zeros before it are not printed. */
const MIDDLE = 13;

/** ISO 7064, MOD 97-10: a number with its check digits leaves one. */
const leavesOne = (digits: string): boolean => BigInt(digits) % 97n === 1n;

/** `265-0000001234567-37`: an account's number, as its parts and its check digits say. */
export function isCheckedNumber(text: string): boolean {
  const [, bank = '', middle = '', check = ''] = PARTED.exec(text) ?? [];
  if (bank === '') return false;
  return leavesOne(bank + middle + check) || leavesOne(bank + middle.padStart(MIDDLE, '0') + check);
}
