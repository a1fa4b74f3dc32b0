import { useState } from 'preact/hooks';
import type { SignUpView } from '../wire';
import { connect, signUp } from './api';
import { Problem } from './problem';
import { type Task, useTask } from './use-task';

type DoorProps = {
  canSignUp: boolean;
  /** A token that was found good. */
  onToken: (token: string) => void;
  onSignUp: (made: SignUpView) => void;
};

/**
 * What is asked, and whether this form or the other is being sent: what was typed meanwhile would be lost, so that the inputs
 * are read-only.
 */
type FormProps = { task: Task; isBusy: boolean };

/** Where a person gives a token, or signs up where that is open. */
export function Door({ canSignUp, onToken, onSignUp }: DoorProps) {
  const signingIn = useTask();
  const signingUp = useTask();
  const isBusy = signingIn.isBusy || signingUp.isBusy;
  return (
    <>
      <SignIn task={signingIn} isBusy={isBusy} onToken={onToken} />
      {canSignUp && <SignUp task={signingUp} isBusy={isBusy} onSignUp={onSignUp} />}
    </>
  );
}

function SignIn({ task, isBusy, onToken }: FormProps & Pick<DoorProps, 'onToken'>) {
  const [token, setToken] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void task.run(async () => {
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
          readOnly={isBusy}
          value={token}
          onInput={(event) => setToken(event.currentTarget.value)}
        />
      </label>
      <p class="quiet">It is kept in this tab only, until you leave or reload it.</p>
      <button disabled={isBusy}>Open</button>
      <Problem text={task.problem} />
    </form>
  );
}

function SignUp({ task, isBusy, onSignUp }: FormProps & Pick<DoorProps, 'onSignUp'>) {
  const [name, setName] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void task.run(async () => onSignUp(await signUp(name)));
      }}
    >
      <h2>Sign up</h2>
      <label>
        Your name, or that of your office
        <input
          name="name"
          required
          readOnly={isBusy}
          maxLength={100}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button disabled={isBusy}>Sign up</button>
      <Problem text={task.problem} />
    </form>
  );
}
