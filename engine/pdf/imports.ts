import type { PdfiumFunctions } from './functions';
import {
  wasm,
  type WasmFunction,
  type WasmImports,
  type WasmMemory,
  type WasmModule,
  type WasmTable,
} from './platform';

/** What an instance of PDFium's module consists of. */
export type Inside = { memory: WasmMemory; table: WasmTable; call: PdfiumFunctions };

const WASM_PAGE_BYTES = 65_536;
/** Growing in large steps keeps the number of copies small. */
const GROWTH = 1.5;

const ENOSYS = -52;
const WASI_EBADF = 8;

class LongJump extends wasm.RuntimeError {}

/**
 * What PDFium's module asks of its surroundings, by emscripten's protocol: memory up to `memoryBytes`, and jumps. Whatever
 * else it asks for (files, network, a clock) is not there.
 * @param inside Throws before the module is instantiated
 * @param bytes The instance's memory as it is now
 */
export function importsOf(
  module: WasmModule,
  inside: () => Inside,
  bytes: () => Uint8Array,
  memoryBytes: number,
): WasmImports {
  const invoke = invokeOf(inside);
  const known: Record<string, WasmFunction> = {
    ...endings,
    ...clock,
    ...memoryOf(inside, bytes, memoryBytes),
    ...environmentOf(bytes),
  };
  const imports: WasmImports = {};
  for (const { module: space, name } of wasm.Module.imports(module)) {
    const fallback = space === 'env' ? ENOSYS : WASI_EBADF;
    (imports[space] ??= {})[name] =
      known[name] ?? (name.startsWith('invoke_') ? invoke : () => fallback);
  }
  return imports;
}

/** C's setjmp and longjmp: a long jump unwinds as an exception and is told to the caller by `setThrew`. */
function invokeOf(inside: () => Inside): WasmFunction {
  return (index, ...args) => {
    const { call, table } = inside();
    const { emscripten_stack_get_current, _emscripten_stack_restore, setThrew } = call;
    const stack = emscripten_stack_get_current();
    try {
      return table.get(index as number)(...args);
    } catch (error) {
      _emscripten_stack_restore(stack);
      if (!(error instanceof LongJump)) throw error;
      setThrew(1, 0);
      return 0;
    }
  };
}

/** Ways out of what is being done. */
const endings: Record<string, WasmFunction> = {
  _emscripten_throw_longjmp: () => {
    throw new LongJump('PDFium jumped');
  },
  _abort_js: () => {
    throw new wasm.RuntimeError('PDFium aborted');
  },
  __assert_fail: () => {
    throw new wasm.RuntimeError('PDFium failed an assertion');
  },
};

/** It is always the beginning of 1970. */
const clock: Record<string, WasmFunction> = {
  emscripten_date_now: () => 0,
  _tzset_js: () => 0,
  _localtime_js: () => 0,
  _gmtime_js: () => 0,
};

function memoryOf(
  inside: () => Inside,
  bytes: () => Uint8Array,
  memoryBytes: number,
): Record<string, WasmFunction> {
  return {
    _emscripten_memcpy_js: (target = 0, source = 0, length = 0) => {
      bytes().copyWithin(target, source, source + length);
      return 0;
    },
    emscripten_resize_heap: (requested = 0) => {
      const wanted = requested >>> 0;
      if (wanted > memoryBytes) return 0;
      const { memory } = inside();
      const now = memory.buffer.byteLength;
      const next = Math.min(memoryBytes, Math.max(wanted, Math.floor(now * GROWTH)));
      try {
        memory.grow(Math.ceil((next - now) / WASM_PAGE_BYTES));
        return 1;
      } catch {
        return 0;
      }
    },
  };
}

/** No environment variables. */
function environmentOf(bytes: () => Uint8Array): Record<string, WasmFunction> {
  return {
    environ_sizes_get: (count = 0, size = 0) => {
      const ints = new Int32Array(bytes().buffer);
      ints[count >> 2] = 0;
      ints[size >> 2] = 0;
      return 0;
    },
    environ_get: () => 0,
  };
}
