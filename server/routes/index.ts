export type { Deps } from './deps';
export { mountDocs, mountMetrics } from './operating';
export { mountPage } from './page';
export { routesOf } from './table';
