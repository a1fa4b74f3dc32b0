import { z } from 'zod';
import { ServiceNow } from '@/utils/endpoint';
import type { Command } from './command';

const id = z.uuid();
const tabId = z.int();

const forBackground = <Input, Result>(
  name: string,
  input: z.ZodType<Input>,
  result: z.ZodType<Result>,
): Command<Input, Result> => ({ to: 'background', name, input, result });

/** There are jobs that wait to be read: their bytes lie in the store. */
export const readWaiting = forBackground('readWaiting', z.object({}), z.void());
export const extractLink = forBackground(
  'extractLink',
  z.object({ tabId, frameId: z.int(), url: z.url(), label: z.string() }),
  id,
);
export const extractTab = forBackground('extractTab', z.object({ tabId }), id);
export const cancelJob = forBackground('cancelJob', z.object({ id }), z.void());
const where = z.enum(['device', 'service']);
export const retryJob = forBackground(
  'retryJob',
  z.object({ id, where: where.optional() }),
  z.void(),
);
/** Read a statement's PDF once more, for a second answer. */
export const readAgain = forBackground('readAgain', z.object({ id, where }), z.void());
/** Make a statement's second answer its own. */
export const useOther = forBackground('useOther', z.object({ id }), z.void());
/** How the extraction service can be asked now, its token with it: for the host, which has no storage API. */
export const readService = forBackground('readService', z.object({}), ServiceNow);
export const givePassword = forBackground(
  'givePassword',
  z.object({ id, password: z.string() }),
  z.void(),
);
export const dismissJob = forBackground('dismissJob', z.object({ id }), z.void());
/** By the background, since a popup that closes can finish nothing itself. */
export const removeStatement = forBackground('removeStatement', z.object({ id }), z.void());
/** All that is kept; with `until`, of what came until then. */
export const removeAll = forBackground(
  'removeAll',
  z.object({ until: z.number().optional() }),
  z.void(),
);

/** Read all jobs that wait to be read; answered when none is left. Passwords are by job. */
export const work: Command<{ passwords: Record<string, string> }, void> = {
  to: 'host',
  name: 'work',
  input: z.object({ passwords: z.record(id, z.string()) }),
  result: z.void(),
};
/** Stop reading this job, if that is being done. */
export const stopReading: Command<{ id: string }, void> = {
  to: 'host',
  name: 'stopReading',
  input: z.object({ id }),
  result: z.void(),
};
