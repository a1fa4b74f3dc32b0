export * from './pause';
export * from './saving';
export * from './saving-sheet';
