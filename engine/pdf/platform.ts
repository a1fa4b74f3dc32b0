/**
 * The few globals that this folder needs and ES2023 does not declare. Browsers' workers and Node have them all;
 * declaring them here keeps the engine free of DOM and Node types.
 */

/** A compiled `WebAssembly.Module`. */
export type WasmModule = object;

export type WasmMemory = { readonly buffer: ArrayBuffer; grow(pages: number): number };

export type WasmTable = { get(index: number): (...args: number[]) => number };

export type WasmFunction = (...args: number[]) => number;

export type WasmImports = Record<string, Record<string, WasmFunction>>;

type WasmInstance = { readonly exports: Record<string, unknown> };

declare const WebAssembly: {
  Module: { imports(module: WasmModule): { module: string; name: string }[] };
  RuntimeError: new (message: string) => Error;
  instantiate(module: WasmModule, imports: WasmImports): Promise<WasmInstance>;
};

declare const TextDecoder: new (encoding: string) => { decode(bytes: Uint8Array): string };

declare const TextEncoder: new () => { encode(text: string): Uint8Array };

export const wasm = WebAssembly;

const utf8 = new TextDecoder('utf-8');
const utf16 = new TextDecoder('utf-16le');
const encoder = new TextEncoder();

export const decodeUtf8 = (bytes: Uint8Array): string => utf8.decode(bytes);

export const decodeUtf16 = (bytes: Uint8Array): string => utf16.decode(bytes);

export const encodeUtf8 = (text: string): Uint8Array => encoder.encode(text);
