/** An error's name and where it came from, without its message: that may quote the statement. */
export function nameError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const frame = error.stack?.split('\n').find((line) => /^\s+at /.test(line));
  return frame === undefined ? error.name : `${error.name} ${frame.trim()}`;
}
