export * from './options-page';
export type { OptionsParts } from './options-state';
