export { CAPTURE_TABLE, type CaptureCase, type Outcome } from './table';
export { LET_IN, outcomeOn } from './outcome';
