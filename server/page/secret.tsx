import { useRef, useState } from 'preact/hooks';
import type { NewTokenView } from '../wire';

/** A new token, the one time that it can be seen. */
export function Secret({ token }: { token: NewTokenView }) {
  const [said, setSaid] = useState('');
  const output = useRef<HTMLOutputElement>(null);
  const copy = async () => {
    try {
      // Where the page came over plain HTTP there is no clipboard.
      await navigator.clipboard.writeText(token.token);
      setSaid('Copied.');
    } catch {
      if (output.current !== null) getSelection()?.selectAllChildren(output.current);
      setSaid('The browser does not allow it: the token is selected, copy it by hand.');
    }
  };
  return (
    <section class="secret" aria-label={`New token ${token.name}`}>
      <p>
        Copy the token <strong>{token.name}</strong> now: it is not shown again.
      </p>
      <output ref={output}>{token.token}</output>
      <button type="button" onClick={copy}>
        Copy
      </button>
      <span role="status">{said}</span>
    </section>
  );
}
