import { expect, test } from 'vitest';
import { readBaseUrl } from '@/utils/endpoint';

test.each([
  ['https://api.example', 'https://api.example'],
  [' https://API.example/ ', 'https://api.example'],
  ['https://api.example/v1/', 'https://api.example/v1'],
  ['https://api.example/v1/pdf2', 'https://api.example/v1'],
  ['https://api.example/pdf2test/', 'https://api.example'],
  ['http://localhost:8484', 'http://localhost:8484'],
  ['http://127.0.0.1:8484', 'http://127.0.0.1:8484'],
  ['http://[::1]:8484', 'http://[::1]:8484'],
])('%s is the service at %s', (text, baseUrl) => {
  expect(readBaseUrl(text)).toEqual({ ok: true, baseUrl });
});

test.each([
  ['', 'notUrl'],
  ['api.example', 'notUrl'],
  ['http://api.example', 'notHttps'],
  ['http://127.0.0.1.evil.example', 'notHttps'],
  ['http://localhost.evil.example', 'notHttps'],
  ['ftp://localhost', 'notHttps'],
  ['file:///etc/passwd', 'notHttps'],
  ['https://me:secret@api.example', 'hasMore'],
  ['https://api.example/?token=secret', 'hasMore'],
  ['https://api.example/#x', 'hasMore'],
])('%s is none: %s', (text, problem) => {
  expect(readBaseUrl(text)).toEqual({ ok: false, problem });
});
