import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { collectReleases } from './collectReleases';
import { type openStore, tester } from './releases.fixture';
import { startRollout } from './stages/changeRollout';
import { eachStorage } from './storage/eachStorage.fixture';
import { releaseTables } from './tables';

const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0', '1.7.0'];
const longAgo = '2020-01-01T00:00:00.000Z';

eachStorage((open) => {
  let server: TestApp;
  let opened: ReturnType<typeof openStore>;

  beforeEach(async () => {
    server = await openTestApp();
    opened = open(server.db);
    for (const version of versions) await opened.publishCurrent({ version });
    await opened.publish({ version: '0.9.0' });
    await opened.publish({ version: '0.8.0' });
    for (const table of ['releases', 'promotions'] as const)
      await releaseTables(server.db).updateTable(table).set({ at: longAgo }).execute();
  });
  afterEach(async () => {
    await server.close();
    opened.remove();
  });

  const collect = () => collectReleases({ db: server.db, store: opened.store }, 90);
  const kept = async () => {
    const rows = await releaseTables(server.db).selectFrom('releases').selectAll().orderBy('version').execute();
    return rows.filter(({ collectedAt }) => collectedAt === '').map(({ version }) => version);
  };

  test('what was in use within 90 days stays, with what is current and the five before; the rest goes, and stays listed', async () => {
    await releaseTables(server.db)
      .insertInto('vitals')
      .values({
        ...{ module: 'mfe-payroll', version: '1.0.0', route: '/', metric: 'lcp', bucket: 1, visits: 1 },
        day: new Date().toISOString().slice(0, 10),
      })
      .execute();
    await startRollout(
      { db: server.db, store: opened.store },
      { module: 'mfe-payroll', version: '0.9.0', stages: [5, 100] },
      tester,
    );
    await collect();
    expect(await kept()).toEqual(['0.9.0', '1.0.0', ...versions.slice(2)]);
    expect((await opened.store.list())[0]?.versions).toHaveLength(10);
    const folders = ['0.8.0', '1.1.0'].map((version) => opened.store.files.folderOf('mfe-payroll', version));
    expect(folders.map((folder) => existsSync(folder))).toEqual([false, false]);
    expect(Object.keys((await opened.store.registry()).registry.modules)).toEqual(['mfe-payroll']);
  });

  test('an open tab finds its files on every server for as long as it may be open, and no server finds them later', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
    const set = (at: string) =>
      releaseTables(server.db).updateTable('promotions').set({ at }).where('version', '=', '1.1.0').execute();
    // Of 1.0.0, until another took its place.
    await set(daysAgo(89));
    const [one, other, fresh] = [open(server.db, opened), open(server.db, opened), open(server.db, opened)];
    for (const { store } of [opened, one]) await collectReleases({ db: server.db, store }, 90);
    const pageOn = async ({ store }: typeof opened) =>
      (await store.bring('mfe-payroll/1.0.0/Page.js')) &&
      readFileSync(path.join(store.files.folderOf('mfe-payroll', '1.0.0'), 'Page.js'), 'utf8');
    expect([await pageOn(opened), await pageOn(one), await pageOn(other)]).toEqual(['page', 'page', 'page']);
    await set(daysAgo(91));
    await collectReleases({ db: server.db, store: one.store }, 90);
    const asked = jest.spyOn(globalThis, 'fetch');
    expect([await pageOn(one), await pageOn(fresh)]).toEqual([false, false]);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    await collectReleases({ db: server.db, store: other.store }, 90);
    expect(await pageOn(other)).toBe(false);
    expect(await opened.publish({ version: '1.0.0' })).toBe('unchanged');
    expect([await pageOn(one), await pageOn(other)]).toEqual(['page', 'page']);
    for (const each of [one, other, fresh]) each.remove();
  });

  test('what is gone can’t become current and says why, and comes back when it is published again', async () => {
    await collect();
    await expect(opened.store.promote('mfe-payroll', '1.0.0', tester)).rejects.toThrow(
      /Its files were removed on .* because it was no longer in use\. Publish 1\.0\.0 again to bring it back\./,
    );
    expect(await opened.publish({ version: '1.0.0' })).toBe('unchanged');
    await opened.store.promote('mfe-payroll', '1.0.0', tester);
    expect((await opened.store.registry()).registry.modules['mfe-payroll']?.current.version).toBe('1.0.0');
    await collect();
    expect(await kept()).toContain('1.0.0');
  });

  test('a release that is made current while files are removed is whole, or is refused', async () => {
    const [outcome] = await Promise.allSettled([opened.store.promote('mfe-payroll', '1.0.0', tester), collect()]);
    const current = (await opened.store.registry()).registry.modules['mfe-payroll']?.current.version;
    expect([outcome.status, current]).toEqual(
      outcome.status === 'fulfilled' ? ['fulfilled', '1.0.0'] : ['rejected', '1.7.0'],
    );
  });
});
