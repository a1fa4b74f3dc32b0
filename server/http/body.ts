import { ServiceError, invalidInputs } from './errors';

export type BodyLimits = {
  /** Of the body, both as sent and decompressed. */
  bytes: number;
  /** For the whole body to arrive. */
  milliseconds: number;
};

/** Request encodings that are understood, as `DecompressionStream` names them. */
const ENCODINGS: Record<string, 'gzip' | 'deflate'> = {
  gzip: 'gzip',
  'x-gzip': 'gzip',
  deflate: 'deflate',
};
/** The rest of the body is not waited for. */
const CLOSE = { Connection: 'close' };

/**
 * The body of a request, decompressed, read no further than its limits.
 * Throws `ServiceError`: 413 too big, 408 too slow, 415 unknown encoding, 400 broken off or not what the encoding says.
 */
export async function readBody(request: Request, limits: BodyLimits): Promise<Uint8Array> {
  const encoding = (request.headers.get('content-encoding') ?? 'identity').trim().toLowerCase();
  const format = ENCODINGS[encoding];
  if (format === undefined && encoding !== 'identity')
    throw invalidInputs(['Content-Encoding must be gzip, deflate or identity.'], 415, {
      ...CLOSE,
      'Accept-Encoding': 'gzip, deflate',
    });
  if (Number(request.headers.get('content-length')) > limits.bytes) throw tooBig(limits);
  if (request.body === null) return new Uint8Array();
  if (format === undefined) return collectInTime(request.body, limits);
  const sent = request.body.pipeThrough(limitTo(limits));
  return collectInTime(sent.pipeThrough(new DecompressionStream(format)), limits);
}

const tooBig = ({ bytes }: BodyLimits) =>
  invalidInputs([`The request body is larger than ${bytes} bytes.`], 413, CLOSE);

function limitTo(limits: BodyLimits): TransformStream<Uint8Array<ArrayBuffer>> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > limits.bytes) controller.error(tooBig(limits));
      else controller.enqueue(chunk);
    },
  });
}

async function collectInTime(
  stream: ReadableStream<Uint8Array>,
  limits: BodyLimits,
): Promise<Uint8Array> {
  const over = new AbortController();
  const late = new Promise<never>((_, reject) => {
    over.signal.addEventListener('abort', () => {
      const seconds = limits.milliseconds / 1_000;
      reject(invalidInputs([`The request body did not arrive within ${seconds} s.`], 408, CLOSE));
    });
  });
  const timer = setTimeout(() => over.abort(), limits.milliseconds);
  try {
    return await Promise.race([collect(stream, limits, over.signal), late]);
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    throw invalidInputs(['The request body broke off, or is not what its Content-Encoding says.']);
  } finally {
    clearTimeout(timer);
  }
}

/** The stream is left, not cancelled, when reading stops early: cancelling would close the connection before the answer. */
async function collect(
  stream: ReadableStream<Uint8Array>,
  limits: BodyLimits,
  over: AbortSignal,
): Promise<Uint8Array> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (!over.aborted) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limits.bytes) throw tooBig(limits);
    chunks.push(value);
  }
  return Buffer.concat(chunks, size);
}
