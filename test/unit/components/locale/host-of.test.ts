import { expect, test } from 'vitest';
import { hostOf } from '@/components/locale';

test.each([
  ['https://bank.example/*', 'bank.example'],
  ['https://*.bank.example/*', '*.bank.example'],
  ['http://127.0.0.1:8080/*', '127.0.0.1:8080'],
  ['https://extract.example/v1', 'extract.example'],
  ['nothing', ''],
])('of %s people are shown "%s"', (address, host) => expect(hostOf(address)).toBe(host));
