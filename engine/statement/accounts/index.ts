export { type AccountPart, accountsOf } from './accounts';
export { headsAnother } from './numbers-above';
