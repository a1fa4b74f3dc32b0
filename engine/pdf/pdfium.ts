import { functionsOf, type PdfiumFunctions } from './functions';
import { importsOf, type Inside } from './imports';
import { encodeUtf8, wasm, type WasmMemory, type WasmModule, type WasmTable } from './platform';

/** One instance of PDFium with its memory. After a call has thrown, its state is undefined: throw it away. */
export type Pdfium = {
  readonly call: PdfiumFunctions;
  /** Bytes that PDFium's memory holds now; it never shrinks. */
  memoryBytes(): number;
  /** Views of PDFium's memory: valid until the next call that may allocate. */
  bytes(): Uint8Array;
  floats(): Float32Array;
  doubles(): Float64Array;
  /** 4 KiB for PDFium to write answers into; its address is a multiple of 8. */
  readonly scratch: number;
  /** Copies bytes into PDFium's memory; free the address with `call.free`. Throws when there is no room. */
  store(bytes: Uint8Array): number;
  /** The same for a NUL-terminated UTF-8 string. */
  storeText(text: string): number;
};

/** Bytes of `Pdfium.scratch`. */
export const SCRATCH_BYTES = 4096;

/**
 * A fresh instance of PDFium's module (2–8 ms). Its memory may grow to `memoryBytes` and no further; PDFium then aborts, which
 * throws. It has no file system, network or clock.
 */
export async function instantiatePdfium(
  module: WasmModule,
  limits: { memoryBytes: number },
): Promise<Pdfium> {
  let inside: Inside | undefined;
  const whenReady = (): Inside => {
    if (inside === undefined) throw new Error('PDFium called out before it was ready');
    return inside;
  };
  const views = memoryViews(() => whenReady().memory.buffer);

  const imports = importsOf(module, whenReady, views.bytes, limits.memoryBytes);
  const { exports } = await wasm.instantiate(module, imports);
  const call = functionsOf(exports);
  inside = {
    memory: exports['memory'] as WasmMemory,
    table: exports['__indirect_function_table'] as WasmTable,
    call,
  };
  call['__wasm_call_ctors']();
  call.PDFiumExt_Init();

  const { malloc } = call;
  const store = (bytes: Uint8Array): number => {
    const address = malloc(bytes.length || 1);
    if (address === 0) throw new wasm.RuntimeError('PDFium has no memory left');
    views.bytes().set(bytes, address);
    return address;
  };
  return {
    call,
    ...views,
    memoryBytes: () => views.bytes().byteLength,
    scratch: malloc(SCRATCH_BYTES),
    store,
    storeText: (text) => store(encodeUtf8(`${text}\0`)),
  };
}

/** Whether an exception came from inside PDFium: it ran into its limits, or a bug of its own. The instance is lost. */
export function isPdfiumFault(error: unknown): boolean {
  // Running out of stack is a RangeError.
  return error instanceof wasm.RuntimeError || error instanceof RangeError;
}

/** Views of a memory that are made anew when it has grown (growing detaches the old buffer: length 0). */
function memoryViews(buffer: () => ArrayBuffer) {
  let bytes = new Uint8Array(0);
  let floats = new Float32Array(0);
  let doubles = new Float64Array(0);
  return {
    bytes: () => (bytes.length === 0 ? (bytes = new Uint8Array(buffer())) : bytes),
    floats: () => (floats.length === 0 ? (floats = new Float32Array(buffer())) : floats),
    doubles: () => (doubles.length === 0 ? (doubles = new Float64Array(buffer())) : doubles),
  };
}
