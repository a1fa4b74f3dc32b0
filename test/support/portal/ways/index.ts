import type { Way } from '../types';
import { attachment } from './attachment';
import { bearerBlob } from './bearer-blob';
import { dataUrl } from './data-url';
import { downloadAttribute } from './download-attribute';
import { downloadHost } from './download-host';
import { downloadHostInline } from './download-host-inline';
import { downloadHostRedirect } from './download-host-redirect';
import { embed } from './embed';
import { fetchBlob } from './fetch-blob';
import { forbidden } from './forbidden';
import { framed } from './framed';
import { hiddenFrame } from './hidden-frame';
import { htmlAttachment } from './html-attachment';
import { htmlPage } from './html-page';
import { huge } from './huge';
import { inline } from './inline';
import { newTab } from './new-tab';
import { oneTime } from './one-time';
import { openBlob } from './open-blob';
import { postAttachment } from './post-attachment';
import { postByScript } from './post-by-script';
import { postInline } from './post-inline';
import { postNamedMethod } from './post-named-method';
import { redirect } from './redirect';
import { sessionOver } from './session-over';
import { shadowRoot } from './shadow-root';
import { strictPolicyBlob } from './strict-policy-blob';
import { trickle } from './trickle';
import { viewerFrame } from './viewer-frame';
import { xhrBlob } from './xhr-blob';

/** Every way, in the order the portal lists them; the first is the bank's usual one. */
export const ways: readonly Way[] = [
  attachment,
  redirect,
  newTab,
  hiddenFrame,
  downloadAttribute,
  shadowRoot,
  framed,
  downloadHost,
  downloadHostRedirect,
  downloadHostInline,
  postAttachment,
  postNamedMethod,
  postByScript,
  postInline,
  fetchBlob,
  xhrBlob,
  strictPolicyBlob,
  bearerBlob,
  oneTime,
  sessionOver,
  inline,
  embed,
  viewerFrame,
  dataUrl,
  openBlob,
  htmlPage,
  htmlAttachment,
  forbidden,
  trickle,
  huge,
];
