import { describe, expect, it } from 'vitest';
import { readSettings } from '@/server/settings';

describe('the settings', () => {
  it('have defaults that serve this machine only', () => {
    expect(readSettings({})).toMatchObject({
      HOST: '127.0.0.1',
      SIGN_UP: 'closed',
      BODY_LIMIT_BYTES: 15_728_640,
      CORS_ORIGINS: ['chrome-extension://*', 'moz-extension://*'],
    });
  });

  it('are read from the environment, an empty variable as none', () => {
    const settings = readSettings({
      PORT: '0',
      DATABASE_URL: '',
      CORS_ORIGINS: 'https://a.test, https://b.test',
    });
    expect(settings).toMatchObject({ PORT: 0, CORS_ORIGINS: ['https://a.test', 'https://b.test'] });
    expect(settings.DATABASE_URL).toBeUndefined();
  });

  it('say every wrong variable at once, and not its value', () => {
    const wrong = { PORT: 'abc', SIGN_UP: 'maybe', DATABASE_URL: 'mysql://user:hunter2@db' };
    expect(() => readSettings(wrong)).toThrow(/PORT: .*\n {2}DATABASE_URL: .*\n {2}SIGN_UP: /);
    expect(() => readSettings(wrong)).not.toThrow(/hunter2/);
  });
});
