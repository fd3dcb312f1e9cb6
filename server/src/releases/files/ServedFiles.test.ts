import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { openTestApp } from '../../../test/openTestApp';
import { openReleases } from '../openReleases.fixture';
import { eachStorage } from '../storage/eachStorage.fixture';

eachStorage((open) => {
  let opening: Awaited<ReturnType<typeof openReleases>>;
  let told: string;
  beforeEach(async () => {
    const script = 'page of this release '.repeat(100);
    opening = await openReleases(
      await openTestApp(),
      (opened) =>
        opened.publishCurrent({
          ...{ version: '1.0.0', files: { 'Part.js': script, 'public/payroll.svg': '<svg/>' } },
          change: (release) => void release.publicFiles.push('payroll.svg'),
        }),
      open,
    );
    told = '';
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
      told += String(text);
      return true;
    });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await opening.close();
  });

  const file = (name: string) => path.join(opening.opened.store.files.folderOf('mfe-payroll', '1.0.0'), name);
  const get = (url: string, encoding = 'identity') =>
    opening.app.inject({ url, headers: { 'accept-encoding': encoding } });

  test.each([
    ['/modules/mfe-payroll/1.0.0/Part.js', 'Part.js'],
    ['/payroll.svg', 'public/payroll.svg'],
  ])(
    '%s, altered on the disk while the server runs, is not sent: it is fetched again, or that is said',
    async (url, name) => {
      const released = readFileSync(file(name), 'utf8');
      expect((await get(url)).body).toBe(released);
      writeFileSync(file(name), 'altered');
      const answer = await get(url);
      expect([answer.statusCode, answer.body === released]).toEqual(opening.opened.bucket ? [200, true] : [503, false]);
      writeFileSync(file(name), released);
      expect((await get(url)).body).toBe(released);
      expect(told).toContain(
        `${name} is not the file that was released, and is not sent. Publish mfe-payroll 1.0.0 again.`,
      );
    },
  );

  test('an altered compressed copy is not sent, but the file that it stands for', async () => {
    const url = '/modules/mfe-payroll/1.0.0/Part.js';
    const packed = await get(url, 'gzip');
    expect(packed.headers['content-encoding']).toBe('gzip');
    writeFileSync(file('Part.js.gz'), gzipSync('altered'));
    const answer = await get(url, 'gzip');
    expect(gunzipSync(answer.rawPayload).toString()).toBe(readFileSync(file('Part.js'), 'utf8'));
    expect(told).toContain('Part.js.gz is not the file that was released');
  });
});
