import { describe, expect, it } from 'vitest';
import { type Issuer, issuers, regulators } from '@/engine/issuers';
import { foldPhrase } from '@/engine/text';

/** Values that more than one issuer claims. */
const claimedTwice = (valuesOf: (issuer: Issuer) => readonly string[]): string[] => {
  const owner = new Map<string, string>();
  return issuers.flatMap((issuer) =>
    [...new Set(valuesOf(issuer))].flatMap((value) => {
      const other = owner.get(value);
      owner.set(value, issuer.id);
      return other === undefined ? [] : [`${value}: ${other}, ${issuer.id}`];
    }),
  );
};

const folded = (name: string): string => foldPhrase(name).join(' ');

describe('the issuers', () => {
  it('are many, of many countries', () => {
    expect(issuers.length).toBeGreaterThanOrEqual(200);
    expect(new Set(issuers.map((issuer) => issuer.country)).size).toBeGreaterThanOrEqual(30);
  });

  it('have short codes of their own', () => {
    expect(claimedTwice((issuer) => [issuer.id])).toEqual([]);
    expect(issuers.filter(({ id }) => !/^[A-Z][A-Z0-9]{1,7}$/.test(id))).toEqual([]);
  });

  it('carry the codes that the contract names', () => {
    const ids = new Set(issuers.map((issuer) => issuer.id));
    expect(['ABS', 'CAP', 'FNB', 'NED', 'STD'].filter((id) => !ids.has(id))).toEqual([]);
  });

  it('share no printed name, domain or BIC', () => {
    expect(claimedTwice((issuer) => issuer.names.map(folded))).toEqual([]);
    expect(claimedTwice((issuer) => issuer.domains)).toEqual([]);
    expect(claimedTwice((issuer) => issuer.bics)).toEqual([]);
  });

  it('print something that they can be known by', () => {
    expect(issuers.filter(({ names }) => names.length === 0)).toEqual([]);
    const short = issuers.flatMap(({ names }) => names.filter((name) => folded(name).length < 3));
    expect(short).toEqual([]);
    expect(issuers.flatMap(({ names }) => names).filter((name) => name !== name.trim())).toEqual(
      [],
    );
  });

  it('have countries, domains and BICs of the right form', () => {
    expect(issuers.filter(({ country }) => !/^[A-Z]{2}$/.test(country))).toEqual([]);
    const domain = /^(?!www\.)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
    expect(issuers.flatMap(({ domains }) => domains).filter((one) => !domain.test(one))).toEqual(
      [],
    );
    expect(issuers.flatMap(({ bics }) => bics).filter((bic) => !/^[A-Z]{6}$/.test(bic))).toEqual(
      [],
    );
  });

  it('are never a regulator', () => {
    const names = new Set(issuers.flatMap((issuer) => issuer.names.map(folded)));
    expect(regulators.filter((name) => names.has(folded(name)))).toEqual([]);
  });
});
