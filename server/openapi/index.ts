export { type Operation, describeOperation } from './operation';
export { componentsOf, ref } from './schemas';
export { renderDocs } from './docs';
export { DOCS_STYLE } from './docs-style';
