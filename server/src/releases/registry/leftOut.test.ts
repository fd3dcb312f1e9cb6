import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from 'shared/contract';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { composeSite } from '../../site/composeSite';
import { installBundled } from '../installBundled';
import { openStore, tester, withPage } from '../releases.fixture';
import { releaseTables } from '../tables';
import { LiveRegistry } from './LiveRegistry';

let server: TestApp;
let opened: ReturnType<typeof openStore>;

beforeEach(async () => {
  server = await openTestApp();
  opened = openStore(server.db);
});
afterEach(async () => {
  await server.close();
  opened.remove();
});

const modulesOf = async () => Object.keys((await opened.store.registry()).registry.modules);
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: Error) => error.message,
  );
const sentences = async () => {
  const told: string[] = [];
  const live = await LiveRegistry.open(opened.store, (sentence) => told.push(sentence));
  live.close();
  return told;
};

test('a release that names a prerendered file it does not have is refused, and nothing changes', async () => {
  await opened.publishCurrent({ name: 'mfe-other', version: '1.0.0' });
  expect(await refusal(opened.publish({ version: '1.0.0', change: withPage('/jobs') }))).toContain(
    'The prerendered page /jobs names prerendered/page.html, which is not among its files.',
  );
  expect((await opened.store.list()).map(({ module }) => module)).toEqual(['mfe-other']);
  await opened.publishCurrent({
    version: '1.0.0',
    files: { 'prerendered/page.html': '<h1>Jobs</h1>' },
    change: withPage('/jobs'),
  });
  const { pages } = await composeSite(await opened.store.registry(), opened.store.files, opened.sources);
  expect(pages.get('/jobs')?.raw.toString()).toContain('<main><h1>Jobs</h1></main>');
});

test('a page that can’t be composed is refused before anything changes', async () => {
  const files = { 'prerendered/page.html': '' };
  const publishing = opened.store.files.stage().then(async (staging) => {
    const { dist, release } = opened.build({ version: '1.0.0', files, change: withPage('/jobs') });
    await staging.copy(dist, release);
    rmSync(path.join(staging.folder, 'prerendered'), { recursive: true });
    return opened.store.publish(staging, release, tester);
  });
  expect(await refusal(publishing)).toContain("Its prerendered pages can't be composed");
  expect(await opened.store.list()).toEqual([]);
});

test('a current release whose files are gone or changed is left out with one sentence, and the rest runs', async () => {
  await opened.publishCurrent({ name: 'mfe-other', version: '1.0.0' });
  await opened.publishCurrent({ version: '1.0.0' });
  const page = path.join(opened.store.files.folderOf('mfe-payroll', '1.0.0'), 'Page.js');
  writeFileSync(page, 'changed');
  const restarted = () => Object.assign(opened.store.files, { whole: new Set() });
  restarted();
  expect(await modulesOf()).toEqual(['mfe-other']);
  expect(await sentences()).toEqual([
    expect.stringMatching(
      /^mfe-payroll 1\.0\.0 is left out: Its file Page\.js in .* is not the one that was released\. Mend that, go back with npm run rollback -- mfe-payroll, or take it out with npm run retire -- mfe-payroll\.$/,
    ),
  ]);
  rmSync(page);
  expect((await sentences())[0]).toContain('Its file Page.js is missing');
  rmSync(path.dirname(page), { recursive: true });
  expect((await sentences())[0]).toContain('Its files are not in');
});

test('damaged files are replaced when the same release is published again, and it can’t become current before', async () => {
  await opened.publish({ version: '1.0.0' });
  const page = path.join(opened.store.files.folderOf('mfe-payroll', '1.0.0'), 'Page.js');
  writeFileSync(page, 'half');
  const restarted = openStore(server.db);
  Object.assign(restarted.store.files, { root: opened.store.files.root });
  expect(await refusal(restarted.store.promote('mfe-payroll', '1.0.0', tester))).toContain('Its file Page.js in');
  expect(await restarted.publish({ version: '1.0.0' })).toBe('unchanged');
  expect(readFileSync(page, 'utf8')).toBe('page');
  await restarted.store.promote('mfe-payroll', '1.0.0', tester);
  restarted.remove();
});

test('a release that the database can’t tell is left out as well, and other modules are released beside it', async () => {
  await opened.publishCurrent({ version: '1.0.0' });
  await releaseTables(server.db).updateTable('releases').set({ release: '{"manifest":' }).execute();
  expect((await sentences())[0]).toContain(
    "mfe-payroll 1.0.0 is left out: What the database has of mfe-payroll 1.0.0 can't be read.",
  );
  await opened.publishCurrent({ name: 'mfe-other', version: '1.0.0' });
  expect(await modulesOf()).toEqual(['mfe-other']);
});

