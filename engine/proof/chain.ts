/** One step in time order; amounts in minor units, money in positive. A step without amount only states a balance. */
export type Step = {
  amount: number | undefined;
  balance: number | undefined;
  /** It states an opening balance: maybe another account's, which follows from nothing. */
  opens?: boolean;
};

/** A printed balance that is not the previous one plus the amounts between; indexes into the steps. */
export type ChainBreak = { from: number; at: number; diff: number };

export type ChainResult = {
  /** Per step: its amount is part of an equation that held. */
  proven: boolean[];
  /** Equations that could be checked, and those that held. */
  checked: number;
  held: number;
  /** Of those that held, the ones that say nothing: no amount, and the balance before once more. */
  idle: number;
  breaks: ChainBreak[];
  /** The first balance known and the last, if any. */
  first: number | undefined;
  last: number | undefined;
};

/**
 * Each printed balance = previous balance + the amounts between, exact. An equation covers all steps since
 * the previous balance. `opening` is a balance known before the first step, if one is printed.
 */
export function checkChain(steps: readonly Step[], opening?: number): ChainResult {
  const proven = steps.map(() => false);
  const breaks: ChainBreak[] = [];
  let known = opening;
  let since = 0;
  let sum = 0;
  let checked = 0;
  let held = 0;
  let idle = 0;
  let previous = -1;
  let first: number | undefined = opening;
  for (let i = 0; i < steps.length; i += 1) {
    const step = steps[i];
    sum += step?.amount ?? 0;
    if (step?.balance === undefined) continue;
    if (known !== undefined && !(step.opens && known + sum !== step.balance)) {
      const diff = step.balance - (known + sum);
      checked += 1;
      if (diff === 0) {
        held += 1;
        if (known === step.balance && isIdle(steps, since, i)) idle += 1;
        for (let k = since; k <= i; k += 1) proven[k] = true;
      } else breaks.push({ from: previous, at: i, diff });
    }
    first ??= step.balance;
    known = step.balance;
    previous = i;
    since = i + 1;
    sum = 0;
  }
  return { proven, checked, held, idle, breaks, first, last: known };
}

const isIdle = (steps: readonly Step[], from: number, to: number): boolean => {
  for (let i = from; i <= to; i += 1) if ((steps[i]?.amount ?? 0) !== 0) return false;
  return true;
};
