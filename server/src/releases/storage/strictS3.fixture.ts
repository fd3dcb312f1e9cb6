import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BucketSettings } from './Bucket';

const SECRET = 'secret/with+signs=';
/** How many objects a page of a list has: what S3 itself answers at most. */
const PAGE = 1_000;

const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (content: string | Buffer) => createHash('sha256').update(content);

/** The signature that AWS documents for a request (version 4), over its path and query as they were sent. */
function signatureOf({ method, url, headers }: IncomingMessage, signed: string[], scope: string): string {
  const { pathname, searchParams } = new URL(url ?? '/', 'http://x');
  const query = [...searchParams]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join('&');
  const canonical = [
    ...[
      method,
      pathname
        .split('/')
        .map((part) => escaped(decodeURIComponent(part)))
        .join('/'),
      query,
    ],
    ...signed.map((name) => `${name}:${String(headers[name]).trim()}`),
    ...['', signed.join(';'), headers['x-amz-content-sha256']],
  ].join('\n');
  const [day = '', region = '', service = ''] = scope.split('/');
  const key = [region, service, 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${SECRET}`, day));
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical).digest('hex')].join('\n');
  return hmac(key, text).toString('hex');
}

/**
 * A small S3 that is as strict as Amazon's where `s3rver` is not: it checks every signature, also of lists and of names with
 * signs in them, and the checksum of what it stores; lists have pages; and it asks to slow down as often as `busy` says.
 */
export async function openStrictS3() {
  const stored = new Map<string, Buffer>();
  const state = { busy: 0, lists: 0, calls: 0, sent: {} as IncomingMessage['headers'] };
  const refuse = (response: ServerResponse, status: number, code: string) =>
    response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);

  const list = (response: ServerResponse, query: URLSearchParams) => {
    state.lists += 1;
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
    const names = [...stored.keys()]
      .filter((name) => name.startsWith(query.get('prefix') ?? '') && name > after)
      .sort();
    const page = names.slice(0, Math.min(PAGE, Number(query.get('max-keys') ?? PAGE)));
    const next = names.length > page.length ? Buffer.from(page.at(-1) ?? '').toString('base64') : undefined;
    const contents = page.map(
      (name) => `<Contents><Key>${inXml(name)}</Key><LastModified>2026-11-01T09:00:00.000Z</LastModified></Contents>`,
    );
    const token = next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`;
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(
      `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${token}${contents.join('')}</ListBucketResult>`,
    );
  };

  const answer = (request: IncomingMessage, response: ServerResponse, body: Buffer) => {
    state.calls += 1;
    if (state.busy > 0) {
      state.busy -= 1;
      return refuse(response, 503, 'SlowDown');
    }
    const given = /Credential=us\/([^,]+), *SignedHeaders=([^,]+), *Signature=(\w+)/.exec(
      request.headers.authorization ?? '',
    );
    const [, scope = '', names = '', signature] = given ?? [];
    const signed = names.split(';');
    // All of Amazon's own must be signed, and the host.
    const must = ['host', ...Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'))];
    if (!must.every((name) => signed.includes(name)) || signatureOf(request, signed, scope) !== signature)
      return refuse(response, 403, 'SignatureDoesNotMatch');
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
    const name = decodeURIComponent(pathname).replace(/^\/releases\//, '');
    if (searchParams.has('list-type')) return list(response, searchParams);
    if (request.method === 'PUT') {
      state.sent = request.headers;
      if (request.headers['content-length'] !== String(body.length))
        return refuse(response, 411, 'MissingContentLength');
      if (request.headers['x-amz-checksum-sha256'] !== sha256(body).digest('base64'))
        return refuse(response, 400, 'BadDigest');
      stored.set(name, body);
      return response.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      stored.delete(name);
      return response.writeHead(204).end();
    }
    const content = stored.get(name);
    return content ? response.writeHead(200).end(content) : refuse(response, 404, 'NoSuchKey');
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(request, response, Buffer.concat(chunks)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const settings: BucketSettings = {
    ...{ endpoint: `http://127.0.0.1:${port}`, region: 'ap-south-1', bucket: 'releases', prefix: 'site.one' },
    ...{ keyId: 'us', secret: SECRET, limitMs: 5_000 },
  };
  const stop = () => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
  return { settings, stored, state, stop };
}
