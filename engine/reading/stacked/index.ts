export { joinStacked } from './join-stacked';
