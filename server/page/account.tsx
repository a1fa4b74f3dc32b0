import { useCallback, useEffect, useState } from 'preact/hooks';
import type { AccountView, NewTokenView, TokenView, UsageView } from '../wire';
import type { Api } from './api';
import { NewToken } from './new-token';
import { Problem } from './problem';
import { Secret } from './secret';
import { Tokens } from './tokens';
import { Usage } from './usage';
import { useTask } from './use-task';

type Facts = { account: AccountView; tokens: TokenView[]; usage: UsageView };

const BILLING = {
  prepaid: 'Prepaid: requests are refused when no credit is left.',
  metered: 'Metered: it may go below zero and is billed later.',
};

/** An account: its credit, its tokens, what it used. */
export function Account({ api, onLeave }: { api: Api; onLeave: () => void }) {
  const [facts, setFacts] = useState<Facts>();
  const [made, setMade] = useState<NewTokenView>();
  const { isBusy, problem, run } = useTask();
  const load = useCallback(async () => {
    const [account, tokens, usage] = await Promise.all([api.account(), api.tokens(), api.usage()]);
    setFacts({ account, tokens, usage });
  }, [api]);
  useEffect(() => void run(load), [load]);

  if (facts === undefined)
    return problem === undefined ? <p>Loading…</p> : <Problem text={problem} />;
  const { account, tokens, usage } = facts;
  return (
    <>
      <header class="account">
        <h2>{account.name}</h2>
        <p>
          Credit: <strong class="figure">{account.creditBalance.toLocaleString()}</strong>.{' '}
          {BILLING[account.billing]}
        </p>
        <button type="button" onClick={onLeave}>
          Sign out
        </button>
      </header>
      <Problem text={problem} />
      {made !== undefined && <Secret token={made} />}
      <Tokens
        tokens={tokens}
        isBusy={isBusy}
        onDelete={(id) =>
          run(async () => {
            await api.deleteToken(id);
            await load();
          })
        }
      />
      <NewToken
        isBusy={isBusy}
        onCreate={(wanted) =>
          run(async () => {
            setMade(await api.createToken(wanted));
            await load();
          })
        }
      />
      <Usage usage={usage} />
    </>
  );
}
