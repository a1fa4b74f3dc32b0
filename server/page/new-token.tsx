import { useState } from 'preact/hooks';
import type { NewTokenForm } from './api';
import { Problem } from './problem';
import { useTask } from './use-task';

/** The end of a calendar day as the person's clock has it. */
const endOf = (day: string) => new Date(`${day}T23:59:59`).toISOString();
/** Later days can't be said in ISO 8601 with four digits of a year. */
const LAST_DAY = '9999-12-30';

type Entries = { name: string; lastDay: string; isSandbox: boolean; manages: boolean };
const EMPTY: Entries = { name: '', lastDay: '', isSandbox: false, manages: false };

const wantedBy = ({ name, lastDay, isSandbox, manages }: Entries): NewTokenForm => ({
  name,
  access: isSandbox ? 'sandbox' : 'production',
  manages,
  ...(lastDay !== '' && { expiresAt: endOf(lastDay) }),
});

/** Asks for a token's name, what it is for and until when; what was entered goes only once the token is there. */
export function NewToken({ onCreate }: { onCreate: (wanted: NewTokenForm) => Promise<void> }) {
  const [entries, setEntries] = useState(EMPTY);
  const { isBusy, problem, run } = useTask();
  const enter = (entry: Partial<Entries>) => setEntries((all) => ({ ...all, ...entry }));
  const create = async () => {
    // What is entered while it is made is for the next.
    if (await run(() => onCreate(wantedBy(entries))))
      setEntries((now) => (now === entries ? EMPTY : now));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <h2>New token</h2>
      <label>
        Name
        <input
          name="name"
          required
          maxLength={100}
          value={entries.name}
          onInput={(event) => enter({ name: event.currentTarget.value })}
        />
      </label>
      <label>
        Last day (empty: it never expires)
        <input
          type="date"
          name="lastDay"
          max={LAST_DAY}
          value={entries.lastDay}
          onInput={(event) => enter({ lastDay: event.currentTarget.value })}
        />
      </label>
      <label class="choice">
        <input
          type="checkbox"
          name="sandbox"
          checked={entries.isSandbox}
          onInput={(event) => enter({ isSandbox: event.currentTarget.checked })}
        />
        For the sandbox only: free, with limited answers
      </label>
      <label class="choice">
        <input
          type="checkbox"
          name="manages"
          checked={entries.manages}
          onInput={(event) => enter({ manages: event.currentTarget.checked })}
        />
        May manage this account: create and delete tokens, read the usage
      </label>
      <button disabled={isBusy}>Create token</button>
      <Problem text={problem} />
    </form>
  );
}
