import { UNKNOWN_ISSUER } from '@/utils/contract';
import type { StatementSummary } from '@/utils/messaging';

/** How a statement is called: its issuer or, where that is unknown, its file. */
export const titleOf = ({ issuer, name }: Pick<StatementSummary, 'issuer' | 'name'>): string =>
  issuer.id === UNKNOWN_ISSUER ? name.replace(/\.pdf$/i, '') : issuer.name;
