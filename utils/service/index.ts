export { serviceNow } from './now';
export {
  forgetToken,
  saveService,
  type ServiceForm,
  type ServiceState,
  testService,
  extractHere,
  watchService,
} from './set-up';
