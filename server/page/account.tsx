import { useEffect, useState } from 'preact/hooks';
import type { AccountView, NewTokenView, TokenView, UsageView } from '../wire';
import type { Api } from './api';
import { NewToken } from './new-token';
import { Problem } from './problem';
import { Secret } from './secret';
import { Tokens } from './tokens';
import { Usage } from './usage';
import { useTask } from './use-task';

type Facts = { account: AccountView; usage: UsageView };

const BILLING = {
  prepaid: 'Prepaid: requests are refused when no credit is left.',
  metered: 'Metered: it may go below zero and is billed later.',
};

/** An account: its credit, its tokens, what it used. */
export function Account({ api, onLeave }: { api: Api; onLeave: () => void }) {
  const [facts, setFacts] = useState<Facts>();
  const [tokens, setTokens] = useState<readonly TokenView[]>([]);
  const [made, setMade] = useState<NewTokenView>();
  const { isBusy, problem, run } = useTask();
  const load = () =>
    run(async () => {
      const [account, usage, all] = await Promise.all([api.account(), api.usage(), api.tokens()]);
      setTokens(all);
      setFacts({ account, usage });
    });
  useEffect(() => void load(), [api]);
  const leave = (
    <button type="button" onClick={onLeave}>
      Sign out
    </button>
  );

  if (facts === undefined)
    return (
      <section>
        <Problem text={problem} />
        {isBusy || problem === undefined ? (
          <p role="status">Loading…</p>
        ) : (
          <p class="buttons">
            <button type="button" onClick={load}>
              Try again
            </button>
            {leave}
          </p>
        )}
      </section>
    );
  const { account, usage } = facts;
  return (
    <>
      <header class="account">
        <h2>{account.name}</h2>
        <p>
          Credit: <strong class="figure">{account.creditBalance.toLocaleString()}</strong>.{' '}
          {BILLING[account.billing]}
        </p>
        {leave}
      </header>
      {made !== undefined && <Secret key={made.id} token={made} />}
      <Tokens
        tokens={tokens}
        onDelete={async (id) => {
          await api.deleteToken(id);
          setTokens((all) => all.filter((token) => token.id !== id));
        }}
      />
      <NewToken
        onCreate={async (wanted) => {
          const token = await api.createToken(wanted);
          setMade(token);
          setTokens((all) => [...all, token]);
        }}
      />
      <Usage usage={usage} />
    </>
  );
}
