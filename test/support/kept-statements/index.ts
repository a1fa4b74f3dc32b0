export { keepStatement } from './keep-statement';
export { longEnvelope } from './long-envelope';