test('what is left out comes back when its files do, is rolled back, or is taken out and brought back', async () => {
  await opened.publishCurrent({ version: '1.0.0' });
  await opened.publishCurrent({ version: '1.1.0', code: 'newer' });
  const page = path.join(opened.store.files.folderOf('mfe-payroll', '1.1.0'), 'Page.js');
  const content = readFileSync(page);
  rmSync(page);
  Object.assign(opened.store.files, { whole: new Set() });
  const live = await LiveRegistry.open(opened.store, () => undefined);
  expect(live.current.leftOut).toHaveLength(1);
  writeFileSync(page, content);
  await live.follow();
  expect(live.current.registry.modules['mfe-payroll']?.current.version).toBe('1.1.0');
  live.close();

  expect(await opened.store.rollback('mfe-payroll', undefined, tester)).toBe('1.0.0');
  await opened.store.retire('mfe-payroll', tester);
  expect(await modulesOf()).toEqual([]);
  expect((await opened.store.list())[0]).toMatchObject({ current: '', previous: '1.0.0' });
  expect(await refusal(opened.store.retire('mfe-payroll', tester))).toContain('has been taken out already');
  expect(await refusal(opened.store.retire('mfe-nobody', tester))).toBe('There is no module mfe-nobody.');
  expect(await opened.store.rollback('mfe-payroll', undefined, tester)).toBe('1.0.0');
  expect(await modulesOf()).toEqual(['mfe-payroll']);
});

test('the URLs of a module that was taken out are free', async () => {
  const takes = {
    name: 'mfe-other',
    version: '1.0.0',
    change: (release: { manifest: { routes: object[] } }) =>
      void (release.manifest.routes = [{ path: '/dashboard/mfe-payroll', page: 'Page' }]),
  };
  await opened.publishCurrent({ version: '1.0.0' });
  expect(await refusal(opened.publish(takes))).toContain('belongs to mfe-payroll');
  await opened.store.retire('mfe-payroll', tester);
  await opened.publishCurrent(takes);
  expect(await refusal(opened.store.promote('mfe-payroll', '1.0.0', tester))).toContain('belongs to mfe-other');
});

test('the releases beside the server: files that are gone come back, a retired module stays out, a refused one stops nothing', async () => {
  const told: string[] = [];
  const install = (...built: { dist: string; release: Release }[]) =>
    installBundled(
      opened.store,
      built.map(({ dist, release }) => ({ module: release.manifest.name, folder: dist })),
      (sentence) => told.push(sentence),
    );
  const [payroll, other] = [
    opened.build({ version: '1.0.0-b1' }),
    opened.build({
      name: 'mfe-other',
      version: '1.0.0-b1',
      change: (release) => void release.manifest.routes.push({ path: '/dashboard/mfe-payroll', page: 'Page' }),
    }),
  ];
  await install(payroll, other);
  expect(told).toEqual([
    "The mfe-other that came with this server is not used: mfe-other 1.0.0-b1 can't be published: The route /dashboard/mfe-payroll belongs to mfe-payroll. Correct that, and build it again with npm run build -- mfe-other.",
  ]);
  expect(await modulesOf()).toEqual(['mfe-payroll']);

  rmSync(path.join(opened.root, 'modules'), { recursive: true });
  Object.assign(opened.store.files, { whole: new Set() });
  await install(payroll);
  expect(await modulesOf()).toEqual(['mfe-payroll']);

  await opened.store.retire('mfe-payroll', tester);
  await install(payroll);
  expect(await modulesOf()).toEqual([]);
});

test('the releases beside the server are judged together: what moved from one to the other stops neither, first or later', async () => {
  const told: string[] = [];
  const install = (version: string, owner: string) =>
    installBundled(
      opened.store,
      ['mfe-other', 'mfe-payroll'].map((name) => {
        const taken = (release: Release) => {
          if (name === owner) release.manifest.routes.push({ path: '/dashboard/wages', page: 'Page' });
        };
        return { module: name, folder: opened.build({ name, version, change: taken }).dist };
      }),
      (sentence) => told.push(sentence),
    );
  await install('1.0.0', 'mfe-payroll');
  await install('1.1.0', 'mfe-other');
  expect(told).toEqual([]);
  expect((await opened.store.list()).map(({ current }) => current)).toEqual(['1.1.0', '1.1.0']);
});

test('a damaged release beside the server is named in a sentence, and the others are used', async () => {
  const told: string[] = [];
  const built = ['mfe-cut', 'mfe-torn', 'mfe-lost', 'mfe-payroll'].map((module) => ({
    module,
    folder: opened.build({ name: module, version: '1.0.0' }).dist,
  }));
  const [cut = '', torn = '', lost = ''] = built.map(({ folder }) => folder);
  const whole = readFileSync(path.join(cut, 'release.json'), 'utf8');
  writeFileSync(path.join(cut, 'release.json'), whole.slice(0, -20));
  writeFileSync(path.join(torn, 'release.json'), JSON.stringify({ ...JSON.parse(whole), manifest: {} }));
  rmSync(path.join(lost, 'entry.js'));
  await installBundled(opened.store, built, (sentence) => told.push(sentence));
  expect(told).toEqual([
    'The mfe-cut that came with this server is not used: release.json is not JSON; release the module again with npm run release. Correct that, and build it again with npm run build -- mfe-cut.',
    expect.stringMatching(
      /^The mfe-torn that came with this server is not used: release\.json is not valid; .*manifest/,
    ),
    "The mfe-lost that came with this server is not used: mfe-lost 1.0.0 can't be published: The file entry.js is named by release.json and was not sent. Correct that, and build it again with npm run build -- mfe-lost.",
  ]);
  expect(await modulesOf()).toEqual(['mfe-payroll']);
});
