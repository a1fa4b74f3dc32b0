export * from './endpoint';
export * from './items';
export * from './session';
