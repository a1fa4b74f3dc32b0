import { z } from 'zod';
import { answerData, checkInputs, invalidInputs, principalOf, readJson } from '../http';
import { createToken, deleteToken, listTokens } from '../tokens';
import { type Deps, type Handler, SMALL_BODY } from './deps';
import { viewNewToken, viewToken } from './views';
import { NewTokenRequest } from '../wire';

/** `GET /tokens`: the account's tokens, without their secrets. */
export function readTokens({ database }: Deps): Handler {
  return async (c) => {
    const tokens = await listTokens(database.db, principalOf(c).account.id);
    return answerData(c, 'token/success/listed', tokens.map(viewToken));
  };
}

/** `POST /tokens`: the one answer that carries the new token. */
export function addToken({ database, clock }: Deps): Handler {
  return async (c) => {
    const wanted = await readJson(c, NewTokenRequest, SMALL_BODY);
    const expiresAt = wanted.expiresAt === undefined ? null : new Date(wanted.expiresAt);
    if (expiresAt !== null && expiresAt <= clock())
      throw invalidInputs(['expiresAt: must be in the future']);
    const token = { ...wanted, expiresAt, accountId: principalOf(c).account.id };
    const { info, secret } = await createToken(database.db, token, clock());
    return answerData(c, 'token/success/created', viewNewToken(info, secret), 201);
  };
}

/** `DELETE /tokens/{id}`: ends a token at once; a token may end itself. */
export function removeToken({ database, clock }: Deps): Handler {
  return async (c) => {
    const id = checkInputs(z.uuid({ error: 'id: must be the id of a token' }), c.req.param('id'));
    const isDeleted = await deleteToken(database.db, principalOf(c).account.id, id, clock());
    if (!isDeleted) throw invalidInputs(['This account has no token with this id.'], 404);
    return answerData(c, 'token/success/deleted', { id });
  };
}
