import { useEffect, useState } from 'preact/hooks';

/** Whether keys of a single character act on the page, as the person chose. */
export type SingleKeysChoice = {
  load(): Promise<boolean>;
  save(on: boolean): Promise<void>;
};

/** The choice, and how to change it; off until it is known, so that no key acts that was switched off. */
export const useSingleKeys = ({ load, save }: SingleKeysChoice) => {
  const [on, setOn] = useState(false);
  useEffect(() => void load().then(setOn), [load]);
  const change = (next: boolean): void => {
    setOn(next);
    void save(next);
  };
  return { on, change };
};
