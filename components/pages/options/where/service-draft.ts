import { readBaseUrl } from '@/utils/endpoint';
import type { ServiceForm, ServiceState } from '@/utils/messaging';
import type { MessageKey } from '../../../locale';

/** What stands in the fields, as it was typed. */
export type ServiceDraft = {
  address: string;
  /** Empty where the token that is kept stays. */
  token: string;
  forgetsToken: boolean;
  mode: 'production' | 'sandbox';
  path: 'pdf2' | 'pdf';
  seconds: string;
  fallback: boolean;
};

/** A field that can't be saved as it is, and what to do about it. */
export type FieldProblem = { field: 'address' | 'token' | 'seconds'; words: MessageKey };

/** Where no service was set up before. */
export const NEW_SERVICE: ServiceDraft = {
  address: '',
  token: '',
  forgetsToken: false,
  mode: 'production',
  path: 'pdf2',
  seconds: '120',
  fallback: false,
};
const SECONDS = { least: 5, most: 600 };

/** What is set up, as it stands in the fields; the token itself is never among it. */
export const draftOfService = ({ service, token }: ServiceState): ServiceDraft =>
  service
    ? {
        address: service.baseUrl,
        token: '',
        forgetsToken: token === 'session',
        mode: service.mode,
        path: service.path,
        seconds: String(service.timeLimitSeconds),
        fallback: service.fallback,
      }
    : NEW_SERVICE;

const ADDRESS_PROBLEMS = {
  notUrl: 'service_address_notUrl',
  notHttps: 'service_address_notHttps',
  hasMore: 'service_address_hasMore',
} as const;

/** The fields as they can be saved, or the first that can't. */
export const readDraft = (
  draft: ServiceDraft,
  saved: ServiceState | undefined,
): { form: ServiceForm } | { problem: FieldProblem } => {
  const problem = (field: FieldProblem['field'], words: MessageKey) => ({
    problem: { field, words },
  });
  const address = readBaseUrl(draft.address);
  if (!address.ok) return problem('address', ADDRESS_PROBLEMS[address.problem]);
  const { baseUrl } = address;
  const token = draft.token.trim().replace(/^Bearer\s+/i, '');
  const stays = saved?.token !== 'none' && saved?.service?.baseUrl === baseUrl;
  if (token === '' && !stays) return problem('token', 'service_token_missing');
  if (/[^\x21-\x7e]/.test(token)) return problem('token', 'service_token_malformed');
  const seconds = Number(draft.seconds);
  if (!Number.isInteger(seconds) || seconds < SECONDS.least || seconds > SECONDS.most)
    return problem('seconds', 'service_seconds_wrong');
  const { mode, path, fallback, forgetsToken } = draft;
  return {
    form: {
      service: { baseUrl, mode, path, timeLimitSeconds: seconds, fallback },
      token,
      keep: forgetsToken ? 'session' : 'always',
    },
  };
};
