import { mkdir, readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from 'shared/contract';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { LiveRegistry } from './registry/LiveRegistry';
import { fileOf, type openStore, tester } from './releases.fixture';
import { eachStorage } from './storage/eachStorage.fixture';
import { FolderFiles } from './storage/FolderFiles';
import { releaseTables } from './tables';

eachStorage((open) => {
  let server: TestApp;
  let opened: ReturnType<typeof openStore>;
  let { store, publish }: Pick<typeof opened, 'store' | 'publish'> = {} as typeof opened;

  beforeEach(async () => {
    server = await openTestApp();
    opened = open(server.db);
    ({ store, publish } = opened);
  });
  afterEach(async () => {
    await server.close();
    opened.remove();
  });

  const currentOf = async (name = 'mfe-payroll') => (await store.registry()).registry.modules[name];

  test('a published release becomes current when it is promoted, and not before', async () => {
    expect(await publish({ version: '1.0.0' })).toBe('published');
    expect(await currentOf()).toBeUndefined();
    await store.promote('mfe-payroll', '1.0.0', tester);
    expect((await currentOf())?.current.version).toBe('1.0.0');
  });

  test('the same content again is no change; other content under a known version is refused', async () => {
    await publish({ version: '1.0.0' });
    expect(await publish({ version: '1.0.0' })).toBe('unchanged');
    await expect(publish({ version: '1.0.0', code: 'other' })).rejects.toThrow('other content');
  });

  test('the release before stands ready to take the place of the current one; a rollback leaves the broken one out', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      await publish({ version });
      await store.promote('mfe-payroll', version, tester);
    }
    expect((await currentOf())?.previous?.version).toBe('1.1.0');
    expect(await store.rollback('mfe-payroll', undefined, tester)).toBe('1.1.0');
    expect((await currentOf())?.previous?.version).toBe('1.0.0');
    expect(await store.rollback('mfe-payroll', undefined, tester)).toBe('1.0.0');
    await expect(store.rollback('mfe-payroll', undefined, tester)).rejects.toThrow('no earlier release');
    await expect(store.rollback('mfe-nobody', undefined, tester)).rejects.toThrow('There is no module mfe-nobody');
  });

  test('promoting what is current changes nothing', async () => {
    await opened.publishCurrent({ version: '1.0.0' });
    await opened.publishCurrent({ version: '1.1.0' });
    const revision = await store.revision();
    await store.promote('mfe-payroll', '1.1.0', tester);
    await store.rollback('mfe-payroll', '1.1.0', tester);
    expect(await store.revision()).toBe(revision);
    expect((await currentOf())?.previous?.version).toBe('1.0.0');
    const promoted = await server.db
      .selectFrom('audit')
      .select('id')
      .where('action', '=', 'release.promoted')
      .execute();
    expect(promoted).toHaveLength(2);
  });

  test('the release that takes the current one’s place is the last that worked, not one whose code failed or that does not fit any more', async () => {
    const newer = (release: Release) => void (release.manifest.shellApi = '^1.2.0');
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0'])
      await opened.publishCurrent({ version, ...(version === '1.1.0' ? { change: newer } : {}) });
    const previous = async () => (await currentOf())?.previous?.version;
    const report = (version: string, reason: 'threw' | 'network') =>
      releaseTables(server.db)
        .insertInto('module_reports')
        .values({
          ...{ key: `${version}/${reason}`, module: 'mfe-payroll', version, page: 'Page', phase: 'page', reason },
          ...{ detail: '', count: 1, firstAt: '', lastAt: '', isSignedIn: 1 },
        })
        .execute();
    await report('1.2.0', 'network');
    expect(await previous()).toBe('1.2.0');
    await report('1.2.0', 'threw');
    expect(await previous()).toBe('1.1.0');
    opened.sources.shell.shellApi = '1.1.0';
    expect(await previous()).toBe('1.0.0');
    await report('1.0.0', 'threw');
    expect(await previous()).toBe('1.2.0');
  });

  test('every reason against a release is named, and nothing of it is stored', async () => {
    await publish({ name: 'mfe-other', version: '1.0.0' });
    await store.promote('mfe-other', '1.0.0', tester);
    const change = (release: Release) => {
      release.manifest.shellApi = '^2.0.0';
      release.requires = { react: '^18.0.0', vue: '^3.0.0' };
      release.manifest.routes = [
        { path: '/dashboard/mfe-other', page: 'Page' },
        { path: '/signin', page: 'Missing' },
      ];
      release.files['Page.js'] = fileOf('something else');
    };
    const refused = publish({ version: '1.0.0', change }).catch(
      (error: Error & { reasons: string[] }) => error.reasons,
    );
    expect(await refused).toEqual([
      'The file Page.js is not the one that release.json names: its integrity does not match.',
      'Its record is of other files: Page.js changed since. Release it with npm run release, which checks it.',
      'It needs the shell API ^2.0.0, and this shell offers 1.2.0.',
      'It needs react ^18.0.0, and this shell provides 19.3.1.',
      'It needs vue, which this shell does not provide.',
      'The route /signin names the page Missing, which the code does not expose.',
      'The route /dashboard/mfe-other belongs to mfe-other.',
      'The route /signin belongs to the shell.',
    ]);
    expect((await store.list()).map(({ module }) => module)).toEqual(['mfe-other']);
    expect((await readdir(path.join(opened.root, 'modules'))).filter((name) => !name.startsWith('.'))).toEqual([
      'mfe-other',
    ]);
  });

  test('a shell API that is no range of versions is named as such', async () => {
    const change = (release: Release) => {
      release.manifest.shellApi = 'the newest';
    };
    const refused = publish({ version: '1.0.0', change }).catch(
      (error: Error & { reasons: string[] }) => error.reasons,
    );
    expect(await refused).toEqual(['shellApi "the newest" is not a version range; write one such as "^1.2.0".']);
  });

  test('a dry run answers the checks and stores nothing', async () => {
    expect(await publish({ version: '1.0.0' }, { dryRun: true })).toBe('checked');
    expect(await store.list()).toEqual([]);
  });

  test('twenty promotions at once all count, each with a revision of its own', async () => {
    const versions = Array.from({ length: 20 }, (_, index) => `1.${index}.0`);
    for (const version of versions) await publish({ version });
    await Promise.all(versions.map((version) => store.promote('mfe-payroll', version, tester)));
    expect(await store.revision()).toBe(20);
  });

  test('of two that claim one page and are promoted at once, one becomes current', async () => {
    const claiming = (release: Release) =>
      void release.manifest.routes.push({ path: '/dashboard/offers', page: 'Page' });
    for (const name of ['mfe-one', 'mfe-two']) await publish({ name, version: '1.0.0', change: claiming });
    const outcomes = await Promise.allSettled(
      ['mfe-one', 'mfe-two'].map((name) => store.promote(name, '1.0.0', tester)),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('what interrupted uploads left is removed after an hour, by servers that start at the same moment; what is on its way stays', async () => {
    const staging = path.join(store.files.root, '.staging');
    const hoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    for (let left = 0; left < 100; left += 1) {
      await mkdir(path.join(staging, `left-${left}`), { recursive: true });
      await utimes(path.join(staging, `left-${left}`), hoursAgo, hoursAgo);
    }
    await mkdir(path.join(staging, 'on-its-way'));
    await Promise.all([1, 2, 3].map(() => new FolderFiles(store.files.root).sweep()));
    expect(await readdir(staging)).toEqual(['on-its-way']);
  });

  test('another server on the same data follows a promotion', async () => {
    const live = await LiveRegistry.open(store);
    await publish({ version: '1.0.0' });
    await store.promote('mfe-payroll', '1.0.0', tester);
    await live.follow();
    expect(live.current.registry.modules['mfe-payroll']?.current.version).toBe('1.0.0');
    live.close();
  });
});
