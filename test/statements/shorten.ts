import { Params, type StatementParams } from './params';

/** The same parameters without what is as usual: what is left is what the case is about. */
export function shorten(params: StatementParams): StatementParams {
  const whole = Params.parse(params);
  const usual = Params.parse({ seed: 0 });
  const one = ({ seed, content, layout }: Pick<Params, 'seed' | 'content' | 'layout'>) => ({
    seed,
    content: changes(content, usual.content),
    layout: changes(layout, usual.layout),
  });
  return {
    ...one(whole),
    ...(whole.also ? { also: whole.also.map(one) } : {}),
    ...(changed(whole.file, usual.file) ? { file: changes(whole.file, usual.file) } : {}),
  };
}

const changed = (mine: unknown, theirs: unknown) => JSON.stringify(mine) !== JSON.stringify(theirs);

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entries of an object that are not equal to the base's; a choice of its own kind stays whole. */
function changes<T extends object>(value: T, base: object): Partial<T> {
  const known = new Map<string, unknown>(Object.entries(base));
  const entries = Object.entries(value).flatMap(([key, mine]: [string, unknown]) => {
    const theirs = known.get(key);
    if (!changed(mine, theirs)) return [];
    const group = isPlain(mine) && isPlain(theirs) && !('form' in mine && key.endsWith('ign'));
    return [[key, group ? changes(mine, theirs) : mine]];
  });
  return Object.fromEntries(entries);
}
