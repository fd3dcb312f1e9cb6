import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { openTestApp, type TestApp } from '../../test/openTestApp';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const put = async (payload: Buffer, encoding: string, type = 'application/json') => {
  const answer = await server.app.inject({
    method: 'PUT',
    url: '/api/preferences/theme',
    headers: {
      authorization: `Bearer ${server.owner.token}`,
      'content-type': type,
      'content-encoding': encoding,
    },
    payload,
  });
  return [answer.statusCode, answer.json().code];
};
const body = Buffer.from(JSON.stringify({ value: 'dark' }));

test.each([
  ['gzip', gzipSync],
  ['x-gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
] as const)('a body packed by %s is read', async (encoding, pack) => {
  expect(await put(pack(body), encoding)).toEqual([200, undefined]);
});

test('a body that unpacks to far more than a call may send is ended there', async () => {
  expect(await put(gzipSync(Buffer.alloc(200_000_000, ' ')), 'gzip')).toEqual([413, 'too_large']);
});

test('what can’t be unpacked is bad input, and what is packed otherwise is not taken', async () => {
  expect(await put(body, 'gzip')).toEqual([400, 'bad_input']);
  expect(await put(gzipSync(body).subarray(0, 20), 'gzip')).toEqual([400, 'bad_input']);
  expect(await put(body, 'zip')).toEqual([415, 'bad_media_type']);
  const form = await server.app.inject({
    method: 'POST',
    url: '/api/candidates/upload',
    headers: {
      authorization: `Bearer ${server.owner.token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-encoding': 'gzip',
    },
    payload: gzipSync('--x--'),
  });
  expect([form.statusCode, form.json().code]).toEqual([415, 'bad_media_type']);
});
