export { NO_STATEMENT, refusalOf, type Refusal } from './refuse';
