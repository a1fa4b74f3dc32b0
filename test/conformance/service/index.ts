import { afterAll, beforeAll, describe } from 'vitest';
import { type TestServiceOptions, type TestService, openTestService } from '@/test/support/service';
import { describeBadInput } from './bad-input';
import { describeExtraction } from './extraction';
import { describeMetering } from './metering';
import { describeOperation } from './operation';
import { describeTokens } from './tokens';

/** Everything that the contract asks of a service, asked of one that is opened with these options. */
export function describeService(name: string, options: () => TestServiceOptions): void {
  describe(`the service ${name}`, () => {
    let service: TestService;
    beforeAll(async () => {
      service = await openTestService(options());
    });
    afterAll(() => service.close());
    const subject = () => service;
    describe('extracts:', () => describeExtraction(subject));
    describe('bad input:', () => describeBadInput(subject));
    describe('tokens:', () => describeTokens(subject));
    describe('metering:', () => describeMetering(subject));
    describe('operation:', () => describeOperation(subject));
  });
}
