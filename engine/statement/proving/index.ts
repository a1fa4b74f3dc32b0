export { certainOf } from './certainty';
export { type Doubt } from './doubts';
export { prove, withDoubt } from './prove';
export { type Books, inOwnBooks, sumsOfHolder } from './other-books';
