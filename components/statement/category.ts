import { KNOWN_CATEGORIES } from '@/utils/contract';
import type { Text } from '../locale';

type KnownCategory = (typeof KNOWN_CATEGORIES)[number];

const known = new Map<string, `category_${KnownCategory}`>(
  KNOWN_CATEGORIES.map((category) => [category, `category_${category}`]),
);

/** A category in the person's language; one that is not among the contract's stays as it came. */
export const categoryName = (category: string, text: Text): string => {
  const key = known.get(category);
  return key ? text(key) : category;
};
