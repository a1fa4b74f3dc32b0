export * from './statements-page';
