import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { useLanguage } from '../locale';
import { Button } from '../shell';

type PasswordFormProps = {
  name: string;
  /** The password given before did not open it. */
  wasWrong: boolean;
  /** It goes to the extraction service with the PDF. */
  isSent: boolean;
  onPassword: (password: string) => void;
};

/** Asks for one PDF's password, in place. The browser must not offer to keep it. */
export const PasswordForm = ({ name, wasWrong, isSent, onPassword }: PasswordFormProps) => {
  const { text } = useLanguage();
  const [password, setPassword] = useState('');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!wasWrong) return;
    setPassword('');
    input.current?.focus();
  }, [wasWrong]);
  return (
    <form
      class="password-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (password) onPassword(password);
      }}
    >
      <label for={id}>{text(wasWrong ? 'password_wrong' : 'password_wanted')}</label>
      <div class="password-form-line">
        <input
          ref={input}
          id={id}
          class="field"
          type="password"
          autocomplete="off"
          aria-describedby={`${id}-file`}
          aria-invalid={wasWrong}
          value={password}
          onInput={(event) => setPassword(event.currentTarget.value)}
        />
        <Button kind="primary" type="submit" disabled={!password}>
          {text('action_unlock')}
        </Button>
      </div>
      <span id={`${id}-file`} class="spoken">
        {text('password_label', name)}
      </span>
      <p class="quiet">{text(isSent ? 'password_note_service' : 'password_note')}</p>
    </form>
  );
};
