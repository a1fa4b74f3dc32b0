import { effect, signal, untracked, type Signal } from '@preact/signals';
import { SUCCESS_CODES, type StatementData } from '@/utils/contract';
import { flatten } from '@/utils/export';
import type { ExtractionOutcome } from '@/utils/endpoint';
import type {
  Api,
  Job,
  JobState,
  Over,
  PageLook,
  Retention,
  ServiceState,
  StatementRecord,
} from '@/utils/messaging';
import type { PickupSite } from '@/utils/settings';

/** What is on the made-up device. */
export type World = {
  jobs?: Job[];
  statements?: StatementRecord[];
  look?: Partial<PageLook>;
  sites?: PickupSite[];
  fileAccess?: 'on' | 'off' | 'unavailable';
  service?: ServiceState;
  /** What the service answers to the sample. */
  tested?: ExtractionOutcome;
  /** What is past a time that may be chosen for it. */
  over?: Partial<Record<Retention, Partial<Over>>>;
  /** What a person answers when asked for a permission. */
  grants?: boolean;
};

const NOW = Date.UTC(2025, 3, 2, 9, 30);

export const job = (name: string, state: JobState, asked = true): Job => ({
  id: `job-${name}`,
  name,
  origin: { way: 'download', site: 'bank.example' },
  asked,
  size: 182_000,
  hash: 'ab',
  source: undefined,
  retention: 'untilDeleted',
  session: 's',
  attempts: 1,
  createdAt: NOW + 1000,
  updatedAt: NOW,
  state,
});

export const record = (name: string, data: StatementData, minutesAgo = 0): StatementRecord => {
  const accounts = flatten(data);
  const [first] = accounts;
  if (!first) throw new Error('A made-up statement needs an account');
  const rows = accounts.flatMap((account) => account.rows).length;
  const broken = accounts.some(({ proof }) => proof?.verdict === 'broken');
  return {
    id: `statement-${name}`,
    jobId: `done-${name}`,
    name,
    origin: { way: 'download', site: 'bank.example' },
    hash: 'ab',
    size: 182_000,
    addedAt: NOW - minutesAgo * 60_000,
    retention: 'untilDeleted',
    session: 's',
    extractedBy: { where: 'device', version: '0.1.0' },
    schema: data.type,
    kind: first.kind,
    issuer: first.issuer,
    last4: first.last4,
    period: first.period,
    currency: data.currency,
    proof: {
      verdict: broken ? 'broken' : (first.proof?.verdict ?? 'unchecked'),
      rows,
      provenRows: first.proof?.provenRows ?? 0,
    },
    accounts: accounts.length,
    envelope: {
      requestId: '0b0f7f0c-1d0e-4b45-8c1c-0d5f6c7b8a90',
      code: SUCCESS_CODES[data.type],
      type: 2,
      data,
    },
  };
};

/** A background over a made-up device: lists change as they are set, and what it was asked is kept. */
export type FakeBackground = {
  api: Api;
  jobs: Signal<Job[]>;
  statements: Signal<StatementRecord[]>;
  /** The commands given, in order: `retry job-march.pdf`. */
  asked: string[];
};

export const createFakeBackground = (world: World = {}): FakeBackground => {
  const jobs = signal(world.jobs ?? []);
  const statements = signal(world.statements ?? []);
  const service = signal<ServiceState>(
    world.service ?? { where: 'device', service: undefined, token: 'none' },
  );
  const asked: string[] = [];
  const ask = async (...words: (string | number)[]): Promise<void> => {
    asked.push(words.join(' '));
  };
  const watch =
    <T>(list: Signal<T>) =>
    (listener: (value: T) => void) =>
      effect(() => {
        const value = list.value;
        untracked(() => listener(value));
      });
  const api: Api = {
    jobs: {
      list: async () => jobs.value,
      watch: watch(jobs),
      cancel: (id) => ask('cancel', id),
      retry: (id, where) => ask('retry', id, ...(where ? [where] : [])),
      givePassword: (id, password) => ask('password', id, password),
      dismiss: (id) => ask('dismiss', id),
    },
    statements: {
      list: async () => statements.value,
      watch: watch(statements),
      get: async (id) => statements.value.find((statement) => statement.id === id),
      pdf: async () => undefined,
      extractAgain: (id, where) => ask('again', id, where),
      useOther: (id) => ask('useOther', id),
      remove: async (id) => {
        await ask('remove', id);
        statements.value = statements.value.filter((statement) => statement.id !== id);
      },
      removeAll: async (_until) => {
        await ask('removeAll');
        statements.value = [];
      },
      setRetention: (retention) => ask('retain', retention),
      findOver: async (retention) => ({
        entries: 0,
        exported: false,
        ...world.over?.[retention],
      }),
    },
    looked: () => ask('looked'),
    extractFiles: async (files) => {
      await ask('extract', ...files.map((file) => file.name));
      return files.map((file) => `job-${file.name}`);
    },
    page: {
      look: async () => ({
        tabId: 1,
        site: undefined,
        pattern: undefined,
        pickup: false,
        furtherHosts: [],
        isPdf: false,
        links: [],
        ...world.look,
      }),
      extractLink: async (tabId, link) => {
        await ask('link', tabId, link.url);
        return 'job';
      },
      extractTab: async (tabId) => {
        await ask('tab', tabId);
        return 'job';
      },
    },
    sites: {
      list: async () => world.sites ?? [],
      watch: (listener) => {
        listener(world.sites ?? []);
        return () => {};
      },
      switchOn: async (pattern, hosts = []) => {
        await ask('switchOn', pattern, ...hosts);
        return world.grants ?? true;
      },
      switchOff: (pattern) => ask('switchOff', pattern),
      leaveHost: (pattern, host) => ask('leaveHost', pattern, host),
      setButtons: (pattern, shown) => ask('buttons', pattern, String(shown)),
    },
    service: {
      watch: watch(service),
      save: async (form) => {
        await ask('save', JSON.stringify(form));
        if (world.grants === false) return false;
        const token = form.token === '' ? service.value.token : form.keep;
        service.value = { where: 'service', service: form.service, token };
        return true;
      },
      extractHere: async () => {
        await ask('extractHere');
        service.value = { ...service.value, where: 'device' };
      },
      forgetToken: async () => {
        await ask('forgetToken');
        service.value = { ...service.value, token: 'none' };
      },
      test: async (form) => {
        await ask('test', JSON.stringify(form));
        return world.grants === false ? undefined : world.tested;
      },
    },
    notifications: { get: async () => false, set: async (wanted) => wanted },
    fileAccess: {
      state: async () => world.fileAccess ?? 'off',
      openSettings: () => ask('fileSettings'),
      grant: async () => true,
    },
  };
  return { api, jobs, statements, asked };
};
