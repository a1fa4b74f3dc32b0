export * from './page-offer';
