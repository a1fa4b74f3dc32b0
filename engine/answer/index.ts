export { dataOf } from './data';
export { failure, type Provenance, success } from './envelope';
