import { useState } from 'preact/hooks';
import type { NewTokenView } from '../wire';

/** A new token, the one time that it can be seen. */
export function Secret({ token }: { token: NewTokenView }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <section class="secret" aria-label={`New token ${token.name}`}>
      <p>
        Copy the token <strong>{token.name}</strong> now: it is not shown again.
      </p>
      <output>{token.token}</output>
      <button
        type="button"
        onClick={() => navigator.clipboard.writeText(token.token).then(() => setCopied(true))}
      >
        Copy
      </button>
      <span role="status">{isCopied ? 'Copied.' : ''}</span>
    </section>
  );
}
