import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createDCtx, decompressUsingDict, init } from '@bokuweb/zstd-wasm';
import { openTestApp } from '../../../test/openTestApp';
import { openReleases } from '../../releases/openReleases.fixture';
import { successorsOf } from './successorsOf';

test.each([
  ['/modules/mfe-clients/1.0.0/entry.1a4cfc8538.js', '/modules/mfe-clients/*/entry.*.js'],
  ['/modules/mfe-clients/1.0.0/1222.bd07740c2f.css', '/modules/mfe-clients/*/1222.*.css'],
  ['/modules/payroll/1.0.0/assets/index-DkX3a9_z.js', '/modules/payroll/*/assets/index-*.js'],
  ['/modules/payroll/1.0.0/main.js', '/modules/payroll/*/main.js'],
  ['/shell/antd.f94af6bb83.js', '/shell/antd.*.js'],
  ['/shell/start.js', undefined],
  ['/modules/payroll/1.0.0/picture.1a4cfc8538.png', undefined],
  ['/modules/payroll/1.0.0/(a).1a4cfc8538.js', undefined],
])('the successors of %s lie at %s', (address, pattern) => {
  expect(successorsOf(address)).toBe(pattern);
});

describe('A browser that has a file of a former release', () => {
  const sha256 = (content: string) => createHash('sha256').update(content).digest('base64');
  const lines = Array.from({ length: 400 }, (_, place) => sha256(String(place))).join('\n');
  const code = (line: string) => `${lines}\n${line}`;
  const files = (line: string) => ({
    'Part.0123456789.js': code('same'),
    [`Page2.${line.padEnd(10, '0')}.js`]: code(line),
  });
  const former = { version: '1.0.0', files: files('1') };
  const next = { version: '1.1.0', files: files('2') };
  const url = '/modules/mfe-payroll/1.1.0/Page2.2000000000.js';
  const hashOf = (content: string) => `:${sha256(content)}:`;
  let opening: Awaited<ReturnType<typeof openReleases>>;
  beforeEach(async () => {
    opening = await openReleases(await openTestApp(), (opened) => opened.publishCurrent(former));
    await opening.opened.publishCurrent(next);
    await opening.live.follow();
  });
  afterEach(() => opening.close());

  const get = (address: string, dictionary: string, accepted = 'gzip, br, zstd, dcb, dcz') =>
    opening.app.inject({
      url: address,
      headers: { 'accept-encoding': accepted, 'available-dictionary': dictionary },
    });
  /** What is sent once the difference is made. */
  const difference = async (address: string, dictionary: string) => {
    for (;;) {
      const answer = await get(address, dictionary);
      if (answer.headers['content-encoding'] === 'dcz') return answer;
    }
  };
  const unpacked = async (body: Buffer, dictionary: string) => {
    await init();
    return Buffer.from(decompressUsingDict(createDCtx(), body.subarray(40), Buffer.from(dictionary))).toString();
  };

  test('gets what changed, in a hundredth of the file, which says that it is the next dictionary', async () => {
    const answer = await difference(url, hashOf(code('1')));
    expect(answer.headers).toMatchObject({
      'use-as-dictionary': 'match="/modules/mfe-payroll/*/Page2.*.js"',
      vary: expect.stringContaining('Available-Dictionary'),
      'content-length': String(answer.rawPayload.length),
    });
    expect(await unpacked(answer.rawPayload, code('1'))).toBe(code('2'));
    expect(answer.rawPayload.length).toBeLessThan(code('2').length / 100);
  });

  test('gets a file that stayed the same at its new address in less than a hundred bytes', async () => {
    const answer = await difference('/modules/mfe-payroll/1.1.0/Part.0123456789.js', hashOf(code('same')));
    expect(answer.rawPayload.length).toBeLessThan(100);
  });

  test.each([
    ['names a dictionary that nobody knows', hashOf('altered'), 'br, dcz'],
    ['names another file’s', hashOf(code('same')), 'br, dcz'],
    ['names none as one is named', 'altered', 'br, dcz'],
    ['does not read differences', hashOf(code('1')), 'br'],
  ])('gets the whole file when it %s', async (_, dictionary, accepted) => {
    await difference(url, hashOf(code('1')));
    const answer = await get(url, dictionary, accepted);
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'br']);
  });

  test('gets no difference to a file that was altered on the disk', async () => {
    await difference(url, hashOf(code('1')));
    let told = '';
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
      told += String(text);
      return true;
    });
    const { store } = opening.opened;
    writeFileSync(path.join(store.files.folderOf('mfe-payroll', '1.1.0'), 'Page2.2000000000.js'), 'altered');
    const answer = await get(url, hashOf(code('1')));
    jest.restoreAllMocks();
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'br']);
    expect(told).toContain('Page2.2000000000.js is not the file that was released');
  });
});
