export { joinSided } from './join-sided';
