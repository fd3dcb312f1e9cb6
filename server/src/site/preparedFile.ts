import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressQuickly } from '../pages/compress';
import { compression } from '../pages/compression';

/** A document with its encodings, made once. */
export interface PreparedFile {
  status: number;
  type: string;
  headers: Record<string, string>;
  etag: string;
  raw: Buffer;
  encodings: Encodings;
}

/** A content compressed: quickly at first, and as well as it can be once `compressFully` came to it. */
interface Encodings {
  br: Buffer;
  gz: Buffer;
  isBest: boolean;
}

/** Prepares a text to be sent many times. */
export async function prepareFile(
  text: string,
  type: string,
  headers: Record<string, string> = {},
  status = 200,
): Promise<PreparedFile> {
  const raw = Buffer.from(text);
  return {
    status,
    type,
    headers,
    etag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`,
    raw,
    encodings: { ...(await compressQuickly(raw)), isBest: false },
  };
}

/**
 * Compresses files as well as possible, one after another, in a thread that gives way to requests; each is sent so
 * afterwards. Throws when the signal aborts, after the current file; the rest stays as it was.
 */
export async function compressFully(files: Iterable<PreparedFile>, signal: AbortSignal): Promise<void> {
  for (const { raw, encodings } of files) {
    if (encodings.isBest) continue;
    signal.throwIfAborted();
    const { br, gz } = await compression.run('compressHere', raw, { bypassesLimit: true });
    Object.assign(encodings, { br: Buffer.from(br), gz: Buffer.from(gz), isBest: true } satisfies Encodings);
  }
}

/** The best encoding that a browser takes. */
export function encodingOf(request: FastifyRequest): 'br' | 'gzip' | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

/**
 * Sends a prepared document: compressed, or 304 when the browser has it. `isForSome`: others get another at this address,
 * so that no cache may keep it for them; by default, all get the same.
 */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  file: PreparedFile,
  isForSome = false,
): FastifyReply {
  reply
    .status(file.status)
    .headers({
      ...file.headers,
      'Cache-Control': isForSome ? 'private, no-cache' : 'no-cache',
      ETag: file.etag,
      Vary: isForSome ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
    })
    .type(file.type);
  if (file.status === 200 && request.headers['if-none-match'] === file.etag) return reply.status(304).send();
  const encoding = encodingOf(request);
  if (!encoding) return reply.send(file.raw);
  return reply.header('Content-Encoding', encoding).send(encoding === 'br' ? file.encodings.br : file.encodings.gz);
}
