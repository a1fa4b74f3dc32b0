export { type AccountPart, accountsOf } from './accounts';
