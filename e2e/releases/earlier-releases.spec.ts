import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { containerName } from 'shared/contract/containerName';
import type { Registry } from 'shared/contract/releases/registry';
import webpack from 'webpack';
import { filesBelow, integrityOf } from '../../scripts/build/hashing';
import { RegisteredFilesPlugin } from '../../scripts/build/plugins/RegisteredFilesPlugin';
import { expect, test } from '../fixtures';
import { ownerOf } from '../support/ownerOf';
import { signInAs } from '../support/signInAs';
import { startServer, type TestServer } from '../support/startServer';

const root = join(import.meta.dirname, '../..');
const VERSION = '1.0.0';

/**
 * Builds a module the old way: with webpack's own containers, without a federation manifest or a list of what it uses.
 */
async function build(product: string, name: string, react: string): Promise<void> {
  const dir = join(product, name);
  const path = join(dir, 'dist');
  mkdirSync(dir);
  writeFileSync(
    join(dir, 'page.js'),
    `import { createElement } from 'react'; import { PageHeader } from 'shared/ui';
export default () => createElement(PageHeader, { title: 'Built before', purpose: 'By webpack alone.' });`,
  );
  const container = containerName(name, VERSION);
  const shared = { import: false as const, singleton: true, strictVersion: true };
  await new Promise<void>((resolve, reject) =>
    webpack({
      ...{ context: dir, mode: 'production', target: ['web', 'es2022'], entry: {} },
      output: { path, publicPath: 'auto', uniqueName: container, crossOriginLoading: 'anonymous' },
      plugins: [
        new RegisteredFilesPlugin(),
        new webpack.container.ModuleFederationPlugin({
          name: container,
          filename: 'entry.js',
          exposes: { './EarlierPage': { import: './page.js', name: 'page' } },
          shared: { react: { ...shared, requiredVersion: react }, 'shared/ui': { ...shared, requiredVersion: '*' } },
        }),
      ],
    }).run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve())),
  );
  const files = filesBelow(path);
  const content = (file: string) => readFileSync(join(path, file));
  const route = `/dashboard/${name}`;
  const release = {
    ...{ contract: 1, version: VERSION, entry: 'entry.js', container, prerendered: {}, publicFiles: [] },
    manifest: {
      ...{ contract: 1, name, title: name, team: 'Earlier', shellApi: '^3.0.0', prefixes: [route] },
      ...{ routes: [{ path: route, page: 'EarlierPage' }], sidebar: [] },
    },
    files: Object.fromEntries(
      files.map((file) => [file, { bytes: content(file).length, integrity: integrityOf(content(file)) }]),
    ),
    pages: { EarlierPage: { js: files.filter((file) => file !== 'entry.js'), css: [] } },
    requires: { react, 'shared/ui': '*' },
  };
  writeFileSync(join(path, 'release.json'), JSON.stringify(release));
}

test.describe('A server with releases that were built earlier', () => {
  let product: string;
  let server: TestServer;

  test.beforeAll(async () => {
    product = realpathSync(mkdtempSync(join(tmpdir(), 'earlier-')));
    cpSync(join(root, 'server/dist'), join(product, 'server/dist'), { recursive: true });
    for (const name of ['node_modules', 'shell', 'package.json', 'server/package.json'])
      symlinkSync(join(root, name), join(product, name));
    await build(product, 'mfe-earlier', '^19.0.0');
    await build(product, 'mfe-misfit', '^18.0.0');
    server = await startServer({}, product);
  });
  test.afterAll(async () => {
    await server?.stop();
    rmSync(product, { recursive: true, force: true });
  });

  test('starts, serves those that fit, and leaves out the others', async ({ page, problems }) => {
    await signInAs(page, await ownerOf(server.url));
    await page.goto(`${server.url}/dashboard/mfe-earlier`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Built before');
    const registry = JSON.parse((await page.locator('#registry').textContent()) ?? '') as Registry;
    expect(Object.keys(registry.modules)).toEqual(['mfe-earlier']);
    expect(problems).toEqual([]);
  });
});
