export type { Choices } from './draft';
export * from './saving';
export * from './saving-sheet';
