import type { StatementSummary } from '@/utils/messaging';

/** What stands for an issuer that was not recognised. */
const UNKNOWN = 'UNKNOWN';

/** How a statement is called: its issuer or, where that is unknown, its file. */
export const titleOf = ({ issuer, name }: Pick<StatementSummary, 'issuer' | 'name'>): string =>
  issuer.id === UNKNOWN ? name.replace(/\.pdf$/i, '') : issuer.name;
