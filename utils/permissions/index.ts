export { giveBack } from './give-back';
