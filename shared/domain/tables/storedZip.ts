/** A part of an archive: its name and its content, in pieces. */
export interface PlainPart {
  name: string;
  pieces: readonly Uint8Array[];
}

/** Stored without compression, with a name in UTF-8 (APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16). */
const UTF8 = 0x0800;

function header(size: number, values: readonly [at: number, value: number, isShort?: true][]): Uint8Array {
  const view = new DataView(new ArrayBuffer(size));
  for (const [at, value, isShort] of values)
    if (isShort) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
  return new Uint8Array(view.buffer);
}

const sizeOf = (pieces: readonly Uint8Array[]) => pieces.reduce((sum, { length }) => sum + length, 0);

/** A zip archive of these parts without compression, so that readers unpack nothing. It has no checksums. */
export function storedZip(parts: readonly PlainPart[]): ArrayBuffer {
  const contents: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let from = 0;
  for (const { name, pieces } of parts) {
    const [letters, size] = [new TextEncoder().encode(name), sizeOf(pieces)];
    contents.push(
      header(30, [
        [0, 0x04034b50],
        [6, UTF8, true],
        [18, size],
        [22, size],
        [26, letters.length, true],
      ]),
      letters,
      ...pieces,
    );
    directory.push(
      header(46, [
        [0, 0x02014b50],
        [8, UTF8, true],
        [20, size],
        [24, size],
        [28, letters.length, true],
        [42, from],
      ]),
      letters,
    );
    from += 30 + letters.length + size;
  }
  const end = header(22, [
    [0, 0x06054b50],
    [8, parts.length, true],
    [10, parts.length, true],
    [12, sizeOf(directory)],
    [16, from],
  ]);
  const all = [...contents, ...directory, end];
  const whole = new Uint8Array(sizeOf(all));
  let at = 0;
  for (const piece of all) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole.buffer;
}
