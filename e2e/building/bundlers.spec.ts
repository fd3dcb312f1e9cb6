import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Release } from 'shared/contract';
import { expect, test } from '../fixtures';
import { republish } from '../support/republish';

const root = join(import.meta.dirname, '../..');
/**
 * Where the fixtures are built: at the same depth as their sources, which name the project's tools by relative path.
 */
const project = join(root, '.cache/bundlers');

/** Builds a fixture as a release, with the list of what its sources use. */
async function build(module: string, version: string, title: string): Promise<Release> {
  const folder = join(project, module);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(import.meta.dirname, '../bundlers', module), folder, {
    recursive: true,
    filter: (file) => !/[\\/](?:dist|node_modules)$/.test(file),
  });
  cpSync(join(import.meta.dirname, '../bundlers/src'), join(folder, 'src'), { recursive: true });
  const page = join(folder, 'src/pages/BuiltPage.tsx');
  writeFileSync(page, readFileSync(page, 'utf8').replace('Built elsewhere', title));
  const run = (script: string) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx/esm', script, folder], {
      cwd: root,
      env: { ...process.env, RELEASE_VERSION: version },
    });
  await run('scripts/build/runBuild.ts');
  await run('e2e/support/addUsesOf.ts');
  return JSON.parse(readFileSync(join(folder, 'dist/release.json'), 'utf8')) as Release;
}

for (const bundler of ['rsbuild', 'vite'])
  test.describe
    .serial(`A module built by ${bundler}`, () => {
      const module = `mfe-${bundler}`;
      const path = `/dashboard/${bundler}`;

      test('is released and shown with its style and its lazy part, all with integrity', async ({
        owner,
        server,
        staffPage: page,
      }) => {
        const version = '1.0.0';
        const release = await build(module, version, 'Built first');
        expect(Object.keys(release.requires)).toEqual(['react', 'react/jsx-runtime', 'shared/ui']);
        const published = await republish({ url: server.url, token: owner.token, project, module, version });
        expect(published).toEqual({ status: 201, body: { module, version, result: 'published', promoted: true } });

        const unchecked: string[] = [];
        await page.exposeFunction('sayUnchecked', (address: string) => unchecked.push(address));
        await page.addInitScript((folder) => {
          new MutationObserver((changes) => {
            for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
              const { src, href, integrity } = node as HTMLScriptElement & HTMLLinkElement;
              const address = src || href || '';
              if (address.includes(folder) && !integrity)
                (window as unknown as { sayUnchecked(address: string): void }).sayUnchecked(address);
            }
          }).observe(document, { childList: true, subtree: true });
        }, `/modules/${module}/`);
        const asked: string[] = [];
        page.on('requestfinished', (request) => asked.push(request.url()));
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Built first');
        await expect(page.getByText('It has a style of its own.')).toHaveCSS('letter-spacing', '3px');
        await page.getByRole('button', { name: 'Show the rest' }).click();
        await expect(page.getByText('Here is the rest.')).toHaveCSS('letter-spacing', '2px');
        expect(unchecked).toEqual([]);
        // What the federation devtools read: our instance with its remotes, and the shared packages with their
        // versions.
        const instances = await page.evaluate(() => {
          type Instance = { name: string; options: { remotes: { name: string }[] }; shareScopeMap: Shared };
          type Shared = { default: Record<string, Record<string, unknown>> };
          const { __FEDERATION__: all } = window as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } };
          return all.__INSTANCES__.map(({ name, options, shareScopeMap }) => ({
            ...{ name, remotes: options.remotes.map((remote) => remote.name) },
            react: Object.keys(shareScopeMap.default.react ?? {}),
          }));
        });
        const shell = instances.find(({ name }) => name === 'shell');
        expect(shell?.remotes).toContain(release.container);
        expect(shell?.react).toHaveLength(1);
        const code = Object.keys(release.files).filter((file) => /\.(?:js|css)$/.test(file));
        expect(code.length).toBeGreaterThan(3);
        for (const file of code) expect(asked.join()).toContain(`/modules/${module}/${version}/${file}`);
      });

      test('is replaced by the previous release if a file differs, and is rolled back', async ({
        api,
        owner,
        problems,
        server,
        staffPage: page,
      }) => {
        const version = '1.1.0';
        const { files, entry } = await build(module, version, 'Built again');
        const [chunk] = Object.keys(files).filter((file) => file.endsWith('.js') && file !== entry);
        const published = await republish({ url: server.url, token: owner.token, project, module, version });
        expect(published.status).toBe(201);
        const heading = page.getByRole('heading', { level: 1 });
        await page.goto(path);
        await expect(heading).toHaveText('Built again');

        await page.route(`**/${version}/${chunk}`, async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: `${await response.text()} ` });
        });
        await page.reload();
        await expect(heading).toHaveText('Built first');
        expect(problems.splice(0).join()).toContain('integrity');
        await page.unrouteAll();

        expect(await api('POST', `releases/${module}/rollback`, {})).toEqual({ module, version: '1.0.0' });
        await page.reload();
        await expect(heading).toHaveText('Built first');
        await api('POST', `releases/${module}/retire`, {});
      });
    });
