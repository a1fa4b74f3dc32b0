import { useState } from 'preact/hooks';

/** Runs one thing at a time: whether it runs, and what went wrong the last time. */
export function useTask(): {
  isBusy: boolean;
  problem: string | undefined;
  run: (work: () => Promise<void>) => Promise<void>;
} {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'It failed.');
    }
    setBusy(false);
  };
  return { isBusy, problem, run };
}
