import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { compress, compressible } from '../../server/src/site/compress';
import type { Serve } from './variants';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Serves a variant of the site from memory, compressed with brotli; what it does not have comes from the
 * product. All variants are served alike, so that only what is served differs.
 */
export async function serveVariant(serve: Serve, productUrl: string): Promise<{ url: string; stop(): void }> {
  const answers = new Map<string, Promise<Answer>>();

  async function answer(path: string): Promise<Answer> {
    const own = serve(path);
    if (own) {
      const isCompressed = compressible(path) || own.type.startsWith('text/');
      return {
        status: 200,
        headers: { 'Content-Type': own.type, ...(isCompressed ? { 'Content-Encoding': 'br' } : {}) },
        body: isCompressed ? (await compress(own.body)).br : own.body,
      };
    }
    const response = await fetch(productUrl + path);
    const type = response.headers.get('content-type') ?? 'application/octet-stream';
    const body = Buffer.from(await response.arrayBuffer());
    const isCompressed = compressible(path);
    return {
      status: response.status,
      headers: { 'Content-Type': type, ...(isCompressed ? { 'Content-Encoding': 'br' } : {}) },
      body: isCompressed ? (await compress(body)).br : body,
    };
  }

  const server = createServer((request, reply) => {
    const path = request.url ?? '/';
    if (request.method !== 'GET') return reply.writeHead(204).end();
    let known = answers.get(path);
    if (!known) answers.set(path, (known = answer(path)));
    known.then(
      ({ status, headers, body }) =>
        reply.writeHead(status, { ...headers, 'Content-Length': body.length, 'Cache-Control': 'no-cache' }).end(body),
      () => reply.writeHead(502).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}
