export { buildExtension, extensionDir, projectRoot } from './build';
export { ChromiumBrowser } from './chromium';
export { findChromium, findFirefox } from './find';
export { FirefoxBrowser } from './firefox';
export { startRecordingProxy, type RecordingProxy } from './recording-proxy';
export { savedFile } from './saved-file';
export { traceOf, type Trace } from './trace';
