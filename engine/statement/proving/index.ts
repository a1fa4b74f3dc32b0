export { certainOf } from './certainty';
export { type Doubt } from './doubts';
export { prove, withDoubt } from './prove';
