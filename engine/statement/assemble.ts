import type { Choice } from '../proof';
import type { Group } from '../reading';
import { accountStatement } from './account-statement';
import { type AccountPart, accountsOf } from './accounts';
import { countedAgain, missesPages, pageNumbers } from './counted-pages';
import { titleMonth, unstatedPeriod } from './dating';
import {
  describe,
  kindOf,
  type KindVote,
  type Period,
  periodOf,
  type StatementFacts,
  titlesHeld,
} from './facts';
import { areOfDays, goesOnFrom, mayLackRows } from './goes-on-from';
import { leavesAccount } from './left-accounts';
import { saidAlone } from './lines-of';
import type { AccountStatement } from './model';
import { withDoubt } from './proving';
import { type ReadTables, readTables, type PlacedDocument } from './read-tables';
import { isUnread } from './unread-tables';

export type Assembly = {
  /** One per account, in printed order. */
  statements: AccountStatement[];
  choices: ReadonlyMap<Group, Choice>;
};

/**
 * Reads a document's entries into statements; none where no dated row moves money. `check` is called before each table and
 * account; what it throws ends the reading.
 */
export function assemble(document: PlacedDocument, check: () => void): Assembly {
  const { lines, groups, lexicon } = document;
  const tables = readTables(document, check);
  const numbered = pageNumbers(lines, lexicon);
  const parts = accountsOf(tables.blocks, {
    lines,
    labels: tables.labels,
    howOf: tables.howOf,
    periodIn: (from, to) => periodOf(lines.slice(from, to), tables.dates, lexicon),
    countedAgain: countedAgain(numbered, lines),
    order: tables.dates,
  });
  const reader = new AccountReader(document, tables, {
    isOnly: parts.length === 1,
    incomplete: missesPages(numbered, (lines.at(-1)?.page ?? 0) + 1),
  });
  const ofDays = areOfDays(parts);
  const statements: AccountStatement[] = [];
  for (const part of parts) {
    check();
    const before = statements.at(-1);
    const own = reader.read(part, before?.facts);
    if (!own) continue;
    const lacksRows = mayLackRows(before, part, own.facts);
    if (before && lacksRows) statements.splice(-1, 1, doubted(before));
    const mayBeOne = ofDays || lacksRows || goesOnFrom(before, part, own.facts);
    statements.push(mayBeOne ? doubted(own) : own);
  }
  const isUnsure =
    groups.some(({ segments }) => segments.some(isUnread)) ||
    leavesAccount(tables.labels, statements);
  return {
    statements: isUnsure ? statements.map(doubted) : statements,
    choices: tables.choices,
  };
}

/** Reads a document's accounts, one after the other. */
class AccountReader {
  /** Accounts of one statement share the period that is printed once, above the first. */
  private inherited: Period | undefined;
  private readonly month: ReturnType<typeof titleMonth>;

  constructor(
    private readonly document: PlacedDocument,
    private readonly tables: ReadTables,
    private readonly scope: { isOnly: boolean; incomplete: boolean },
  ) {
    this.month = titleMonth(tables.others, document.lexicon);
  }

  /** The statement of an account, with what it says of itself; undefined where no dated row moves money. */
  read(part: AccountPart, before: StatementFacts | undefined): AccountStatement | undefined {
    const { lines, lexicon, format, rules } = this.document;
    const { rows, others, strays, outside, dates } = this.tables;
    const whole = this.scope.isOnly ? { ...part, lines, labels: this.tables.labels } : part;
    const vote = this.kindOf(part);
    const { incomplete } = this.scope;
    const around = {
      lines,
      inherited: this.inherited,
      rows,
      others,
      strays,
      outside,
      incomplete,
      rules,
    };
    const choices = this.tables.choicesAs(part.blocks, vote.kind);
    const statement = accountStatement(whole, vote, around, choices, lexicon, format);
    if (!statement) return undefined;
    this.inherited = statement.period;
    const said = this.factsOf(whole.lines === lines ? lines : part.own, vote);
    const facts = part.follows ? ofSameAccount(said, before) : said;
    const period =
      statement.period ??
      unstatedPeriod(statement.rows, {
        month: this.month,
        labels: whole.labels,
        issuedOn: facts.issuedOn,
        order: dates,
      });
    return { ...statement, period, facts };
  }

  /** A card among bank accounts is read as a card, and the other way round. */
  private kindOf(part: AccountPart): KindVote {
    const { vote, rows } = this.tables;
    if (this.scope.isOnly) return vote;
    const { lines, lexicon } = this.document;
    const mine = kindOf(saidAlone(part, lines, rows), lexicon);
    const isSure = mine.certain && mine.labelled;
    // What others of the document are says less of it than the title above its table.
    const title = lines[(part.blocks[0]?.segment.header?.from ?? 0) - 1];
    if (title && titlesHeld(title) && mine.kind === 'bank') return mine;
    return mine.silent || (vote.certain && !isSure) ? vote : mine;
  }

  private factsOf(own: PlacedDocument['lines'], { kind }: KindVote): StatementFacts {
    const { lines, lexicon, format } = this.document;
    const { rows, names, others, dates, cards } = this.tables;
    const about = { lines, own, rows, names, others };
    return describe({ ...about, kind, lexicon, dates, scale: format.scale, cards });
  }
}

const doubted = (statement: AccountStatement): AccountStatement => ({
  ...statement,
  proof: withDoubt(statement.proof, 'other account'),
});

/** What an account's next statement does not say of it again, the one before has said. */
const ofSameAccount = (
  said: StatementFacts,
  before: StatementFacts | undefined,
): StatementFacts => {
  const accountNumber = said.accountNumber ?? before?.accountNumber;
  const same = accountNumber === before?.accountNumber;
  const accountType = said.accountType ?? (same ? before?.accountType : undefined);
  return { ...said, accountNumber, accountType };
};
