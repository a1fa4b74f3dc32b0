import { type Places } from '../../lists';
import { textOf } from '../../layout';
import type { TokenLine } from '../../reading';
import { domainsIn } from './issuer';

/** What only one country prints: the forms of its postcodes, its deposit insurers, its account numbers. */
const MARKS: readonly (readonly [country: string, form: RegExp])[] = [
  [
    'US',
    /\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]),? \d{5}(?:-\d{4})?\b|\bMember FDIC\b|\bNCUA\b/,
  ],
  ['CA', /\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b|\bCDIC\b|\bSADC\b/],
  ['AU', /\b(?:NSW|VIC|QLD|TAS|ACT) \d{4}\b|\bABN \d{2} \d{3} \d{3} \d{3}\b|\bBSB\b/],
  ['SG', /\bSingapore \d{6}\b|\bSDIC\b/i],
  ['IN', /\bIFSC?\b|\bPIN(?: ?code)? ?: ?\d{6}\b/],
  ['NZ', /\bNZBN\b|\b\d{2}-\d{4}-\d{7}-\d{2,3}\b/],
  ['AR', /\bC\.?B\.?U\b|\bCVU\b|\bC\.?U\.?I\.?[TL]\b/],
  ['MX', /\bCLABE\b|\bCURP\b|\bR\.?F\.?C\.?:? ?[A-ZÑ&]{3,4} ?\d{6}|\bIPAB\b|\bCONDUSEF\b/],
  ['CL', /\bR\.?U\.?T\.? ?:? ?\d{1,2}\.\d{3}\.\d{3}-[\dkK]\b|\bCMFCHILE\b/],
  ['BR', /\bCNPJ\b|\bCPF:? ?\d{3}\.\d{3}\.\d{3}-\d{2}\b/],
  ['CO', /\bVIGILAD[OA]\b/],
];

/** Top-level domains of two letters that are sold to anybody. */
const ANYBODYS = new Set(['ai', 'cc', 'co', 'gg', 'io', 'me', 'tv', 'ws']);

/** What stands before a country's domain is seldom anybody's: `com.co`. */
const OF_KIND = new Set(['com', 'org', 'net', 'edu', 'gov']);

function countryOfDomain(domain: string): string | undefined {
  const [top = '', kind = ''] = domain.split('.').reverse();
  if (top.length !== 2 || (ANYBODYS.has(top) && !OF_KIND.has(kind))) return undefined;
  return top === 'uk' ? 'GB' : top.toUpperCase();
}

/** The countries that a line speaks of, as often as it does. */
const countriesIn = ({ words }: TokenLine, text: string): string[] => [
  ...MARKS.flatMap(([country, form]) => (form.test(text) ? country : [])),
  ...words.flatMap((word) => domainsIn(word.text)).flatMap((name) => countryOfDomain(name) ?? []),
];

/**
 * The country (ISO 3166-1 alpha-2) that a document is from, by postcodes, insurers and domains that it prints
 * outside its rows; undefined where nothing or several speak.
 */
export function countryOf(lines: readonly TokenLine[], ignored: Places): string | undefined {
  const votes = new Map<string, number>();
  const vote = (country: string): void => {
    votes.set(country, (votes.get(country) ?? 0) + 1);
  };
  /** By a line's text: what heads and ends a page is printed on each. */
  const known = new Map<string, string[]>();
  for (const line of lines) {
    if (ignored.has(line.index)) continue;
    const text = textOf(line);
    let said = known.get(text);
    if (!said) known.set(text, (said = countriesIn(line, text)));
    for (const country of said) vote(country);
  }
  const [first, second] = [...votes].sort((a, b) => b[1] - a[1]);
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : undefined;
}
