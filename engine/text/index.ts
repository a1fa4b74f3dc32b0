export { hasDigit, isDigit } from './digits';
export { fold, foldPhrase } from './fold';
export { type Match, PhraseIndex, UNSPACED } from './phrases';
export { remember } from './remember';
