export { SAMPLE } from './sample';
export { samplePdf } from './sample-pdf';
export * from './welcome';
