export { holderOf } from './holder';
