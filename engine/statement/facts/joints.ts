/**
 * Words, in any language, that join an account's name to something that is said of it, `Resumen de la cuenta`, or say whose it
 * is: `Your savings`.
 */
export const JOINTS: ReadonlySet<string> = new Set(
  `de du des del della di da la el le en au a of to for from by on in with and or und et y e our the your my mi tu su votre mon ma
  ihr mein uw sul sulla auf vom zum zur op van voor do z na pro`.split(/\s+/),
);
