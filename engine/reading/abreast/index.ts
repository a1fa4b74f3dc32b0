export { partAbreast } from './abreast';
export { partProse } from './prose-beside';
