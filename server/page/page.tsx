import { useState } from 'preact/hooks';
import type { NewTokenView } from '../wire';
import { Account } from './account';
import { type Api, connect } from './api';
import { Door } from './door';
import { Secret } from './secret';

type Visit = { api: Api; first: NewTokenView | undefined };

/** The door, or the account behind it; signing out forgets the token. */
export function Page({ canSignUp }: { canSignUp: boolean }) {
  const [visit, setVisit] = useState<Visit>();
  if (visit === undefined)
    return (
      <Door
        canSignUp={canSignUp}
        onToken={(token) => setVisit({ api: connect(token), first: undefined })}
        onSignUp={({ token }) => setVisit({ api: connect(token.token), first: token })}
      />
    );
  return (
    <>
      {visit.first !== undefined && <Secret token={visit.first} />}
      <Account api={visit.api} onLeave={() => setVisit(undefined)} />
    </>
  );
}
