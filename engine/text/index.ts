export { isKnownCurrency, wasCurrencyCode } from './currency-codes';
export { currenciesOf } from './currency-marks';
export { endsIn, hasDigit, isDigit } from './digits';
export { isFiller, isLeader, plainText, startsPlain } from './fillers';
export { fold, foldPhrase } from './fold';
export { hasWideDigits, inUsualDigits } from './full-width';
export { hasLostSign, withSign } from './lost-signs';
export { type Match, PhraseIndex, UNSPACED } from './phrases';
export { remember } from './remember';
