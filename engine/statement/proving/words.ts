import {
  ADDING_TO_DEBT,
  AVAILABLE_BALANCES,
  COLOURED,
  COLOURED_FIGURES,
  COLOURS,
  LOADED_CARDS,
  LOADED_WORDS,
  MINUS_SIGNS,
  PAID_IN_WORDS,
  PAID_OFF_WORDS,
  PAID_OUT_WORDS,
  PAYING_OFF,
  PAYMENT_WORDS,
  PROJECTED_BALANCES,
  RATE_WORDS,
  RECEIVED_WORDS,
  SCHEDULED_WORDS,
  SPENT_WORDS,
  THANKS_WORDS,
  UNBOOKED_STATES,
  UNBOOKED_WORDS,
  UNIT_LABELS,
  UNITS,
  UNSPACED_UNITS,
} from '../../languages';
import { oneOf, says } from '../../text';

/** A legend of a sign or a colour: `"-" = in your favour`, `Red figures are debits`. */
export const LEGEND_OF_MINUS = says(
  `["'“”‘’«(]\\s?[-−–]\\s?["'“”‘’»)]|[-−–]\\s?=|${oneOf(MINUS_SIGNS)}`,
);
export const LEGEND_OF_COLOUR = says(
  `${oneOf(COLOURED)}|${oneOf(COLOURS)}[^.]{0,24}(?:=|:|${oneOf(COLOURED_FIGURES)})`,
);

/** Figures of which each stands for more than it says. */
export const IN_UNITS = says(
  `${oneOf(UNITS)}|(?:${UNIT_LABELS.join('|')}) ?[:：]? ?(?:${UNSPACED_UNITS.join('|')})`,
);

/** What the text of a row says of its way. */
export const SPENT = says(oneOf(SPENT_WORDS));
export const PAID_OUT = says(oneOf([...SPENT_WORDS, ...PAID_OUT_WORDS]));
const LOADED = `^${oneOf(LOADED_WORDS)}`;
export const CREDITED = says(oneOf(RECEIVED_WORDS));
export const RECEIVED = says(`${CREDITED.source}|${LOADED}`);
export const PAID_IN = says(`${oneOf([...RECEIVED_WORDS, ...PAID_IN_WORDS])}|${LOADED}`);

export const PAYS_OFF = says(oneOf(PAYING_OFF));
export const ADDS_TO_DEBT = says(oneOf(ADDING_TO_DEBT));
export const PAYMENT = says(oneOf(PAYMENT_WORDS));
export const PAID_OFF = says(oneOf(PAID_OFF_WORDS));
export const THANKS = says(`^${oneOf(PAYMENT_WORDS)}.*${oneOf(THANKS_WORDS)}`);

/** A card that spends what was paid in. */
export const LOADED_CARD = says(oneOf(LOADED_CARDS));

/** A line is of a rate. */
export const RATE = says(oneOf(RATE_WORDS));

/** A row may not have moved money. */
export const UNBOOKED = says(oneOf(UNBOOKED_WORDS));
export const SCHEDULED = says(oneOf(SCHEDULED_WORDS));
export const UNBOOKED_STATUS = says(`^${oneOf(UNBOOKED_STATES)}$`);
/** A column's balances run on over rows still to come. */
export const PROJECTED = says(oneOf(PROJECTED_BALANCES));
/** A balance counts in what is not booked, or leaves out what is. */
export const UNBOOKED_BALANCE = says(oneOf([...PROJECTED_BALANCES, ...AVAILABLE_BALANCES]));
