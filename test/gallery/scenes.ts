import { SAMPLE } from '@/components/welcome/sample';
import type { JobFailure, PageLook, ServiceState, StatementRecord } from '@/utils/messaging';
import { job, record, type World } from '../support/fake-background';
import * as data from '../support/shown-statements';

/** A state to draw: which page, what is on the device, and which statement is chosen. */
export type Scene = {
  page: 'popup' | 'statements' | 'options';
  world: World;
  choose?: string;
  /** Accessible names of what is clicked, in order, to come to this state. */
  clicks?: readonly string[];
};

const service = {
  where: 'service',
  service: {
    baseUrl: 'https://statements.example/v1',
    mode: 'production',
    path: 'pdf2',
    timeLimitSeconds: 120,
    fallback: false,
  },
  token: 'always',
} as const satisfies ServiceState;

const recent = [
  record('march.pdf', data.proven),
  record('card.pdf', data.cardUsers, 60),
  record('broken.pdf', data.broken, 3000),
  record('export-2025.pdf', data.unchecked, 9000),
];

/** Called by its file, whose name says everything. */
const longTitle: StatementRecord = {
  ...record(
    'Statement of account 000123456789 of The Grand Provincial Savings Bank for the period from 1 January to 31 March 2025 (final) (2).pdf',
    data.proven,
  ),
  issuer: { id: 'UNKNOWN', name: 'Unknown' },
};

const byService = { where: 'service', baseUrl: service.service.baseUrl, sandbox: false } as const;
const marchRecord = record('march.pdf', data.proven);
const fromService: StatementRecord = {
  ...marchRecord,
  extractedBy: byService,
  envelope: { ...marchRecord.envelope, creditsDeducted: -1, creditBalance: 41.9 },
};
const fromSandbox: StatementRecord = {
  ...fromService,
  extractedBy: { ...byService, sandbox: true },
  envelope: { ...marchRecord.envelope, sandbox: true, creditsDeducted: 0, creditBalance: 41.9 },
};
/** As another engine might read it: a sign lost, a word cut, a row missed. */
const readOtherwise: typeof data.proven = {
  ...data.proven,
  statement: { ...data.proven.statement, accountType: undefined },
  transactions: data.proven.transactions
    .map((row) =>
      row.id === 3
        ? { ...row, amount: 6.85 }
        : row.id === 4
          ? { ...row, description: ['DIRECT DEBIT NORTHERN'] }
          : row,
    )
    .filter((row) => row.id !== 9),
};
const compared = (other: Parameters<typeof record>[1]): StatementRecord => ({
  ...fromService,
  other: {
    envelope: record('march.pdf', other).envelope,
    extractedBy: marchRecord.extractedBy,
    at: 0,
  },
});

const status = (code: number, more: { code?: string; retryAfterSeconds?: number } = {}) =>
  ({
    kind: 'unknownStatus',
    status: code,
    code: undefined,
    message: undefined,
    retryAfterSeconds: undefined,
    ...more,
  }) satisfies JobFailure;

const SERVICE_FAILURES: Record<string, JobFailure> = {
  inputs: {
    kind: 'invalidInputs',
    messages: ['buffer: must be base64 and nothing else'],
    said: { code: 'error/common/dev/invalid-inputs', message: undefined },
  },
  'too-big': { kind: 'tooBig', bytes: 16_400_000, limit: undefined },
  timeout: {
    kind: 'timeout',
    afterMs: undefined,
    said: { code: 'error/common/exception', message: 'It took longer than the service allows.' },
  },
  down: { kind: 'networkDown', detail: 'https://statements.example/v1/pdf2' },
  credit: status(402, { code: 'error/common/access/insufficient-credit' }),
  forbidden: status(403),
  'not-found': status(404),
  busy: status(429, { retryAfterSeconds: 90 }),
  away: status(503),
  'not-json': {
    kind: 'badAnswer',
    reason: 'notJson',
    detail: 'https://statements.example/v1/pdf2',
  },
  redirected: {
    kind: 'badAnswer',
    reason: 'redirected',
    detail: 'https://statements.example/v1/pdf2',
  },
  'no-token': { kind: 'setup', reason: 'noToken' },
  scan: {
    kind: 'nonSuccess',
    code: 'pdf/fail/image-pdf',
    message: 'The PDF has no text layer.',
    data: undefined,
    credits: { deducted: 0, left: 41.9 },
  },
};

