import type { Offers } from '../offers';
import { fromHook } from './blob';
import { type DataUrls, fromDataUrl } from './data-url';
import { fromDisk } from './disk';
import { byGet, type Posted } from './get';
import type { Way } from './way';

type Parts = { offers: Offers; dataUrls: DataUrls; posted: Posted };

/** In the order they are tried: first what asks nobody for anything. */
export const createWays = ({ offers, dataUrls, posted }: Parts): readonly Way[] => [
  fromDisk,
  fromHook(offers),
  fromDataUrl(dataUrls),
  byGet(posted),
];

export { fileNameOf } from './body';
export { fileUrl } from './disk';
export type { Way } from './way';
