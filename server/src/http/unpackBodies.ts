import type { IncomingHttpHeaders } from 'node:http';
import { type Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { ApiError, badInput } from '../core/errors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the handler takes the body as it was sent, packed or not. By default false. */
    takesPacked?: boolean;
  }
}

const unpackers = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress };

const hasBody = (headers: IncomingHttpHeaders) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
const tooLarge = () => new ApiError(413, 'too_large', 'This is too large once it is unpacked; send less at once.');
const unreadable = () =>
  badInput([{ path: '', msg: 'The body could not be unpacked; send it whole, in the encoding that it names.' }]);
const unknownEncoding = () =>
  new ApiError(
    415,
    'bad_media_type',
    'Send the body as it is, or in one encoding: gzip, deflate or br; a form with files as it is.',
  );

/** A body as the parser reads it: how many bytes came, beside those that they unpack to. */
type Unpacked = Readable & { receivedEncodedLength: number };

/** Unpacks a body while it comes. What unpacks to more than `limit` bytes is ended there. */
function unpack(packed: Readable, unpacker: Transform, limit: number): Unpacked {
  let sum = 0;
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum += chunk.length;
      if (sum > limit) done(tooLarge());
      else done(null, chunk);
    },
  });
  const unpacked: Unpacked = Object.assign(bounded, { receivedEncodedLength: 0 });
  packed.on('data', (chunk: Buffer) => (unpacked.receivedEncodedLength += chunk.length));
  unpacker.once('error', () => bounded.destroy(unreadable()));
  packed.once('error', (error) => bounded.destroy(error));
  bounded.once('error', () => {
    packed.unpipe(unpacker);
    unpacker.destroy();
  });
  packed.pipe(unpacker).pipe(bounded);
  return unpacked;
}

/** Reads packed bodies, up to the route's limit of unpacked bytes. Refuses other encodings with 415, and what can't be unpacked with 400. */
export function unpackBodies(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { headers, method, routeOptions } = request;
    const encoding = (headers['content-encoding'] ?? 'identity').trim().toLowerCase();
    const isPlain = encoding === 'identity' || encoding === '';
    if (isPlain || request.is404 || method === 'GET' || method === 'HEAD' || !hasBody(headers))
      return done(null, payload);
    if (routeOptions.config.takesPacked) return done(null, payload);
    const isForm = headers['content-type']?.startsWith('multipart/') === true;
    const unpacker = Object.hasOwn(unpackers, encoding) ? unpackers[encoding as keyof typeof unpackers]() : undefined;
    if (!unpacker || isForm) return done(unknownEncoding());
    return done(null, unpack(payload as Readable, unpacker, routeOptions.bodyLimit ?? 0));
  });
}
