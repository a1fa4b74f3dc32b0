import { type Operation, ref } from '../openapi';
import { createAccount, readAccount } from './accounts';
import type { Deps } from './deps';
import { BODY_ERRORS, SERVICE_ERRORS, type Route } from './route';
import { addToken, readTokens, removeToken } from './tokens';
import { readUsage } from './usage';

const MANAGE_ERRORS: Operation['errors'] = [401, 403, ...SERVICE_ERRORS];

/** What an account's owner does: sign up, tokens, usage. */
export const accountRoutes = (deps: Deps): Route[] => [
  {
    method: 'post',
    path: '/accounts',
    tag: 'Account',
    summary: 'Sign up: an account and its first token',
    description:
      'Only where signing up is open. The token is in this answer and can’t be had again.',
    body: 'SignUpRequest',
    success: { status: 201, description: 'The account and its token.', data: ref('SignUpView') },
    errors: [...BODY_ERRORS, 403, ...SERVICE_ERRORS],
    handle: createAccount(deps),
  },
  {
    method: 'get',
    path: '/accounts/me',
    tag: 'Account',
    summary: 'The account that the token bills',
    right: 'manage',
    success: { status: 200, description: 'The account.', data: ref('AccountView') },
    errors: MANAGE_ERRORS,
    handle: readAccount(),
  },
  {
    method: 'get',
    path: '/tokens',
    tag: 'Account',
    summary: 'The account’s tokens, without their secrets',
    right: 'manage',
    success: {
      status: 200,
      description: 'The tokens, the oldest first.',
      data: { type: 'array', items: ref('TokenView') },
    },
    errors: MANAGE_ERRORS,
    handle: readTokens(deps),
  },
  {
    method: 'post',
    path: '/tokens',
    tag: 'Account',
    summary: 'Create a token',
    description: 'The token is in this answer and can’t be had again.',
    right: 'manage',
    body: 'NewTokenRequest',
    success: { status: 201, description: 'The token.', data: ref('NewTokenView') },
    errors: [...BODY_ERRORS, ...MANAGE_ERRORS],
    handle: addToken(deps),
  },
  {
    method: 'delete',
    path: '/tokens/{id}',
    tag: 'Account',
    summary: 'Delete a token, at once and everywhere',
    right: 'manage',
    parameters: [{ name: 'id', in: 'path', description: 'The token’s id.', format: 'uuid' }],
    success: { status: 200, description: 'It is deleted.', data: ref('DeletedView') },
    errors: [400, 404, ...MANAGE_ERRORS],
    handle: removeToken(deps),
  },
  {
    method: 'get',
    path: '/usage',
    tag: 'Account',
    summary: 'Production requests, pages and cost, by day (UTC)',
    right: 'manage',
    parameters: [
      {
        name: 'from',
        in: 'query',
        description: 'First day; by default 30 days back.',
        format: 'date',
      },
      { name: 'to', in: 'query', description: 'Last day; by default today.', format: 'date' },
    ],
    success: { status: 200, description: 'The usage.', data: ref('UsageView') },
    errors: [400, ...MANAGE_ERRORS],
    handle: readUsage(deps),
  },
];
