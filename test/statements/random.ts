/** A small seeded source of randomness: equal seeds give equal draws on every machine. */
export type Random = {
  /** In [0, 1). */
  next(): number;
  /** An integer, both ends included. */
  int(low: number, high: number): number;
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T;
  chance(probability: number): boolean;
  /** `length` decimal digits, the first one not 0. */
  digits(length: number): string;
  shuffle<T>(list: readonly T[]): T[];
  /** An independent stream: what is drawn from it does not shift what is drawn here. */
  fork(label: string): Random;
};

/** Mulberry32, by Tommy Ettinger (public domain). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    const item = list[int(0, list.length - 1)];
    if (item === undefined) throw new Error('Cannot pick from a list: it is empty');
    return item;
  };
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    digits: (length) => Array.from({ length }, (_, i) => String(int(i === 0 ? 1 : 0, 9))).join(''),
    shuffle: (list) =>
      list
        .map((item) => ({ item, key: next() }))
        .sort((a, b) => a.key - b.key)
        .map(({ item }) => item),
    fork: (label) => seeded(hash(`${seed}/${label}`)),
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (const c of text) h = Math.imul(h ^ (c.codePointAt(0) ?? 0), 0x01000193);
  return h >>> 0;
}
