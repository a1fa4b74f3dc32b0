export { type Admission, type Caught, createAdmission, isUnderWay } from './admit';
export { awake } from './awake';
export { type Badge, badgeOf } from './badge';
export { createDesk, type Desk } from './desk';
export { dispatch, type Host } from './dispatch';
export { closeWhenIdle, openHost } from './host';
export { refusePdf, tooBig } from './pdf-file';
export { createReader, type Reader } from './reader';
