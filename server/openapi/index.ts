export { type Operation, describeOperation } from './operation';
export { componentsOf, ref } from './schemas';
export { DOCS_STYLE, renderDocs } from './docs';
