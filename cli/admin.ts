/**
 * `npm run --silent admin -- COMMAND`: accounts, tokens, credit, usage and keys of a service, as JSON.
 * Exit code 0: done; 1: not done, with the reason on standard error; 2: wrong use.
 */
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { AdminCommand, administer, databaseOf, readSettings } from '@/server';

const USAGE = `usage: npm run --silent admin -- COMMAND
  accounts                                    list all
  accounts create NAME [--billing prepaid|metered] [--credits N]
  accounts billing ACCOUNT prepaid|metered
  accounts credit ACCOUNT CREDITS [--note TEXT]
  usage ACCOUNT [--from DATE] [--to DATE]
  tokens ACCOUNT                              list all that are not deleted
  tokens create ACCOUNT NAME [--access production|sandbox] [--manages] [--days N]
  tokens delete ACCOUNT TOKEN
  keys                                        list the keys that sign tokens
  keys rotate                                 sign new tokens with a new key
  keys retire KEY                             end every token of a key
The database is the service's own: DATABASE_URL, or DATA_DIR, also while the service runs.`;

/** Names of the positional arguments after each command. */
const COMMANDS: Record<string, readonly string[]> = {
  'accounts create': ['name'],
  'accounts billing': ['account', 'billing'],
  'accounts credit': ['account', 'credits'],
  'tokens create': ['account', 'name'],
  'tokens delete': ['account', 'token'],
  'keys rotate': [],
  'keys retire': ['key'],
  usage: ['account'],
  accounts: [],
  tokens: ['account'],
  keys: [],
};

function readArguments() {
  return parseArgs({
    allowPositionals: true,
    options: {
      billing: { type: 'string' },
      credits: { type: 'string' },
      note: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      access: { type: 'string' },
      manages: { type: 'boolean' },
      days: { type: 'string' },
    },
  });
}

/** The command that the arguments ask for; undefined when they make none. */
function parse({
  positionals,
  values,
}: ReturnType<typeof readArguments>): AdminCommand | undefined {
  const [first = '', second = ''] = positionals;
  const isTwoWords = `${first} ${second}` in COMMANDS;
  const name = isTwoWords ? `${first} ${second}` : first;
  const names = COMMANDS[name];
  const given = positionals.slice(isTwoWords ? 2 : 1);
  if (names === undefined || given.length !== names.length) return undefined;
  const isList = !isTwoWords && name !== 'usage';
  return AdminCommand.safeParse({
    ...values,
    ...Object.fromEntries(names.map((key, index) => [key, given[index]])),
    do: isList ? `${name} list` : name,
  }).data;
}

function readCommand(): AdminCommand | undefined {
  try {
    return parse(readArguments());
  } catch {
    return undefined; // an option that there is not
  }
}

async function main(): Promise<void> {
  const command = readCommand();
  if (command === undefined) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const database = databaseOf(readSettings(process.env));
  const result = await administer(database, command, pino({ level: 'silent' }));
  console.log(JSON.stringify(result, null, 2));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
