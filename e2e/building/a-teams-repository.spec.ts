import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { repositoryFiles } from '../../scripts/createModule/repositoryFiles';
import { expect, test } from '../fixtures';
import { forgive } from '../support/centers';
import { freePort } from '../support/freePort';
import { command, install, installPackage, startDevelopment } from '../support/moduleRepository';
import { startOtherShell } from '../support/otherShell';
import { deployTokenFor, ownerOf, type SignedIn } from '../support/ownerOf';
import { declaredSlips, payslips } from '../support/payslips';
import { signInAs } from '../support/signInAs';
import type { Dev } from '../support/startDev';
import { startServer, type TestServer } from '../support/startServer';

const root = join(import.meta.dirname, '../..');
/** With `npm test -- --long`, every module of this project becomes a separate repository; otherwise, one does. */
const modules = readdirSync(root).filter((name) => name.startsWith('mfe-'));
const tried = process.env.TEST_LONG === '1' ? modules : ['mfe-clients'];

// The slowest spec, on one worker: files start in alphabetical order, and a late start would keep one worker busy after
// the others have ended.
test.describe
  .serial('A team whose module has its own repository', () => {
    let server: TestServer;
    let owner: SignedIn;
    /** An empty folder; its `tools` is what npx would make. */
    let empty: string;
    let repository: string;
    let dev: Dev | undefined;

    const tokenFor = (module: string, { url } = server, signedIn = owner) => deployTokenFor(module, url, signedIn);
    const edit = (file: string, from: string, to: string) => {
      const path = join(repository, file);
      const text = readFileSync(path, 'utf8');
      expect(text).toContain(from);
      writeFileSync(path, text.replace(from, to));
    };
    const filesOf = (folder: string) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/[\\/](?:node_modules|\.git)(?:[\\/]|$)/.test(entry.parentPath))
        .map((entry) => join(entry.parentPath, entry.name));

    test.beforeAll(async () => {
      // The package is made on its first request.
      test.setTimeout(600_000);
      empty = realpathSync(mkdtempSync(join(tmpdir(), 'empty-')));
      repository = join(empty, 'mfe-payroll');
      server = await startServer({}, root, 120_000);
      owner = await ownerOf(server.url);
      await installPackage(join(empty, 'tools'), server.url);
    });
    test.afterAll(async () => {
      await dev?.stop();
      await server?.stop();
      rmSync(empty, { recursive: true, force: true });
    });
    test.beforeEach(({ page }) => signInAs(page, owner));

    const create = (...parameters: string[]) =>
      command(join(empty, 'tools'), ['create', ...parameters, '--no-install'], { at: empty });

    /** Two colleagues at the list of slips, which is empty at first; they leave three slips. */
    const keepsRecords = async (page: Page) => {
      const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(name) });
      const drawer = page.getByRole('dialog');
      await page.getByRole('button', { name: 'Add slip' }).click();
      await drawer.getByLabel('Employee').fill('Asha Rao');
      await drawer.getByLabel('Days').fill('30');
      await drawer.getByRole('button', { name: 'Add slip' }).click();
      await expect(rowOf('Asha Rao')).toContainText('30');

      await page.getByRole('button', { name: 'Import a file' }).click();
      const buffer = Buffer.from('Employee,Days\r\nMeera Iyer,28\r\nRavi Das,31\r\n');
      await page.getByLabel('CSV or Excel file').setInputFiles({ name: 'slips.csv', mimeType: 'text/csv', buffer });
      await drawer.getByRole('button', { name: 'Import 2 slips' }).click();
      await expect(rowOf('Ravi Das')).toContainText('31');

      // A colleague changes the days while this person has them open.
      await rowOf('Asha Rao').getByRole('button', { name: 'Edit' }).click();
      await expect(drawer.getByLabel('Days')).toHaveValue('30');
      const path = `${server.url}/api/m/mfe-payroll/slips`;
      const headers = { authorization: `Bearer ${owner.token}` };
      const [{ id }] = (await (await page.request.get(`${path}?q=asha`, { headers })).json()) as [{ id: string }];
      expect((await page.request.put(`${path}/${id}`, { headers, data: { days: 15 } })).ok()).toBe(true);
      await drawer.getByLabel('Days').fill('29');
      await drawer.getByRole('button', { name: 'Save changes' }).click();
      await expect(drawer.getByText('Someone else changed this while you were editing.')).toBeVisible();
      await expect(drawer.getByText('Theirs: 15')).toBeVisible();
      await drawer.getByRole('button', { name: 'Save with these choices' }).click();
      await expect(rowOf('Asha Rao')).toContainText('29');

      await rowOf('Asha Rao').getByRole('button', { name: 'Delete' }).click();
      await drawer.getByRole('button', { name: 'Delete' }).click();
      await expect(rowOf('Asha Rao')).toHaveCount(0);
      await page
        .locator('.ant-notification-notice', { hasText: 'deleted' })
        .getByRole('button', { name: 'Undo' })
        .click();
      await expect(rowOf('Asha Rao')).toContainText('29');
    };

    test('sees what is wrong in a sentence, and nothing is written', async () => {
      test.setTimeout(600_000);
      const before = readdirSync(empty);
      const said = async (...parameters: string[]) => (await create(...parameters)).output;
      expect(await said()).toContain('Name the module');
      expect(await said('Pay roll')).toContain('"Pay roll" can\'t be the name of a module');
      expect(await said('clients')).toContain('There is a module mfe-clients already; choose another name.');
      expect(await said('calendar')).toContain('The route /dashboard/calendar belongs to mfe-compliance.');

      mkdirSync(repository);
      writeFileSync(join(repository, 'notes.txt'), 'mine');
      expect(await said('payroll')).toContain('The folder mfe-payroll is not empty');
      expect(readdirSync(repository)).toEqual(['notes.txt']);
      rmSync(repository, { recursive: true });

      const packageJson = join(empty, 'tools/package.json');
      const installed = readFileSync(packageJson, 'utf8');
      const nowhere = `http://127.0.0.1:${await freePort()}`;
      writeFileSync(packageJson, installed.replaceAll(server.url, nowhere));
      expect(await said('payroll')).toContain(`${nowhere} can't be reached; check the address, and the connection.`);
      writeFileSync(packageJson, installed);

      const record = join(empty, 'tools/node_modules/module-sdk/sdk.json');
      const genuine = readFileSync(record, 'utf8');
      writeFileSync(record, genuine.replace(/"shellApi": "[^"]+"/, '"shellApi": "9.0.0"'));
      expect(await said('payroll')).toMatch(
        /This package is for the shell API 9\.0\.0, and \S+ has [\d.]+, which is older: install the package of that shell by npm install --save-dev \S+\/sdk\/module-sdk-[\d.]+-b\w+\.tgz/,
      );
      writeFileSync(record, genuine);

      expect((await command(join(empty, 'tools'), ['build'])).output).toContain('There is no module.json in');
      expect((await command(join(empty, 'tools'), ['publish'])).output).toContain('There is no command publish');
      expect((await command(join(empty, 'tools'), ['release', '--promote'])).output).toContain(
        'release has no option --promote; its options are --version <version>, --built <folder>, --no-promote, --stages <percents>, --dry-run.',
      );
      expect((await command(join(empty, 'tools'), ['--help'])).output).toContain('goes back to the release before');
      expect(readdirSync(empty)).toEqual(before);
    });

    test('from an empty folder to the page with hot reload, inside the deployed shell', async ({ page, problems }) => {
      test.setTimeout(900_000);
      const created = await create('payroll');
      expect(created.output).toContain('npm run dev');
      expect(existsSync(join(repository, '.git'))).toBe(true);
      expect(readdirSync(join(empty, 'tools/node_modules/module-sdk/server'))).toEqual(['dist']);
      const files = filesOf(repository);
      expect(files.length).toBeLessThanOrEqual(9);
      const imports = files
        .filter((file) => /\.tsx?$/.test(file))
        .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/from '([^']+)'/g)].map(([, from]) => from));
      expect(new Set(imports)).toEqual(
        new Set(['shared/ui', 'shared/testing', '@testing-library/react', './PayrollPage']),
      );
      await install(repository);

      for (const each of ['check', 'test', 'build']) {
        const { ok, output } = await command(repository, [each]);
        expect(ok, output).toBe(true);
      }

      dev = await startDevelopment(repository);
      await dev.ready;
      const documents: string[] = [];
      page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
      await page.goto(`${dev.url}/dashboard/payroll`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payroll');
      await expect(page.locator('nav a[href="/dashboard/payroll"] svg')).toBeVisible();

      edit('src/pages/PayrollPage.tsx', 'Payroll begins here.', 'Payslips of the month');
      await expect(page.getByText('Payslips of the month')).toBeVisible();
      expect(documents).toHaveLength(1);

      edit('module.json', '"label": "Payroll"', '"label": "Salaries", "icon": "users"');
      await expect(page.locator('nav a[href="/dashboard/payroll"]')).toHaveText('Salaries');

      writeFileSync(
        join(repository, 'src/pages/RunPage.tsx'),
        'export default function RunPage() {\n  return <h1>Run of the month</h1>;\n}\n',
      );
      edit(
        'module.json',
        '"page": "PayrollPage"\n    }',
        '"page": "PayrollPage"\n    },\n    { "path": "/dashboard/payroll/run", "page": "RunPage" }',
      );
      await expect(async () => {
        await page.goto(`${dev?.url}/dashboard/payroll/run`);
        await expect(page.getByText('Run of the month')).toBeVisible({ timeout: 1_000 });
      }).toPass();

      await page.locator('nav a[href="/dashboard/leads"]').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads');

      // Records that no release declares yet are stored beside the live ones.
      const manifest = join(repository, 'module.json');
      const before = readFileSync(manifest, 'utf8');
      writeFileSync(manifest, JSON.stringify({ ...(JSON.parse(before) as object), resources: declaredSlips }));
      const slips = '/api/m/mfe-payroll/slips';
      const headers = { authorization: `Bearer ${owner.token}` };
      await expect(async () => {
        const added = await page.request.post(dev?.url + slips, { headers, data: { employee: 'Asha Rao' } });
        expect(added.status()).toBe(201);
      }).toPass();
      expect(await (await page.request.get(dev.url + slips, { headers })).json()).toMatchObject([
        { employee: 'Asha Rao' },
      ]);
      expect((await page.request.get(server.url + slips, { headers })).status()).toBe(404);
      writeFileSync(manifest, before);
      // Nothing that the page still loads is interrupted.
      await page.close();
      await dev.stop();
      dev = undefined;
      expect(problems.splice(0).filter((problem) => !/webpack-dev-server|WebSocket/.test(problem))).toEqual([]);
    });

    test('it is released, keeps records, goes back and forth, and is retired', async ({ page, problems }) => {
      test.setTimeout(900_000);
      const live = `${server.url}/dashboard/payroll`;
      const withToken = { RELEASE_TOKEN: await tokenFor('mfe-payroll') };
      const heading = page.getByRole('heading', { level: 1 });
      const expectText = async (text: string) => {
        await page.goto(live);
        await expect(heading).toHaveText('Payroll');
        await expect(page.getByText(text)).toBeVisible();
      };

      expect((await command(repository, ['release'])).output).toContain('RELEASE_TOKEN is not set');

      // The page's text has changed, and its test has not yet.
      const pageTest = 'src/pages/PayrollPage.test.tsx';
      const refused = await command(repository, ['release'], withToken);
      expect(refused.output).toContain(`mfe-payroll 0.1.0 can't be released; nothing was changed:\n- ${pageTest}: `);
      edit(pageTest, 'Payroll begins here.', 'Payslips of the month');

      const first = await command(repository, ['release'], withToken);
      expect(first.output).toContain(`mfe-payroll 0.1.0 is published and current at ${server.url}.`);
      await expectText('Payslips of the month');

      for (const [file, content] of Object.entries(payslips)) writeFileSync(join(repository, file), content);
      const manifest = join(repository, 'module.json');
      // As in the guide: the command writes the schema.
      const resources = declaredSlips.map(({ schema: _, ...rest }) => rest);
      const declared = { ...(JSON.parse(readFileSync(manifest, 'utf8')) as object), resources };
      writeFileSync(manifest, JSON.stringify(declared));
      expect((await command(repository, ['resources'])).output).toContain('the types of slips are in');
      const second = await command(repository, ['release'], withToken);
      expect(second.output).toContain('mfe-payroll 0.1.1 is published and current');
      await expectText('No slips yet');
      await keepsRecords(page);
      // Someone else had changed the record meanwhile.
      forgive(problems, /409/);

      expect((await command(repository, ['rollback'], withToken)).output).toContain('mfe-payroll is back at 0.1.0');
      await expectText('Payslips of the month');
      const promoted = await command(repository, ['promote', '0.1.1'], withToken);
      expect(promoted.output).toContain('mfe-payroll 0.1.1 is current');
      await expectText('Meera Iyer');
      const replayed = await command(repository, ['replay'], withToken);
      expect(replayed.output).toMatch(/mfe-payroll 0\.1\.1: Replayed on shell [\d.]+: 2 pages, no finding\./);

      expect((await command(repository, ['retire'], withToken)).output).toContain('mfe-payroll is taken out');
      await page.goto(`${server.url}/dashboard/modules`);
      await expect(page.locator('nav a[href="/dashboard/payroll"]')).toHaveCount(0);
      const kept = page.getByRole('row', { name: /slips.*mfe-payroll/ });
      await expect(kept).toContainText('No longer used');
      await kept.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete 3 records' }).click();
      await expect(page.getByText('3 records of mfe-payroll deleted')).toBeVisible();
      await expect(kept).toHaveCount(0);
    });

    test('it survives an additive and a breaking step of the shell', async () => {
      test.setTimeout(900_000);
      const next = await startOtherShell('3.99.0', ({ offers }) => {
        offers['shared/ui'] = { ...offers['shared/ui'], somethingNew: 'out () => void' };
      });
      const afterNext = await startOtherShell('4.0.0', ({ offers }) => {
        const { useImport: _gone, ...rest } = offers['shared/ui'] ?? {};
        offers['shared/ui'] = rest;
      });
      try {
        const tokenOf = async (shell: TestServer) => tokenFor('mfe-payroll', shell, await ownerOf(shell.url));
        const tokens = new Map([
          [next, await tokenOf(next)],
          [afterNext, await tokenOf(afterNext)],
        ]);
        const release = async (shell: TestServer) =>
          (
            await command(repository, ['release'], {
              RELEASE_URL: shell.url,
              RELEASE_TOKEN: tokens.get(shell) ?? '',
            })
          ).output;
        const checkAgainst = async (shell: string) => (await command(repository, ['check', '--against', shell])).output;

        // A hotfix, with the previous shell's package.
        expect(await checkAgainst(next.url)).toContain('It runs on the shell 3.99.0.');
        edit('src/pages/PayrollPage.tsx', 'Payslips of the year', 'Payslips of all years');
        expect(await release(next)).toContain(`mfe-payroll 0.1.0 is published and current at ${next.url}.`);

        // Breaking changes are reported before that shell is live.
        const found = await checkAgainst(afterNext.url);
        expect(found).toMatch(/useImport of shared\/ui is gone\. It is used in src\/pages\/PayrollPage\.tsx:\d/);
        expect(await checkAgainst('2.18')).toMatch(/knows no shell 2\.18: .* It knows [\d., ]+\./);
        const refused = await release(afterNext);
        expect(refused).toMatch(/ has 4\.0\.0\. .* npm install --save-dev \S+\/sdk\/module-sdk-\S+\.tgz/);
        expect(refused).toContain("can't be published:\n- useImport of shared/ui is gone.");

        edit('src/pages/PayrollPage.tsx', 'useFormDrawer, useImport,', 'useFormDrawer,');
        edit('src/pages/PayrollPage.tsx', '  const slipImport = useImport(slips);\n', '');
        edit('src/pages/PayrollPage.tsx', '        toolbar={slipImport.button}\n', '');
        edit('src/pages/PayrollPage.tsx', '      {slipImport.dialog}\n', '');
        const manifest = join(repository, 'module.json');
        const declared = JSON.parse(readFileSync(manifest, 'utf8')) as object;
        writeFileSync(manifest, JSON.stringify({ ...declared, shellApi: '>=3.3.0 <5' }));
        expect(await checkAgainst(afterNext.url)).toContain('It runs on the shell 4.0.0.');
        expect(await release(afterNext)).toContain(`mfe-payroll 0.1.0 is published and current at ${afterNext.url}.`);

        // A field that a page still shows is removed.
        edit('src/resources.ts', "  days: z.int('Enter the days as a whole number.').min(0).max(31),\n", '');
        const faults = (await command(repository, ['check'])).output;
        expect(faults).toContain('src/resourceTypes.ts was updated.');
        expect(faults).toMatch(/src\/slips\.ts:\d+: .*days/);
      } finally {
        await Promise.all([next.stop(), afterNext.stop()]);
      }
    });

    for (const name of tried)
      test(`${name}, copied into an empty folder, is tested, built and released`, async () => {
        test.setTimeout(900_000);
        const folder = join(empty, name);
        cpSync(join(root, name), folder, { recursive: true, filter: (file) => !/[\\/]dist$/.test(file) });
        const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
          dependencies: Record<string, string>;
          devDependencies: Record<string, string>;
        };
        const { version } = JSON.parse(readFileSync(join(empty, 'tools/node_modules/module-sdk/sdk.json'), 'utf8')) as {
          version: string;
        };
        for (const [file, content] of Object.entries(
          repositoryFiles(name, `${server.url}/sdk/module-sdk-${version}.tgz`),
        ))
          writeFileSync(join(folder, file), content);
        const { shared: _, ...packages } = { ...dependencies, ...devDependencies };
        const own = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as object;
        writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...own, dependencies: packages }));
        await install(folder);

        const released = await command(folder, ['release', '--version', '9.0.0'], {
          RELEASE_TOKEN: await tokenFor(name),
        });
        expect(released.output).toContain(`${name} 9.0.0 is published and current at ${server.url}.`);
      });
  });
