import { describe, expect, it } from 'vitest';
import {
  draftOfService,
  NEW_SERVICE,
  readDraft,
} from '@/components/pages/options/where/service-draft';
import type { ServiceState } from '@/utils/messaging';

const SAVED: ServiceState = {
  where: 'service',
  service: {
    baseUrl: 'https://api.example',
    mode: 'sandbox',
    path: 'pdf',
    timeLimitSeconds: 30,
    fallback: true,
  },
  token: 'session',
};

describe('what stands in the fields of the service', () => {
  it('is what is set up, without its token, and can be saved as it is', () => {
    const draft = draftOfService(SAVED);
    expect(draft.token).toBe('');
    expect(readDraft(draft, SAVED)).toEqual({
      form: { service: SAVED.service, token: '', keep: 'session' },
    });
  });

  it('is read as a person writes it', () => {
    const draft = {
      ...NEW_SERVICE,
      address: ' https://api.example/v1/pdf2 ',
      token: ' bearer a.b ',
    };
    expect(readDraft(draft, undefined)).toMatchObject({
      form: { service: { baseUrl: 'https://api.example/v1' }, token: 'a.b', keep: 'always' },
    });
  });

  it.each([
    [{ address: 'api.example' }, 'address', 'service_address_notUrl'],
    [{ address: 'http://api.example' }, 'address', 'service_address_notHttps'],
    [{ address: 'https://api.example/?key=1' }, 'address', 'service_address_hasMore'],
    [{ address: 'https://other.example' }, 'token', 'service_token_missing'],
    [{ token: 'a b' }, 'token', 'service_token_malformed'],
    [{ seconds: '4' }, 'seconds', 'service_seconds_wrong'],
    [{ seconds: '5.5' }, 'seconds', 'service_seconds_wrong'],
    [{ seconds: '601' }, 'seconds', 'service_seconds_wrong'],
  ] as const)('cannot be saved with %j', (changes, field, words) => {
    expect(readDraft({ ...draftOfService(SAVED), ...changes }, SAVED)).toEqual({
      problem: { field, words },
    });
  });
});
