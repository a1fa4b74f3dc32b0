export { partAbreast } from './abreast';
