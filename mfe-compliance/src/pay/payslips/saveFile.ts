import { make } from 'shared/light/drawing';

/** How long the browser may take to start the download, in milliseconds. */
const LIMIT_MS = 60_000;

/** Saves a file on the phone and opens it. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  make('a', { attributes: { href, download: name } }).click();
  setTimeout(() => URL.revokeObjectURL(href), LIMIT_MS);
}
