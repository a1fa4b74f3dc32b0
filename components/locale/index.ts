export * from './context';
export * from './format';
export * from './text';
