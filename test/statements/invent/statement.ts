import { addDays } from '../calendar';
import type { Content } from '../content';
import { currencyOf, type Currency } from '../currency';
import type { Account, Cardholder, Statement } from '../model';
import { seeded, type Random } from '../random';
import { flawed } from './flaw';
import { inventLedger } from './ledger';
import { type World, worldOf } from '../worlds';

/** The model of a statement: equal seed and content give an equal model. */
export function inventStatement(seed: number, content: Content): Statement {
  const random = seeded(seed);
  const world = worldOf(content.language);
  const { names } = world;
  const currency = currencyOf(content.currency);
  const who = random.fork('who');
  const drawn = who.pick(names.issuers);
  const issuer = names.issuers.find(({ name }) => name === content.issuer) ?? drawn;
  const person = who.pick(names.people);
  const others = names.people.filter((name) => name !== person);
  const strangers: World = { ...world, names: { ...names, people: others } };
  const account = (index: number) =>
    inventAccount(content, person, currency, strangers, random.fork(`account ${index}`));
  return {
    seed,
    kind: content.kind,
    language: content.language,
    currency,
    issuer: { name: issuer.name, domain: issuer.domain, lines: [...issuer.lines] },
    holder: [person, ...who.pick(names.addresses)],
    number: String(who.int(1, 400)),
    from: content.from,
    to: content.to,
    issuedOn: addDays(content.to, who.int(0, 3)),
    accounts: [
      account(0),
      ...Array.from({ length: content.accounts - 1 }, (_, i) => account(i + 1)),
    ],
  };
}

function inventAccount(
  content: Content,
  person: string,
  currency: Currency,
  world: World,
  random: Random,
): Account {
  const card = content.kind === 'card';
  const unit = currency.decimals === 0 ? 100 : 10 ** currency.decimals;
  const size = random.int(200 * unit, 4000 * unit);
  const opening = card || (content.overdrawn && random.chance(0.3)) ? -size : size;
  const rows = inventLedger(content, opening, currency, world, random.fork('ledger'));
  const printed = flawed(rows, content.flaw);
  const others = random.shuffle(world.names.people);
  const holder = (name: string): Cardholder => ({ name, number: cardNumber(random) });
  return {
    number: card ? cardNumber(random) : random.digits(random.int(8, 11)),
    type: random.pick(card ? world.names.cardTypes : world.names.accountTypes),
    opening,
    closing: rows.at(-1)?.balance ?? opening,
    ties: printed === rows,
    cardholders: [holder(person), ...others.slice(0, content.cardholders - 1).map(holder)],
    rows: [...printed],
  };
}

const cardNumber = (random: Random) => `${random.digits(4)} XXXX XXXX ${random.digits(4)}`;
