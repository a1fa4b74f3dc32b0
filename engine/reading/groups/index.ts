export { type Group, type Placed, readGroups } from './groups';
