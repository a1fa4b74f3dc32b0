export * from './drop-zone';
