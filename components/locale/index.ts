export * from './context';
export * from './format';
export * from './host-of';
export * from './text';
