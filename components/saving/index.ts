export * from './saving';
export * from './saving-sheet';
