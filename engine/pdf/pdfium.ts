import { FUNCTIONS } from './functions';
import {
  decodeUtf8,
  encodeUtf8,
  wasm,
  type WasmFunction,
  type WasmImports,
  type WasmMemory,
  type WasmModule,
  type WasmTable,
} from './platform';

type PdfiumFunctions = Record<(typeof FUNCTIONS)[number], WasmFunction>;

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

const WASM_PAGE_BYTES = 65_536;
/** Growing in large steps keeps the number of copies small. */
const GROWTH = 1.5;

const ENOSYS = -52;
const WASI_EBADF = 8;

class LongJump extends wasm.RuntimeError {}

/**
 * A fresh instance of PDFium's module (2–8 ms). Its memory may grow to `memoryBytes` and no further; PDFium then aborts, which
 * throws. It has no file system, network or clock.
 */
export async function instantiatePdfium(
  module: WasmModule,
  limits: { memoryBytes: number },
): Promise<Pdfium> {
  let memory: WasmMemory | undefined;
  let table: WasmTable | undefined;
  let call: PdfiumFunctions | undefined;
  const ready = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('PDFium called out before it was ready');
    return value;
  };
  const views = memoryViews(() => ready(memory).buffer);

  /**
   * C's setjmp and longjmp, by emscripten's protocol: a long jump unwinds as an exception and is told to the caller
   * by `setThrew`.
   */
  const invoke: WasmFunction = (index, ...args) => {
    const { emscripten_stack_get_current, _emscripten_stack_restore, setThrew } = ready(call);
    const stack = emscripten_stack_get_current();
    try {
      return ready(table).get(index as number)(...args);
    } catch (error) {
      _emscripten_stack_restore(stack);
      if (!(error instanceof LongJump)) throw error;
      setThrew(1, 0);
      return 0;
    }
  };
  const known: Record<string, WasmFunction> = {
    emscripten_date_now: () => 0,
    _emscripten_throw_longjmp: () => {
      throw new LongJump('PDFium jumped');
    },
    _abort_js: () => {
      throw new wasm.RuntimeError('PDFium aborted');
    },
    __assert_fail: () => {
      throw new wasm.RuntimeError('PDFium failed an assertion');
    },
    _emscripten_memcpy_js: (target = 0, source = 0, length = 0) => {
      views.bytes().copyWithin(target, source, source + length);
      return 0;
    },
    emscripten_resize_heap: (requested = 0) => {
      const wanted = requested >>> 0;
      if (wanted > limits.memoryBytes) return 0;
      const now = ready(memory).buffer.byteLength;
      const next = Math.min(limits.memoryBytes, Math.max(wanted, Math.floor(now * GROWTH)));
      try {
        ready(memory).grow(Math.ceil((next - now) / WASM_PAGE_BYTES));
        return 1;
      } catch {
        return 0;
      }
    },
    _tzset_js: () => 0,
    _localtime_js: () => 0,
    _gmtime_js: () => 0,
    environ_sizes_get: (count = 0, size = 0) => {
      const ints = new Int32Array(views.bytes().buffer);
      ints[count >> 2] = 0;
      ints[size >> 2] = 0;
      return 0;
    },
    environ_get: () => 0,
  };

  const imports: WasmImports = {};
  for (const { module: space, name } of wasm.Module.imports(module)) {
    const fallback = space === 'env' ? ENOSYS : WASI_EBADF;
    (imports[space] ??= {})[name] =
      known[name] ?? (name.startsWith('invoke_') ? invoke : () => fallback);
  }
  const instance = await wasm.instantiate(module, imports);
  memory = instance.exports['memory'] as WasmMemory;
  table = instance.exports['__indirect_function_table'] as WasmTable;
  call = functionsOf(instance.exports);
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

function functionsOf(exports: Record<string, unknown>): PdfiumFunctions {
  const functions: Record<string, WasmFunction> = {};
  for (const name of FUNCTIONS) {
    const value = exports[name];
    if (typeof value !== 'function') throw new Error(`This is not PDFium: it has no "${name}"`);
    functions[name] = value as WasmFunction;
  }
  return functions as PdfiumFunctions;
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

/** The string that PDFium writes into a buffer of `size` bytes and says the length of: its bytes without the final NUL. */
export function readString(
  pdfium: Pdfium,
  write: (address: number, size: number) => number,
  nulBytes: 1 | 2,
): Uint8Array | undefined {
  const length = write(pdfium.scratch, SCRATCH_BYTES);
  if (length <= nulBytes || length > SCRATCH_BYTES) return undefined;
  return pdfium.bytes().slice(pdfium.scratch, pdfium.scratch + length - nulBytes);
}

/** The font's name as in the file, e.g. `ABCDEF+Helvetica-Bold`; empty when it has none. */
export function fontName(pdfium: Pdfium, font: number): string {
  const name = readString(
    pdfium,
    (address, size) => pdfium.call.FPDFFont_GetBaseFontName(font, address, size),
    1,
  );
  return name === undefined ? '' : decodeUtf8(name);
}
