import { useState } from 'preact/hooks';
import type { TokenView } from '../wire';
import { Problem } from './problem';
import { useTask } from './use-task';

type OnDelete = (id: string) => Promise<void>;

const ACCESS = { production: 'Production', sandbox: 'Sandbox only' };
const dayOf = (instant: string) => new Date(instant).toLocaleDateString();

/** The account's tokens, each with a way to delete it. */
export function Tokens({ tokens, onDelete }: { tokens: readonly TokenView[]; onDelete: OnDelete }) {
  return (
    <section>
      <h2>Tokens</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">For</th>
            <th scope="col">May manage</th>
            <th scope="col">Created</th>
            <th scope="col">Expires</th>
            <th scope="col">
              <span class="spoken">Delete</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <Row key={token.id} token={token} onDelete={onDelete} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** One token; deleting it asks once more, in place. */
function Row({ token, onDelete }: { token: TokenView; onDelete: OnDelete }) {
  const { id, name, access, manages, createdAt, expiresAt } = token;
  const [isAsked, setAsked] = useState(false);
  const { isBusy, problem, run } = useTask();
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{ACCESS[access]}</td>
      <td>{manages ? 'Yes' : 'No'}</td>
      <td>{dayOf(createdAt)}</td>
      <td>{expiresAt === null ? 'Never' : dayOf(expiresAt)}</td>
      <td>
        {isAsked ? (
          <span
            role="group"
            class="buttons"
            aria-label={`Delete ${name}: it stops working at once`}
          >
            <button type="button" disabled={isBusy} onClick={() => run(() => onDelete(id))}>
              Delete for good
            </button>
            <button type="button" disabled={isBusy} onClick={() => setAsked(false)}>
              Keep
            </button>
          </span>
        ) : (
          <button type="button" aria-label={`Delete ${name}…`} onClick={() => setAsked(true)}>
            Delete…
          </button>
        )}
        <Problem text={problem} />
      </td>
    </tr>
  );
}
