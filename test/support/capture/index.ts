export { CAPTURE_TABLE, type CaptureCase, type Outcome } from './table';
export { outcomeOn } from './outcome';
