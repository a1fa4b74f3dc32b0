export { nameBilledColumns } from './billed-columns';
export { type Group, type Placed, readGroups } from './groups';
