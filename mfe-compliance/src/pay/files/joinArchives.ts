/** The end-of-directory record of an archive, without a comment (APPNOTE 6.3.3, 4.3.16). */
const END = 22;
/** The fixed part of a directory entry, and the offsets in it of the name's length and the file's position. */
const ENTRY = { bytes: 46, name: 28, place: 42 };

/**
 * Joins archives from the server, whose files are stored one after the other. Throws a RangeError for other archives.
 */
export function joinArchives(archives: readonly Uint8Array<ArrayBuffer>[]): Blob {
  const files: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let [count, bytes] = [0, 0];
  for (const archive of archives) {
    const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
    const end = archive.byteLength - END;
    const [entries, size, start] = [
      view.getUint16(end + 10, true),
      view.getUint32(end + 12, true),
      view.getUint32(end + 16, true),
    ];
    for (let at = start; at < start + size; at += ENTRY.bytes + view.getUint16(at + ENTRY.name, true))
      view.setUint32(at + ENTRY.place, view.getUint32(at + ENTRY.place, true) + bytes, true);
    files.push(archive.subarray(0, start));
    directory.push(archive.subarray(start, start + size));
    count += entries;
    bytes += start;
  }
  const last = new DataView(new ArrayBuffer(END));
  last.setUint32(0, 0x06054b50, true);
  last.setUint16(8, count, true);
  last.setUint16(10, count, true);
  last.setUint32(
    12,
    directory.reduce((sum, part) => sum + part.byteLength, 0),
    true,
  );
  last.setUint32(16, bytes, true);
  return new Blob([...files, ...directory, last.buffer], { type: 'application/zip' });
}
