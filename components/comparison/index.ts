export { compare } from './compare';
export * from './comparison-view';
