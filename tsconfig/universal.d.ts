/** What `shared/domain` uses of the globals that browsers and Node have in common: it is checked with the types of neither. */
declare class TextEncoder {
  encode(text: string): Uint8Array;
}
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean });
  decode(bytes: ArrayBuffer | ArrayBufferView, options?: { stream?: boolean }): string;
}
interface Bytes {
  pipeThrough(unpacker: DecompressionStream): Bytes;
  getReader(): {
    read(): Promise<{ done: false; value: Uint8Array } | { done: true; value?: undefined }>;
    cancel(): Promise<void>;
  };
}
declare class DecompressionStream {
  constructor(format: 'deflate-raw');
}
declare class Blob {
  constructor(parts: readonly Uint8Array[]);
  stream(): Bytes;
  arrayBuffer(): Promise<ArrayBuffer>;
}
interface File {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}
// oxlint-disable-next-line no-var -- only a var is a property of globalThis, by which zod finds it
declare var File: { new (parts: unknown[], name: string): File };
