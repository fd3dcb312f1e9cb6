import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { closePools } from '../threads/pools';
import { compressFully, prepareFile } from './preparedFile';

afterAll(closePools);

const html = Array.from(
  { length: 2_000 },
  (_, index) => `<li>Opening ${(index * 7_919) % 2_003} in Pune, ${index % 17} days old</li>`,
).join('\n');
const prepare = () => prepareFile(html, 'text/html');
const texts = ({ encodings: { br, gz } }: Awaited<ReturnType<typeof prepare>>) =>
  [brotliDecompressSync(br), gunzipSync(gz)].map(String);

test('a document can be sent compressed at once, and is smaller once there was time for it', async () => {
  const file = await prepare();
  const sentWithOtherHeaders = { ...file, headers: { 'X-Policy': 'new' } };
  const atOnce = file.encodings.br.length;
  expect(texts(file)).toEqual([html, html]);
  await compressFully([file], new AbortController().signal);
  expect(texts(file)).toEqual([html, html]);
  expect(file.encodings.br.length).toBeLessThan(atOnce * 0.95);
  expect(sentWithOtherHeaders.encodings.br).toBe(file.encodings.br);
});

test('what is compressed as well as it can be is not compressed again', async () => {
  const file = await prepare();
  await compressFully([file], new AbortController().signal);
  const { br } = file.encodings;
  await compressFully([file], new AbortController().signal);
  expect(file.encodings.br).toBe(br);
});

test('who gives it up leaves every document as it can be sent', async () => {
  const [first, second] = [await prepare(), await prepare()];
  await expect(compressFully([first, second], AbortSignal.abort(new Error('closed')))).rejects.toThrow('closed');
  expect([...texts(first), ...texts(second)]).toEqual([html, html, html, html]);
});
