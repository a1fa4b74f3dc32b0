import { type Envelope, ExtractRequest, ResultType } from '@/utils/contract';
import type { Extraction, ExtractionJob, Place } from '../extraction';
import { type Ctx, ServiceError, answer, invalidInputs, principalOf, readJson } from '../http';
import { type Idempotency, type Metered, idempotency, toCredits } from '../metering';
import { limitToSandbox } from '../sandbox';
import { decodePdf } from './decode-pdf';
import type { Deps, Handler } from './deps';
import { createWithPlace } from './with-place';

/** `/pdf`, `/pdf1`, `/pdf2`: charged before the answer leaves, whether or not the client is still there to hear it. */
export function extractAndCharge(deps: Deps): Handler {
  const withPlace = createWithPlace(deps, deps.settings.ACCOUNT_REQUESTS);
  return (c) =>
    withPlace(c, async (place) => {
      const job = await readJob(c, deps);
      const { account, tokenId } = principalOf(c);
      const request = {
        requestId: job.requestId,
        accountId: account.id,
        billing: account.billing,
        tokenId,
        endpoint: c.req.path,
        idempotency: idempotencyOf(c, job),
      };
      const metered = await deps.meter.charge(request, async (requestId) => {
        const extraction = await runLogged(deps, place, { ...job, requestId });
        return { extraction, requestId, ...billed(extraction) };
      });
      return answerMetered(c, metered);
    });
}

type Work = { extraction: Extraction; requestId: string };

function answerMetered(c: Ctx, metered: Metered<Work>): Response {
  if (metered.kind === 'insufficientCredit') throw noCredit();
  if (metered.kind === 'keyReused')
    throw invalidInputs(['Idempotency-Key: was used for another request']);
  const { work, settled, replayed } = metered;
  return answer(c, envelopeOf(work.extraction, work.requestId), {
    credits: {
      creditBalance: toCredits(settled.balanceMillis),
      creditsDeducted: settled.costMillis === 0 ? 0 : -toCredits(settled.costMillis),
    },
    ...(replayed && { headers: { 'Idempotent-Replayed': 'true' } }),
  });
}

/** `/pdf2test`: limited, free, recorded nowhere. */
export function extractForSandbox(deps: Deps): Handler {
  const withPlace = createWithPlace(deps, deps.settings.SANDBOX_REQUESTS);
  return (c) =>
    withPlace(c, async (place) => {
      const job = await readJob(c, deps);
      const extraction = await runLogged(deps, place, job);
      return answer(c, limitToSandbox(envelopeOf(extraction, job.requestId)));
    });
}

async function readJob(c: Ctx, { settings }: Deps): Promise<ExtractionJob> {
  const body = await readJson(c, ExtractRequest, {
    bytes: settings.BODY_LIMIT_BYTES,
    milliseconds: settings.BODY_TIMEOUT_SECONDS * 1_000,
  });
  const password = body.pass === '' ? undefined : body.pass;
  return { bytes: decodePdf(body.buffer), password, requestId: c.get('requestId') };
}

const KEY = /^[\x21-\x7e]{1,255}$/;

function idempotencyOf(c: Ctx, job: ExtractionJob): Idempotency | undefined {
  const key = c.req.header('idempotency-key');
  if (key === undefined) return undefined;
  if (!KEY.test(key))
    throw invalidInputs(['Idempotency-Key: must be 1 to 255 visible ASCII characters']);
  return idempotency(key, principalOf(c).account.id, { ...job, endpoint: c.req.path });
}

async function runLogged({ log }: Deps, place: Place, job: ExtractionJob): Promise<Extraction> {
  const extraction = await place.run(job);
  if (extraction.kind !== 'answered')
    log.warn({ requestId: job.requestId, ...extraction }, 'an extraction was lost');
  return extraction;
}

const FAILED = 'error/common/exception';
const CRASHED = 'pdf/fail/unknown-exception';

/** What the meter records of an extraction; a failure of the service is free, by its code. */
function billed(extraction: Extraction): { code: string; pages: number } {
  switch (extraction.kind) {
    case 'answered':
      return { code: extraction.envelope.code, pages: extraction.pages };
    case 'timedOut':
      return { code: FAILED, pages: 0 };
    case 'crashed':
      return { code: CRASHED, pages: 0 };
  }
}

function envelopeOf(extraction: Extraction, requestId: string): Envelope {
  switch (extraction.kind) {
    case 'answered':
      return { ...extraction.envelope, requestId };
    case 'timedOut':
      throw new ServiceError(
        504,
        FAILED,
        'The extraction of this PDF took longer than the service allows and was stopped. It was not charged.',
      );
    case 'crashed':
      return {
        requestId,
        code: CRASHED,
        type: ResultType.ERROR,
        message: 'The extraction of this PDF failed unexpectedly. It was not charged.',
        blame: 'SPIKE',
      };
  }
}

const noCredit = () =>
  new ServiceError(
    402,
    'error/common/access/insufficient-credit',
    'The account has no credit left. Add credit, then send the statement again.',
  );
