import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { type openStore, tester } from './releases.fixture';
import { eachStorage } from './storage/eachStorage.fixture';
import { releaseTables } from './tables';

eachStorage((open) => {
  let server: TestApp;
  let opened: ReturnType<typeof openStore>;

  beforeEach(async () => {
    server = await openTestApp();
    opened = open(server.db);
    await opened.publishCurrent({ version: '1.0.0' });
    await opened.publishCurrent({ version: '1.1.0', code: 'as published' });
  });
  afterEach(async () => {
    await server.close();
    opened.remove();
  });

  const pageOf = async (version: string) => {
    const folder = await opened.store.folderOf(await opened.store.release('mfe-payroll', version));
    return path.join(folder, 'Page.js');
  };
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => 'accepted',
      (error: Error) => error.message,
    );
  /** The earlier database 1.1.0, beside the files of after, as a restore or a crash between the two leaves them. */
  async function restoreDatabase(): Promise<void> {
    for (const table of ['releases', 'promotions'] as const)
      await releaseTables(server.db).deleteFrom(table).where('version', '=', '1.1.0').execute();
  }

  test('a version whose files are there already can’t be published with other content, and they stay as they are', async () => {
    await restoreDatabase();
    expect(await refusal(opened.publish({ version: '1.1.0', code: 'something else' }))).toBe(
      'mfe-payroll 1.1.0 has been published with other content. Give the release a new version.',
    );
    expect(await opened.publish({ version: '1.1.0', code: 'as published' })).toBe('published');
    expect(readFileSync(await pageOf('1.1.0'), 'utf8')).toBe('as published');
  });

  test('with the content that it had it can be, as after an upload whose answer was lost', async () => {
    await restoreDatabase();
    expect(await opened.publish({ version: '1.1.0', code: 'as published' })).toBe('published');
    await opened.store.promote('mfe-payroll', '1.1.0', tester);
    expect((await opened.store.registry()).leftOut).toEqual([]);
  });

  test('a version is all that release.json says: other pages of the same files are other content', async () => {
    expect(
      await refusal(
        opened.publish({
          version: '1.0.0',
          change: (release) => void (release.pages.Other = { js: ['Page.js'], css: [] }),
        }),
      ),
    ).toContain('other content');
  });

  test('of equal versions that are sent at once, one is published; the others are the same, or are refused', async () => {
    const results = await Promise.all(
      ['a', 'a', 'b', 'a', 'b'].map((code) =>
        refusal(
          opened.publish({ version: '2.0.0', code }).then((result) => {
            throw new Error(result);
          }),
        ),
      ),
    );
    expect(results.filter((result) => result === 'published')).toHaveLength(1);
    const kept = readFileSync(await pageOf('2.0.0'), 'utf8');
    const expected = ['a', 'a', 'b', 'a', 'b'].map((code) =>
      code === kept ? /^(published|unchanged)$/ : /other content/,
    );
    results.forEach((result, index) => expect(result).toMatch(expected[index] ?? /never/));
  });
});
