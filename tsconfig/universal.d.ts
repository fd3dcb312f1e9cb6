/** What `shared/domain` uses of the globals that browsers and Node have in common: it is checked with the types of neither. */
declare class TextEncoder {
  encode(text: string): Uint8Array;
}
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean });
  decode(bytes: ArrayBuffer | ArrayBufferView): string;
}
interface File {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}
// oxlint-disable-next-line no-var -- only a var is a property of globalThis, by which zod finds it
declare var File: { new (parts: unknown[], name: string): File };
