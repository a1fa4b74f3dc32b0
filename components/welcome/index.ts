export { SAMPLE } from './sample';
export * from './welcome';
