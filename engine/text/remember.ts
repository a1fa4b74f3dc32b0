/** Texts remembered per function: more than the longest statements have; then it begins anew. */
const LIMIT = 50_000;

/**
 * The same function of a text and a context (such as a lexicon), which answers at once what it was asked before:
 * statements repeat their words. Answers are shared, so nobody may change them.
 */
export function remember<Context extends object, Answer>(
  read: (text: string, context: Context) => Answer | undefined,
): (text: string, context: Context) => Answer | undefined {
  const contexts = new WeakMap<Context, Map<string, Answer | undefined>>();
  let current: Context | undefined;
  let known = new Map<string, Answer | undefined>();
  return (text, context) => {
    if (context !== current) {
      current = context;
      known = contexts.get(context) ?? new Map();
      contexts.set(context, known);
    }
    const answer = known.get(text);
    if (answer !== undefined || known.has(text)) return answer;
    const fresh = read(text, context);
    if (known.size >= LIMIT) known.clear();
    known.set(text, fresh);
    return fresh;
  };
}
