import { useState } from 'preact/hooks';
import type { NewTokenForm } from './api';

type NewTokenProps = { isBusy: boolean; onCreate: (wanted: NewTokenForm) => void };

/** The end of a calendar day as the person's clock has it. */
const endOf = (day: string) => new Date(`${day}T23:59:59`).toISOString();

/** Asks for a token's name, what it is for and until when. */
export function NewToken({ isBusy, onCreate }: NewTokenProps) {
  const [name, setName] = useState('');
  const [isSandbox, setSandbox] = useState(false);
  const [manages, setManages] = useState(false);
  const [lastDay, setLastDay] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onCreate({
          name,
          access: isSandbox ? 'sandbox' : 'production',
          manages,
          ...(lastDay !== '' && { expiresAt: endOf(lastDay) }),
        });
        setName('');
      }}
    >
      <h2>New token</h2>
      <label>
        Name
        <input
          name="name"
          required
          maxLength={100}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <label>
        Last day (empty: it never expires)
        <input
          type="date"
          name="lastDay"
          value={lastDay}
          onInput={(event) => setLastDay(event.currentTarget.value)}
        />
      </label>
      <label class="choice">
        <input
          type="checkbox"
          name="sandbox"
          checked={isSandbox}
          onInput={(event) => setSandbox(event.currentTarget.checked)}
        />
        For the sandbox only: free, with limited answers
      </label>
      <label class="choice">
        <input
          type="checkbox"
          name="manages"
          checked={manages}
          onInput={(event) => setManages(event.currentTarget.checked)}
        />
        May manage this account: create and delete tokens, read the usage
      </label>
      <button disabled={isBusy}>Create token</button>
    </form>
  );
}
