import { africa } from './africa';
import { britishIsles } from './british-isles';
import { eastAsia } from './east-asia';
import { easternEurope } from './eastern-europe';
import { latinAmerica } from './latin-america';
import { middleEast } from './middle-east';
import { nordics } from './nordics';
import { northAmerica } from './north-america';
import { oceania } from './oceania';
import { southAsia } from './south-asia';
import { southEastAsia } from './south-east-asia';
import { southernEurope } from './southern-europe';
import { westernEurope } from './western-europe';
import type { Issuer } from './types';

export { regulators } from './regulators';
export type { Issuer } from './types';

/** Every issuer known; an unknown one is no failure. */
export const issuers: readonly Issuer[] = [
  ...africa,
  ...britishIsles,
  ...eastAsia,
  ...easternEurope,
  ...latinAmerica,
  ...middleEast,
  ...nordics,
  ...northAmerica,
  ...oceania,
  ...southAsia,
  ...southEastAsia,
  ...southernEurope,
  ...westernEurope,
];
