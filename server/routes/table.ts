import type { Right } from '../http';
import { type Operation, ref } from '../openapi';
import { createAccount, readAccount } from './accounts';
import type { Deps, Handler } from './deps';
import { extractAndCharge, extractForSandbox } from './extract';
import { readHealth, readReadiness } from './health';
import { addToken, readTokens, removeToken } from './tokens';
import { readUsage } from './usage';

/** One operation: what `/openapi.json` says of it, what it asks of the token, and what answers. */
export type Route = Omit<Operation, 'secured'> & { right?: Right; handle: Handler };

/** Every operation of the service. */
export const routesOf = (deps: Deps): Route[] => [
  ...extraction(deps),
  ...account(deps),
  ...operating(deps),
];

const BODY_ERRORS = [400, 408, 413, 415] as const;
const SERVICE_ERRORS = [500, 503] as const;
const EXTRACT_ERRORS: Operation['errors'] = [...BODY_ERRORS, 401, 403, 429, ...SERVICE_ERRORS, 504];
const MANAGE_ERRORS: Operation['errors'] = [401, 403, ...SERVICE_ERRORS];

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Any text of 1 to 255 visible ASCII characters. A request that repeats a key with the same statement is charged once, however often it is sent.',
} as const;

const extraction = (deps: Deps): Route[] => {
  const common = { method: 'post', tag: 'Extraction', body: 'ExtractRequest' } as const;
  const charged = {
    ...common,
    right: 'production',
    parameters: [IDEMPOTENCY_KEY],
    errors: [...EXTRACT_ERRORS, 402],
    handle: extractAndCharge(deps),
  } satisfies Partial<Route>;
  const earlier = {
    ...charged,
    summary: 'Extract a statement, answered in the earlier shape',
    success: {
      status: 200,
      description: 'A statement, or why there is none.',
      envelope: 'EnvelopeV1',
    },
  } satisfies Partial<Route>;
  const envelope = {
    status: 200,
    description: 'A statement, or why there is none.',
    envelope: 'Envelope',
  } as const;
  return [
    { ...charged, path: '/pdf2', summary: 'Extract a statement', success: envelope },
    {
      ...common,
      path: '/pdf2test',
      right: 'sandbox',
      summary: 'Try the extraction for free, with a limited answer',
      description:
        'The request and answer of /pdf2 with the first 10 transactions of each list, account numbers and names masked. Never charged.',
      success: envelope,
      errors: EXTRACT_ERRORS,
      handle: extractForSandbox(deps),
    },
    { ...earlier, path: '/pdf' },
    { ...earlier, path: '/pdf1' },
  ];
};

const account = (deps: Deps): Route[] => [
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

const operating = (deps: Deps): Route[] => [
  {
    method: 'get',
    path: '/health',
    tag: 'Operation',
    summary: 'Whether the process is up',
    success: { status: 200, description: 'It is.', data: ref('StateView') },
    errors: [],
    handle: readHealth(),
  },
  {
    method: 'get',
    path: '/ready',
    tag: 'Operation',
    summary: 'Whether requests would be served now',
    success: { status: 200, description: 'They would.', data: ref('StateView') },
    errors: [503],
    handle: readReadiness(deps),
  },
];
