import type { Content } from '../content';
import type { Section } from '../model';
import type { Random } from '../random';
import type { Names, Templates, World } from '../worlds';

const LISTS = {
  debits: 'out',
  purchases: 'purchases',
  credits: 'in',
  payments: 'payments',
  fees: 'fees',
  interest: 'interest',
} as const satisfies Record<Section, keyof Templates>;

/** The lines that a bank would begin for one row; none where the content allows blank ones. */
export function inventDescription(
  content: Pick<Content, 'lines' | 'noise'>,
  section: Section,
  { names, templates }: World,
  random: Random,
): string[] {
  const count = random.int(...content.lines);
  if (count === 0) return [];
  const first = fill(random.pick(templates[LISTS[section]]), names, random);
  const noise = random.chance(0.4) ? noiseOf(content.noise, random) : '';
  const more = random.shuffle(templates.more).slice(0, count - 1);
  return [
    noise === '' ? first : `${first} ${noise}`,
    ...more.map((template) => fill(template, names, random)),
  ];
}

function fill(template: string, names: Names, random: Random): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, slot: string) => {
    if (slot === 'merchant') return random.pick(names.merchants);
    if (slot === 'person') return random.pick(names.people);
    if (slot === 'place') return random.pick(names.places);
    if (slot === 'digits') return random.digits(random.int(5, 10));
    return whole;
  });
}

function noiseOf(noise: Content['noise'], random: Random): string {
  switch (noise) {
    case 'none':
      return '';
    case 'references':
      return random.pick([
        `REF ${random.digits(8)}`,
        `CARD ${random.digits(4)}`,
        `#${random.digits(6)}`,
        `${random.digits(2)}${random.pick(['A', 'K', 'X'])}${random.digits(5)}`,
      ]);
    case 'dates':
      return random.pick([
        `on ${random.int(10, 28)} MAR`,
        `${random.int(10, 28)}/02/24`,
        `at 1${random.int(0, 9)}:3${random.int(0, 9)}`,
      ]);
    case 'figures':
      return random.pick([
        `USD ${random.digits(2)}.${random.digits(2)}`,
        `@ 1.${random.digits(4)}`,
        `${random.digits(1)} x 4.${random.digits(2)}`,
      ]);
  }
}
