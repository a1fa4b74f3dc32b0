import { useState } from 'preact/hooks';
import type { SignUpView } from '../wire';
import { connect, signUp } from './api';
import { Problem } from './problem';
import { useTask } from './use-task';

type DoorProps = {
  canSignUp: boolean;
  /** A token that was found good. */
  onToken: (token: string) => void;
  onSignUp: (made: SignUpView) => void;
};

/** Where a person gives a token, or signs up where that is open. */
export function Door({ canSignUp, onToken, onSignUp }: DoorProps) {
  return (
    <>
      <SignIn onToken={onToken} />
      {canSignUp && <SignUp onSignUp={onSignUp} />}
    </>
  );
}

function SignIn({ onToken }: Pick<DoorProps, 'onToken'>) {
  const [token, setToken] = useState('');
  const { isBusy, problem, run } = useTask();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void run(async () => {
          await connect(token.trim()).account();
          onToken(token.trim());
        });
      }}
    >
      <h2>Open your account</h2>
      <label>
        Access token
        <input
          type="password"
          name="token"
          autocomplete="off"
          spellcheck={false}
          required
          value={token}
          onInput={(event) => setToken(event.currentTarget.value)}
        />
      </label>
      <p class="quiet">It is kept in this tab only, until you leave or reload it.</p>
      <button disabled={isBusy}>Open</button>
      <Problem text={problem} />
    </form>
  );
}

function SignUp({ onSignUp }: Pick<DoorProps, 'onSignUp'>) {
  const [name, setName] = useState('');
  const { isBusy, problem, run } = useTask();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void run(async () => onSignUp(await signUp(name)));
      }}
    >
      <h2>Sign up</h2>
      <label>
        Your name, or that of your office
        <input
          name="name"
          required
          maxLength={100}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button disabled={isBusy}>Sign up</button>
      <Problem text={problem} />
    </form>
  );
}
