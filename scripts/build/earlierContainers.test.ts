/** @jest-environment jsdom */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers';
import { init } from '@module-federation/enhanced/runtime';
import webpack from 'webpack';
import { isRegistered, loadExposed, registerRelease } from '../../shell/src/loader/releases';

const dir = mkdtempSync(join(tmpdir(), 'earlier-containers-'));

/** Webpack needs these from Node; jsdom lacks them. */
Object.assign(globalThis, { setImmediate });

/** A module built the old way, with webpack's own containers. */
const build = (container: string, requiredVersion: string) =>
  new Promise<void>((resolve, reject) =>
    webpack({
      context: dir,
      mode: 'production',
      entry: {},
      output: { path: join(dir, container), publicPath: '/', uniqueName: container },
      plugins: [
        new webpack.container.ModuleFederationPlugin({
          name: container,
          filename: 'entry.js',
          exposes: { './Page': './page.js' },
          shared: { dayjs: { import: false, singleton: true, strictVersion: true, requiredVersion } },
        }),
      ],
    }).run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve())),
  );

const read = (container: string, file: string) => readFileSync(join(dir, container, file), 'utf8');

const releaseOf = (container: string) => ({
  ...{ version: '1.0.0', base: `/modules/${container}/`, entry: 'entry.js', container },
  ...{ pages: { Page: { js: [], css: [] } }, integrity: {} },
});

beforeAll(async () => {
  writeFileSync(join(dir, 'page.js'), `import dayjs from "dayjs"; export default () => 'shared: ' + dayjs;`);
  await build('fitting', '^1.0.0');
  await build('misfit', '^2.0.0');
  init({ name: 'shell', remotes: [], shared: { dayjs: { version: '1.11.13', lib: () => 'the shell’s' } } });
  for (const container of ['fitting', 'misfit']) {
    Object.assign(window, { [container]: new Function(`${read(container, 'entry.js')}; return ${container};`)() });
    // The chunk is loaded before it is requested, because jsdom runs no added scripts.
    for (const file of readdirSync(join(dir, container)).filter((name) => name !== 'entry.js'))
      new Function(read(container, file))();
  }
}, 60_000);
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test('a release built earlier for webpack’s own container still gets the page’s shared packages', async () => {
  const release = releaseOf('fitting');
  registerRelease(release);
  const page = await loadExposed<() => string>(release, 'Page');
  expect(page?.()).toBe('shared: the shell’s');
  expect(isRegistered(release)).toBe(true);
});

test('if no shared package fits its needs, it says so', async () => {
  const release = releaseOf('misfit');
  registerRelease(release);
  await expect(loadExposed(release, 'Page')).rejects.toThrow(
    /Unsatisfied version 1\.11\.13 .*of shared singleton module dayjs \(required \^2/,
  );
});
