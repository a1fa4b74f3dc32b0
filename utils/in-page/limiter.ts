/** Lets at most so many through within any stretch of time. */
export function limiter(
  { most, withinMs }: { most: number; withinMs: number },
  now: () => number,
): () => boolean {
  let passed: number[] = [];
  return () => {
    const at = now();
    passed = passed.filter((time) => at - time < withinMs);
    if (passed.length >= most) return false;
    passed = [...passed, at];
    return true;
  };
}
