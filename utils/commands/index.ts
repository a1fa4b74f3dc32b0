export { ask } from './command';
export * from './commands';
export { handle, serve } from './serve';
