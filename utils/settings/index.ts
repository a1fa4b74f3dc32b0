export * from './items';
export * from './session';
