export { formatDay, hasYear, splitDay } from './dates';
export { figure, money } from './money';