const bank: Partial<PageLook> = {
  site: 'online.harbour.example',
  pattern: 'https://online.harbour.example/*',
  pickup: false,
  links: [
    ['Statement March 2025', '2025-03'],
    ['Statement February 2025', '2025-02'],
    ['Annual summary of interest and charges for the tax year 2024 to 2025.pdf', undefined],
  ].map(([label = '', month], at) => ({
    url: `https://online.harbour.example/${at}.pdf`,
    label,
    month,
    frameId: 0,
  })),
};

const failing = (failure: JobFailure): Scene => ({
  page: 'popup',
  world: { jobs: [job('statement-2025-03.pdf', { kind: 'failed', failure })], statements: recent },
});

const shown = (name: string, statement: Parameters<typeof record>[1]): Scene => ({
  page: 'popup',
  world: {
    statements: [
      record(`${name}.pdf`, statement),
      ...recent.filter((other) => other.name !== `${name}.pdf`),
    ],
  },
  choose: `statement-${name}.pdf`,
});

export const SCENES: Record<string, Scene> = {
  empty: { page: 'popup', world: {} },
  'empty-on-bank': { page: 'popup', world: { look: bank } },
  list: {
    page: 'popup',
    world: {
      statements: recent,
      look: { site: 'news.example', pattern: 'https://news.example/*' },
    },
  },
  'list-uneven': {
    page: 'popup',
    world: {
      statements: [
        ...recent,
        record('long.pdf', data.longPayee, 10_000),
        record('rtl.pdf', data.rightToLeft, 11_000),
        record('simple.pdf', data.cardSimple, 12_000),
      ].map((statement, at) =>
        at % 2 === 0
          ? statement
          : { ...statement, period: { from: '2024-11-18', to: '2025-02-07' } },
      ),
      look: { site: 'news.example' },
    },
  },
  'bank-page': { page: 'popup', world: { statements: recent, look: bank } },
  'bank-page-further': {
    page: 'popup',
    world: {
      statements: recent,
      look: { ...bank, furtherHosts: ['https://downloads.harbour-documents.example/*'] },
    },
  },
  'site-on-further': {
    page: 'popup',
    world: {
      statements: recent,
      look: {
        ...bank,
        pickup: true,
        furtherHosts: ['https://downloads.harbour-documents.example/*'],
      },
    },
  },
  'site-just-on': {
    page: 'popup',
    world: { statements: recent, look: bank, fileAccess: 'off' },
    clicks: ['Pick up statements'],
  },
  'site-on': {
    page: 'popup',
    world: { statements: recent, look: { ...bank, pickup: true, links: [] } },
  },
  'pdf-tab': {
    page: 'popup',
    world: {
      statements: recent,
      look: {
        site: 'online.harbour.example',
        pattern: 'https://online.harbour.example/*',
        isPdf: true,
      },
    },
  },
  working: {
    page: 'popup',
    world: {
      jobs: [
        job('2025-03 statement.pdf', { kind: 'reading', page: 3, pages: 12 }),
        job('card.pdf', { kind: 'reading', page: 0, pages: undefined }),
        job('february.pdf', { kind: 'capturing' }),
      ],
      statements: recent,
    },
  },
  password: {
    page: 'popup',
    world: {
      jobs: [job('march.pdf', { kind: 'needsPassword', reason: 'required' })],
      statements: recent,
    },
  },
  'password-wrong': {
    page: 'popup',
    world: {
      jobs: [job('march.pdf', { kind: 'needsPassword', reason: 'incorrect' })],
      statements: recent,
    },
  },
  'failed-no-statement': failing({
    kind: 'nonSuccess',
    code: 'pdf/fail/unknown-pdf',
    message: undefined,
    data: undefined,
  }),
  'failed-scan': failing({
    kind: 'nonSuccess',
    code: 'pdf/fail/image-pdf',
    message: 'The PDF has no text layer.',
    data: undefined,
  }),
  'failed-refused': failing({ kind: 'capture', reason: 'refused', status: 403 }),
  'failed-not-let-in': failing({ kind: 'capture', reason: 'notLetIn' }),
  'failed-other-host': failing({
    kind: 'capture',
    reason: 'otherHost',
    site: 'https://online.harbour.example/*',
    host: 'https://downloads.harbour.example/*',
  }),
  'failed-no-access': failing({ kind: 'capture', reason: 'noAccess' }),
  'failed-token': failing({
    kind: 'unknownStatus',
    status: 401,
    code: 'error/common/dev/authorization',
    message: 'The token has expired.',
    retryAfterSeconds: undefined,
  }),
  'failed-quiet': {
    page: 'popup',
    world: {
      jobs: [
        job(
          'terms-and-conditions.pdf',
          {
            kind: 'failed',
            failure: {
              kind: 'nonSuccess',
              code: 'pdf/fail/unknown-pdf',
              message: undefined,
              data: undefined,
            },
          },
          false,
        ),
      ],
      statements: recent,
    },
  },
  'done-proven': shown('march', data.proven),
  'done-broken': shown('march', data.broken),
  'done-broken-millions': shown('march', data.brokenMillions),
  'done-unchecked': shown('march', data.unchecked),
  'working-and-done': {
    ...shown('march', data.proven),
    world: {
      jobs: [job('april.pdf', { kind: 'reading', page: 3, pages: 12 })],
      statements: recent,
    },
  },
  'card-simple': shown('card', data.cardSimple),
  'card-breakdown': shown('card', data.cardBreakdown),
  'card-users': shown('card', data.cardUsers),
  'several-accounts': shown('march', data.severalAccounts),
  'ten-thousand-rows': shown('march', data.tenThousand),
  'long-payee': shown('march', data.longPayee),
  'long-title': {
    page: 'popup',
    world: { statements: [longTitle, ...recent.slice(1)] },
    choose: longTitle.id,
  },
  'full-long-title': {
    page: 'statements',
    world: { statements: [longTitle, ...recent.slice(1)] },
    choose: longTitle.id,
  },
  'right-to-left': shown('march', data.rightToLeft),
  'full-empty': { page: 'statements', world: {} },
  'full-proven': { ...shown('march', data.proven), page: 'statements' },
  'full-broken': { ...shown('march', data.broken), page: 'statements' },
  'full-broken-millions': {
    page: 'statements',
    world: {
      statements: [record('march.pdf', data.brokenMillions), ...recent.slice(1)].map(
        (statement) => ({ ...statement, period: { from: '2024-11-18', to: '2025-02-07' } }),
      ),
    },
    choose: 'statement-march.pdf',
  },
  'full-card-users': { ...shown('card', data.cardUsers), page: 'statements' },
  'full-ten-thousand': { ...shown('march', data.tenThousand), page: 'statements' },
  'full-jobs': {
    page: 'statements',
    world: {
      jobs: [
        job('2025-03 statement.pdf', { kind: 'reading', page: 3, pages: 12 }),
        job('march.pdf', { kind: 'needsPassword', reason: 'incorrect' }),
        job('scan.pdf', {
          kind: 'failed',
          failure: {
            kind: 'nonSuccess',
            code: 'pdf/fail/image-pdf',
            message: undefined,
            data: undefined,
          },
        }),
      ],
      statements: recent,
    },
  },
  'saving-program': {
    ...shown('march', data.proven),
    clicks: ['Download as …', 'YNAB'],
  },
  'saving-again': {
    ...shown('march', data.proven),
    clicks: ['Download as …', 'QIF', 'Save', 'Download as …', 'QIF'],
  },
  'menu-open': { ...shown('march', data.proven), clicks: ['Download as …'] },
  'keys-open': { ...shown('march', data.proven), clicks: ['Keys'] },
  'row-open': { ...shown('march', data.broken), clicks: ['row 3'] },
  forgotten: { ...shown('march', data.proven), clicks: ['Forget Pelican Card'] },
  'details-open': {
    ...failing({
      kind: 'unknownStatus',
      status: 401,
      code: 'error/common/dev/authorization',
      message: 'The token has expired.',
      retryAfterSeconds: undefined,
    }),
    clicks: ['Details'],
  },
  'full-selected': {
    ...shown('march', data.proven),
    page: 'statements',
    clicks: ['Select Harbour Savings Bank', 'Select Pelican Card'],
  },
  'full-saving-several': {
    ...shown('march', data.proven),
    page: 'statements',
    clicks: ['Select Harbour Savings Bank', 'Select Pelican Card', 'several CSV'],
  },
  'full-details': { ...shown('march', data.proven), page: 'statements', clicks: ['Details'] },
  'service-set': {
    page: 'popup',
    world: {
      service,
      jobs: [
        { ...job('2025-03.pdf', { kind: 'reading', page: 0, pages: undefined }), where: 'service' },
        {
          ...job('locked.pdf', { kind: 'needsPassword', reason: 'required' }),
          where: 'service',
        },
      ],
      statements: recent,
    },
  },
  ...Object.fromEntries(
    Object.entries(SERVICE_FAILURES).map(([name, failure]): [string, Scene] => [
      `failed-service-${name}`,
      {
        page: 'popup',
        world: {
          service,
          jobs: [
            { ...job('statement-2025-03.pdf', { kind: 'failed', failure }), where: 'service' },
          ],
          statements: recent,
        },
        clicks: failure.kind === 'tooBig' || failure.kind === 'setup' ? [] : ['Details'],
      },
    ]),
  ),
  sandbox: {
    page: 'popup',
    world: { service, statements: [fromSandbox, ...recent.slice(1)] },
    choose: fromSandbox.id,
  },
  'full-sandbox': {
    page: 'statements',
    world: { service, statements: [fromSandbox, ...recent.slice(1)] },
    choose: fromSandbox.id,
  },
  'full-service': {
    page: 'statements',
    world: { service, statements: [fromService, ...recent.slice(1)] },
    choose: fromService.id,
  },
  'full-compared': {
    page: 'statements',
    world: { service, statements: [compared(data.proven), ...recent.slice(1)] },
    choose: fromService.id,
  },
  'full-compared-unlike': {
    page: 'statements',
    world: { service, statements: [compared(readOtherwise), ...recent.slice(1)] },
    choose: fromService.id,
  },
  options: {
    page: 'options',
    world: {
      statements: recent,
      sites: [
        {
          pattern: 'https://online.harbour.example/*',
          buttons: true,
          hosts: ['https://downloads.harbour.example/*'],
        },
        { pattern: 'https://cards.pelican.example/*', buttons: false },
      ],
    },
  },
  'options-service': { page: 'options', world: { service, statements: recent } },
  'options-service-new': { page: 'options', world: {}, clicks: ['Extraction service'] },
  'options-service-wrong': {
    page: 'options',
    world: {},
    clicks: ['Extraction service', 'Save'],
  },
  'options-sandbox': {
    page: 'options',
    world: {
      service: {
        where: 'service',
        service: { ...service.service, mode: 'sandbox', fallback: true },
        token: 'session',
      },
    },
  },
  'options-tested': {
    page: 'options',
    world: {
      service,
      tested: {
        ok: true,
        envelope: {
          ...record('Sample.pdf', SAMPLE).envelope,
          sandbox: true,
          creditsDeducted: 0,
          creditBalance: 41.9,
        },
      },
    },
    clicks: ['Test the connection'],
  },
  'options-test-failed': {
    page: 'options',
    world: {
      service,
      tested: {
        ok: false,
        failure: {
          kind: 'unknownStatus',
          status: 401,
          code: 'error/common/dev/authorization',
          message: 'A valid access token is needed.',
          retryAfterSeconds: undefined,
        },
      },
    },
    clicks: ['Test the connection'],
  },
  'options-new': { page: 'options', world: { fileAccess: 'on' } },
  'options-firefox': { page: 'options', world: { fileAccess: 'unavailable' } },
};
