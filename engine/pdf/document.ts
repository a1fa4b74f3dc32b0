import type { FailCode } from '@/utils/contract';
import type { Pdfium } from './pdfium';
import { decodeUtf16 } from './platform';
import { mended } from './rescue';
import { readString } from './strings';
import type { DocumentFacts } from './types';

export type PdfFailure = { kind: 'failed'; code: FailCode; message: string };

/** An open document. `close` gives its memory back. */
export type PdfDocument = {
  kind: 'open';
  handle: number;
  pages: number;
  repaired: boolean;
  close(): void;
};

/** `FPDF_GetLastError` (fpdfview.h). */
const FORMAT_ERROR = 3;
const PASSWORD_ERROR = 4;
const SECURITY_ERROR = 5;

type Refused = { kind: 'refused'; error: number };

/** Opens a PDF from bytes. One that was cut short is mended and tried again. */
export function openDocument(
  pdfium: Pdfium,
  bytes: Uint8Array,
  password: string | undefined,
): PdfDocument | PdfFailure {
  let opened = load(pdfium, bytes, password);
  if (opened.kind === 'refused' && opened.error === FORMAT_ERROR) {
    const whole = mended(bytes);
    if (whole !== undefined) opened = load(pdfium, whole, password);
  }
  if (opened.kind === 'refused') return failureOf(opened, password);
  // A wrong table alone is not unusual, nor is a missing mark.
  const valid = pdfium.call.FPDF_DocumentHasValidCrossReferenceTable(opened.handle) === 1;
  return { ...opened, repaired: !valid && !endsProperly(bytes) };
}

/** Some writers leave a few bytes after the end mark. */
const TAIL_BYTES = 2048;

function endsProperly(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(-TAIL_BYTES)).includes('%%EOF');
}

function load(
  pdfium: Pdfium,
  bytes: Uint8Array,
  password: string | undefined,
): Omit<PdfDocument, 'repaired'> | Refused {
  const { call } = pdfium;
  const address = pdfium.store(bytes);
  const passwordAddress = password === undefined ? 0 : pdfium.storeText(password);
  const handle = call.FPDF_LoadMemDocument(address, bytes.length, passwordAddress);
  const error = handle === 0 ? call.FPDF_GetLastError() : 0;
  if (passwordAddress !== 0) call.free(passwordAddress);
  if (handle === 0) {
    call.free(address);
    return { kind: 'refused', error };
  }
  return {
    kind: 'open',
    handle,
    pages: call.FPDF_GetPageCount(handle),
    close: () => {
      call.FPDF_CloseDocument(handle);
      call.free(address);
    },
  };
}

function failureOf({ error }: Refused, password: string | undefined): PdfFailure {
  if (error === PASSWORD_ERROR) {
    return password === undefined
      ? failure('pdf/fail/password-required', 'The PDF is protected: its password is needed.')
      : failure('pdf/fail/password-incorrect', 'The password does not open this PDF.');
  }
  if (error === SECURITY_ERROR) {
    return failure('pdf/fail/invalid-pdf', 'The PDF is protected in a way that cannot be read.');
  }
  return failure(
    'pdf/fail/invalid-pdf',
    'The file is not a readable PDF: it may be damaged or of another kind. Download it again.',
  );
}

export function failure(code: FailCode, message: string): PdfFailure {
  return { kind: 'failed', code, message };
}

/** What the document says of its making. */
export function readFacts(pdfium: Pdfium, document: PdfDocument): DocumentFacts {
  const meta = (tag: string): string | undefined => metaText(pdfium, document.handle, tag);
  return {
    producer: meta('Producer'),
    creator: meta('Creator'),
    title: meta('Title'),
    author: meta('Author'),
    createdAt: meta('CreationDate'),
    modifiedAt: meta('ModDate'),
    pages: document.pages,
    encrypted: pdfium.call.FPDF_GetSecurityHandlerRevision(document.handle) >= 0,
    repaired: document.repaired,
  };
}

function metaText(pdfium: Pdfium, handle: number, tag: string): string | undefined {
  const tagAddress = pdfium.storeText(tag);
  const bytes = readString(
    pdfium,
    (address, size) => pdfium.call.FPDF_GetMetaText(handle, tagAddress, address, size),
    2,
  );
  pdfium.call.free(tagAddress);
  return bytes === undefined ? undefined : decodeUtf16(bytes);
}
