import { compose, type Composed } from './compose';
import { currencyOf } from './currency';
import { inventStatement } from './invent';
import { type OneStatement, Params, type StatementParams } from './params';
import { truthOf, type Truth } from './truth';
import { worldOf } from './worlds';
import { openPress, type Press, type Script, scriptFor, type Wrapper } from './write';

/**
 * Makes a statement's PDF and its truth. Equal parameters give equal bytes, except under a password,
 * whose salts are random. Throws on parameters that are none, or that no page can hold.
 */
export async function makeStatement(
  params: StatementParams,
): Promise<{ pdf: Uint8Array; truth: Truth }> {
  const whole = Params.parse(params);
  const press = openPress(wrapperOf(whole), {
    layout: whole.layout,
    script: scriptOf(whole),
    seed: whole.seed,
  });
  const first = composeOne(whole, press);
  const others = (whole.also ?? []).map((one) => composeOne(one, press));
  const sheets = [first, ...others].flatMap(({ composed }) => composed.sheets);
  return {
    pdf: await press.print(sheets),
    truth: {
      ...first.truth,
      ...(others.length > 0 ? { others: others.map(({ truth }) => truth) } : {}),
    },
  };
}

function composeOne(one: OneStatement, press: Press): { composed: Composed; truth: Truth } {
  const { seed, content, layout } = one;
  const statement = inventStatement(seed, content);
  const composed = compose(statement, layout, press.measure);
  return { composed, truth: truthOf(statement, layout, composed) };
}

function wrapperOf({ content: { from, to }, file }: Params): Wrapper {
  return {
    title: `Statement ${from} ${to}`,
    createdAt: new Date(`${to}T05:00:00Z`),
    ...file,
  };
}

/** The script of the language, or a larger one where the layout prints what its fonts lack. */
function scriptOf({ content, layout }: Params): Script {
  const { symbol } = currencyOf(content.currency);
  const signs = [layout.sign, layout.balance.sign].map(({ form }) =>
    form === 'real minus' ? '\u2212' : '',
  );
  return scriptFor(worldOf(content.language).script, [symbol, layout.number.group, ...signs]);
}
