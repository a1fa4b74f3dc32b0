/** Rows per slice of work: about a millisecond's worth, so that a pause is never far. */
const ROWS = 500;

/** Lines of text joined into slices, each a step between which the caller may pause. */
export function* slices(lines: Iterable<string>): Generator<string> {
  let slice = '';
  let count = 0;
  for (const line of lines) {
    slice += line;
    count += 1;
    if (count % ROWS === 0) {
      yield slice;
      slice = '';
    }
  }
  if (slice !== '') yield slice;
}
