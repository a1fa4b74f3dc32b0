import { envelopeFormat } from '../format';

/** Longer lists are written in slices. */
const LONG = 200;

const isLong = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > LONG;

const holdsLong = (value: unknown): boolean =>
  isLong(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(holdsLong));

/** A value as JSON, its long lists an element a line, in slices between which a page may answer. */
function* jsonSlices(value: unknown): Generator<string> {
  if (isLong(value)) {
    for (let at = 0; at < value.length; at += LONG) {
      const elements = value.slice(at, at + LONG).map((element) => JSON.stringify(element));
      yield `${at === 0 ? '[' : ','}\n${elements.join(',\n')}`;
    }
    yield '\n]';
  } else if (Array.isArray(value) && holdsLong(value)) {
    for (const [index, element] of value.entries()) {
      yield index === 0 ? '[\n' : ',\n';
      yield* jsonSlices(element);
    }
    yield '\n]';
  } else if (typeof value === 'object' && value !== null && holdsLong(value)) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    for (const [index, [key, field]] of fields.entries()) {
      yield `${index === 0 ? '{' : ','}\n${JSON.stringify(key)}: `;
      yield* jsonSlices(field);
    }
    yield '\n}';
  } else yield JSON.stringify(value, null, 2);
}

/** The API's envelope, as it came. */
export const json = envelopeFormat({
  id: 'json',
  name: 'JSON',
  extension: 'json',
  mediaType: 'application/json',
  limits: {},
  write: ({ envelope }) => jsonSlices(envelope),
});
