export { limitToSandbox } from './limit';
