import { intuitFormat } from './intuit';

/** Quicken's Web Connect file. */
export const qfx = intuitFormat({
  id: 'qfx',
  name: 'QFX (Quicken)',
  extension: 'qfx',
  mediaType: 'application/vnd.intu.qfx',
});
