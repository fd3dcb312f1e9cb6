import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, resolve, sep } from 'node:path';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Sends a file of the development shell's `folder`. Returns false, with nothing sent, if there is no such file. */
export async function sendShellFile(folder: string, name: string, response: ServerResponse): Promise<boolean> {
  const file = resolve(folder, name);
  const found =
    file.startsWith(folder + sep) &&
    (await stat(file).then(
      (entry) => entry.isFile(),
      () => false,
    ));
  if (!found) return false;
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-cache',
  });
  createReadStream(file).pipe(response);
  return true;
}
