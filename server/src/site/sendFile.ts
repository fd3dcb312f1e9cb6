import { createReadStream, readFileSync, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { isSourceMap } from 'shared/contract/releases/sourceMaps';

import type { Differences } from './differences/Differences';
import { successorsOf } from './differences/successorsOf';

import { encodingOf } from './preparedFile';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.tgz': 'application/gzip',
};

const endings = { br: '.br', gzip: '.gz' } as const;

/** Headers for a file whose name changes with its content, and for one whose name stays. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATED = 'public, max-age=3600';

/** A file up to this size is read in one step, in bytes: in the four steps of a stream it waits four times for whatever else the server does. */
const SMALL = 65_536;

/** How a file is sent. */
export interface SendFileOptions {
  /** The header of this name. */
  cacheControl: string;
  /** Whether an existing file is the right one. By default each is. */
  isOwn?: (file: string, found: Stats) => Promise<boolean>;
  /**
   * Files' differences to former ones, for files whose address changes with their content. By default all are sent
   * whole.
   */
  differences?: Differences;
}

/**
 * Sends a file below `root`: as its difference to the former one that the browser has, in the encoding that was made beside
 * it, or 304 when the browser has it.
 * Answers false, with nothing sent, when there is no such file, `isOwn` says that it is not the one that belongs there, `name` leads out of `root`, it is a source map, which is its
 * team's, or a part of it begins with a dot: such a file is the server's own.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  root: string,
  name: string,
  { cacheControl, isOwn = async () => true, differences }: SendFileOptions,
): Promise<boolean> {
  if (name.split(/[\\/]/).some((part) => part.startsWith('.'))) return false;
  const target = path.resolve(root, name);
  if (!target.startsWith(root + path.sep) || isSourceMap(target)) return false;
  const encoding = encodingOf(request);
  const encoded = `${target}${encoding ? endings[encoding] : ''}`;
  const [found, copy] = await Promise.all([statFile(target), encoding && statFile(encoded)]);
  if (!found) return false;
  const compressed = copy && (await isOwn(encoded, copy)) ? copy : undefined;
  if (!compressed && !(await isOwn(target, found))) return false;
  const etag = `"${found.size.toString(36)}-${found.mtimeMs.toString(36)}"`;
  const address = request.url.split('?')[0] ?? '';
  const successors = differences && successorsOf(address);
  reply.headers({
    'Cache-Control': cacheControl,
    ETag: etag,
    Vary: successors ? 'Accept-Encoding, Available-Dictionary' : 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(successors && { 'Use-As-Dictionary': `match="${successors}"` }),
  });
  if (request.headers['if-none-match'] === etag) {
    await reply.status(304).send();
    return true;
  }
  reply.type(types[path.extname(target)] ?? 'application/octet-stream');
  const dictionary = successors && dictionaryOf(request);
  const difference =
    dictionary &&
    (await isOwn(target, found)) &&
    (await differences.to(root, address, { file: target, found }, dictionary));
  if (difference) {
    await reply.header('Content-Encoding', 'dcz').header('Content-Length', difference.length).send(difference);
    return true;
  }
  if (compressed) reply.header('Content-Encoding', encoding);
  const { size } = compressed ?? found;
  const file = compressed ? encoded : target;
  await reply.header('Content-Length', size).send(size <= SMALL ? readFileSync(file) : createReadStream(file));
  return true;
}

/** The SHA-256 in base64 of the former file that a browser has and can read a difference to; undefined when it names none. */
function dictionaryOf({ headers }: FastifyRequest): string | undefined {
  if (!/\bdcz\b/.test(String(headers['accept-encoding'] ?? ''))) return undefined;
  return /^:([A-Za-z0-9+/]{43}=):$/.exec(String(headers['available-dictionary'] ?? ''))?.[1];
}

/** The system's facts about a file; undefined when there is none. */
const statFile = (file: string): Promise<Stats | undefined> =>
  stat(file).then(
    (entry) => (entry.isFile() ? entry : undefined),
    () => undefined,
  );
