export { createAssemblies } from './assembly';
export { type Catcher, createCatcher } from './catcher';
export { catchPdf } from './chain';
export { listenForCommand } from './command';
export { addContextMenu, type Chosen } from './context-menu';
export { isLetThrough, type PdfDownload, watchDownloads } from './downloads';
export {
  type FileAccess,
  fileAccess,
  grantFileUrls,
  meetAfterToggle,
  openExtensionSettings,
} from './file-access';
export { type Frame, listenToPages } from './from-pages';
export { lookAtTab, type PageLook } from './look';
export { monthIn } from './month';
export { nameOf, siteNameOf } from './name';
export { createOffers, type Offers, type PagePdf } from './offers';
export type { PageLink } from './page-links';
export { runScriptsOn } from './page-scripts';
export { posted } from './posted';
export { isShownPdf, watchShownPdfs } from './shown-pdfs';
export {
  addGranted,
  dropRevoked,
  furtherHost,
  leaveHost,
  patternOf,
  setButtons,
  siteOf,
  sourceOf,
  switchOff,
  switchOn,
} from './sites';
export { createWays, fileNameOf, fileUrl, type Way } from './ways';
