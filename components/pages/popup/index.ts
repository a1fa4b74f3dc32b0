export * from './popup';
