export { PAGE_ICON, pageDocument } from './document';
export { loadPageFiles } from './files';
