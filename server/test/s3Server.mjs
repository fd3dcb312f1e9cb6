import { readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';

/*
 * An S3 server (`s3rver`) on the folder named, with one bucket, `releases`; prints its address. `POST /test` makes it
 * fail afterwards.
 */

const options = {
  directory: process.argv[2],
  silent: true,
  vhostBuckets: false,
  configureBuckets: [{ name: 'releases', configs: [] }],
};
const service = new S3rver(options);
await service.configureBuckets();
const answerStrictly = service.callback();
// It expects the signed path of a list without its final slash; S3 itself expects the path as sent.
const answerList = new S3rver({ ...options, allowMismatchedSignatures: true }).callback();
const isList = (request) => request.url.includes('list-type');

/** The folders and objects directly below a prefix; s3rver's own list omits folders that contain only folders. */
function answerFolder(prefix, response) {
  const bucket = path.join(process.argv[2], 'releases');
  const end = '._S3rver_object';
  const below = readdirSync(bucket, { recursive: true })
    .filter((name) => name.endsWith(end) && name.startsWith(prefix))
    .map((name) => name.slice(prefix.length, -end.length));
  const folders = new Set(
    below.filter((name) => name.includes('/')).map((name) => name.slice(0, name.indexOf('/') + 1)),
  );
  const objects = below
    .filter((name) => !name.includes('/'))
    .map((name) => {
      const { size, mtime } = statSync(path.join(bucket, prefix + name + end));
      return `<Contents><Key>${prefix}${name}</Key><Size>${size}</Size><LastModified>${mtime.toISOString()}</LastModified></Contents>`;
    });
  const prefixes = [...folders].map((name) => `<CommonPrefixes><Prefix>${prefix}${name}</Prefix></CommonPrefixes>`);
  const found = [...objects, ...prefixes].join('');
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(`<ListBucketResult><IsTruncated>false</IsTruncated>${found}</ListBucketResult>`);
}

function answer(request, response) {
  const { searchParams } = new URL(request.url, 'http://x');
  if (searchParams.get('delimiter') === '/' && searchParams.get('prefix')?.endsWith('/'))
    return answerFolder(searchParams.get('prefix'), response);
  return (isList(request) ? answerList : answerStrictly)(request, response);
}
let fault = '';

const refuse = (response, status, code) => {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>no</Message></Error>`);
};

const faults = {
  away: (request) => request.socket.destroy(),
  /** The response starts and never ends. */
  slow: (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/octet-stream' });
    response.write('.');
  },
  broken: (_request, response) => refuse(response, 500, 'InternalError'),
  /** Fails once, then works again. */
  hiccup: (_request, response) => {
    fault = '';
    refuse(response, 503, 'SlowDown');
  },
  full: (request, response) =>
    request.method === 'PUT' ? refuse(response, 507, 'XMinioStorageFull') : answer(request, response),
  /** Has room for one object. */
  fills: (request, response) => {
    if (request.method === 'PUT') fault = 'full';
    answer(request, response);
  },
  /** Stores one object, and never answers for another. */
  stalls: (request, response) => {
    if (request.method === 'PUT') fault = 'stalled';
    answer(request, response);
  },
  stalled: (request, response) => request.method !== 'PUT' && answer(request, response),
  other: (request, response) => {
    if (request.method !== 'GET' || isList(request)) return answer(request, response);
    response.writeHead(200, { 'content-type': 'application/octet-stream' });
    return response.end('something else');
  },
};

const server = createServer((request, response) => {
  if (request.url !== '/test') return (faults[fault] ?? answer)(request, response);
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  return request.on('end', () => {
    fault = Buffer.concat(chunks).toString();
    response.end();
  });
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${server.address().port}\n`));
