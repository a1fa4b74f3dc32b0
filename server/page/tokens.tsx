import { useState } from 'preact/hooks';
import type { TokenView } from '../wire';

type TokensProps = {
  tokens: readonly TokenView[];
  isBusy: boolean;
  onDelete: (id: string) => void;
};

const ACCESS = { production: 'Production', sandbox: 'Sandbox only' };
const dayOf = (instant: string) => new Date(instant).toLocaleDateString();

/** The account's tokens; deleting one asks once more, in place. */
export function Tokens({ tokens, isBusy, onDelete }: TokensProps) {
  const [asked, setAsked] = useState<string>();
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
          {tokens.map(({ id, name, access, manages, createdAt, expiresAt }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{ACCESS[access]}</td>
              <td>{manages ? 'Yes' : 'No'}</td>
              <td>{dayOf(createdAt)}</td>
              <td>{expiresAt === null ? 'Never' : dayOf(expiresAt)}</td>
              <td>
                {asked === id ? (
                  <span role="group" aria-label={`Delete ${name}: it stops working at once`}>
                    <button type="button" disabled={isBusy} onClick={() => onDelete(id)}>
                      Delete for good
                    </button>
                    <button type="button" onClick={() => setAsked(undefined)}>
                      Keep
                    </button>
                  </span>
                ) : (
                  <button type="button" aria-label={`Delete ${name}…`} onClick={() => setAsked(id)}>
                    Delete…
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
