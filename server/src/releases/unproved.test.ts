import type { Release } from 'shared/contract';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { canBeRead } from './checks/canBeRead';
import { parseRelease } from './readUpload';
import { openStore, tester } from './releases.fixture';

let server: TestApp;
let opened: ReturnType<typeof openStore>;

beforeAll(async () => {
  server = await openTestApp();
  opened = openStore(server.db);
});
afterAll(async () => {
  await server.close();
  opened.remove();
});

const again = 'Release it with npm run release, which checks it.';

test.each<[string, (release: Release) => void, string, Record<string, string>?]>([
  [
    'does not say what it uses',
    (release) => void delete release.uses,
    'It does not say what its code uses of the shell and the API. Release it with npm run release, which reads that.',
  ],
  [
    'takes every shell to come',
    ({ manifest }) => void (manifest.shellApi = '*'),
    'shellApi "*" takes every version to come; write one such as "^1.2.0".',
  ],
  [
    'takes every shell after one',
    ({ manifest }) => void (manifest.shellApi = '>=1.1'),
    'shellApi ">=1.1" takes every version to come; write one such as "^1.2.0".',
  ],
  [
    'weighs too much',
    () => undefined,
    'The release has 3101 KB, and 3000 KB are allowed: make its pictures smaller.',
    { 'large.png': 'x'.repeat(3_100_000) },
  ],
  [
    'asks the shell for more than it says',
    () => undefined,
    'Its code asks the shell for shared/ui, which is missing under requires.',
    { 'entry.js': 'c("default","react",!1,[1,19]),c(\'default\', \'shared/ui\',!1)' },
  ],
  [
    'asks the shell by the federation’s runtime for more than it says',
    () => undefined,
    'Its code asks the shell for shared/ui, which is missing under requires.',
    { 'entry.js': '{shareKey:"react"},{"shareKey": \'shared/ui\'}' },
  ],
  [
    'styles what is not its own',
    () => undefined,
    'Page.css:1: body styles the whole page. Style an element of the module by a class of its own.',
    { 'Page.css': '.a1b2c3{margin:0}body{margin:0}' },
  ],
  [
    'was not checked',
    (release) => void delete release.gate,
    `It has no record that its types, lint, tests and pages were checked. ${again}`,
  ],
  [
    'was checked in part',
    ({ gate }) => void gate?.checks.splice(1, 2),
    `Its record names no check of lint, tests. ${again}`,
  ],
  [
    'was changed after it was checked',
    ({ gate }) => Object.assign(gate?.files ?? {}, { 'Page.js': 'sha384-before' }),
    `Its record is of other files: Page.js changed since. ${again}`,
  ],
  [
    'got another file after it was checked',
    ({ gate }) => void delete gate?.files['entry.js'],
    `Its record is of other files: entry.js changed since. ${again}`,
  ],
])('a release that %s is refused with what to do', async (_name, change, reason, files = {}) => {
  await expect(opened.publish({ version: '1.0.0', change, files })).rejects.toMatchObject({ reasons: [reason] });
});

test('what came with the server needs no record, and neither does going back to what was published before there was one', async () => {
  const { dist, release } = opened.build({ version: '1.0.0', change: (built) => void delete built.gate });
  const staging = await opened.store.files.stage();
  await staging.copy(dist, release);
  expect(await opened.store.publish(staging, release, tester, { isBundled: true })).toBe('published');
  await staging.discard();
  await opened.store.promote('mfe-payroll', '1.0.0', tester);
  expect(await opened.store.misfits()).toEqual([]);
});

test('a release of an older contract is refused with what to do, when it is sent and when it was stored before', () => {
  const { release } = opened.build({ version: '3.0.0' });
  const older = { ...release, contract: 0, manifest: { ...release.manifest, contract: 0 } };
  const again = 'must be 1, the contract that this platform speaks: release the module again with this shell’s package';
  expect(() => parseRelease(Buffer.from(JSON.stringify(older)))).toThrow(again);
  expect(canBeRead({ release: older as unknown as Release, shell: opened.sources.shell, others: [] })).toContain(
    `contract ${again}.`,
  );
});

test.each(['', '{ "contract": 1', '[]', 'null'])('a release.json of %p is answered in a sentence', (content) => {
  expect(() => parseRelease(Buffer.from(content))).toThrow(
    /^release\.json is not (?:JSON|valid); .*release the module again with npm run release/,
  );
});

test('a release without the source maps that its record names, as a replay gets it, is taken', async () => {
  const change = ({ gate }: Release) => Object.assign(gate?.files ?? {}, { 'Page.js.map': 'sha384-map' });
  await expect(opened.publish({ version: '7.0.0', change: (release) => void change(release) })).resolves.toBeDefined();
});
