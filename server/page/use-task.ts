import { useState } from 'preact/hooks';

export type Task = {
  isBusy: boolean;
  /** What went wrong the last time. */
  problem: string | undefined;
  /** Never rejects. @returns whether it went well */
  run: (work: () => Promise<void>) => Promise<boolean>;
};

/** One thing that a person can set off: whether it runs, and what went wrong the last time. */
export function useTask(): Task {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'It failed.');
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, run };
}
