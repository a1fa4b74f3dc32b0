export { loadPdfEngine } from './load';
