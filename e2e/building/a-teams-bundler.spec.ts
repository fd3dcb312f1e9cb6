import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../fixtures';
import { command, install, installPackage } from '../support/moduleRepository';
import { deployTokenFor, ownerOf, type SignedIn } from '../support/ownerOf';
import { signInAs } from '../support/signInAs';
import { startServer, type TestServer } from '../support/startServer';

const root = join(import.meta.dirname, '../..');
const programs = { rsbuild: '@rsbuild/core/bin/rsbuild.js', vite: 'vite/bin/vite.js' };

test.describe
  .serial('A team builds its repository with another bundler', () => {
    let server: TestServer;
    let owner: SignedIn;
    /** An empty folder; its `tools` is what npx would make. */
    let empty: string;

    test.beforeAll(async () => {
      // The package is made on its first request.
      test.setTimeout(600_000);
      empty = realpathSync(mkdtempSync(join(tmpdir(), 'empty-')));
      server = await startServer({}, root, 120_000);
      owner = await ownerOf(server.url);
      await installPackage(join(empty, 'tools'), server.url);
    });
    test.afterAll(async () => {
      await server?.stop();
      rmSync(empty, { recursive: true, force: true });
    });
    test.beforeEach(({ page }) => signInAs(page, owner));

    for (const bundler of ['rsbuild', 'vite'] as const)
      test(`${bundler}: created, released, released from the team’s own build, broken and rolled back`, async ({
        page,
        problems,
      }) => {
        test.setTimeout(600_000);
        const module = `mfe-${bundler}`;
        const create = ['create', bundler, '--bundler', bundler, '--no-install'];
        expect((await command(join(empty, 'tools'), create, { at: empty })).output).toContain('npm run dev');
        const repository = join(empty, module);
        await install(repository);
        const [source] = readdirSync(join(repository, 'src/pages')).filter((file) => /Page\.tsx$/.test(file));
        const edit = (from: string, to: string, file = `src/pages/${source}`) => {
          const text = readFileSync(join(repository, file), 'utf8');
          expect(text).toContain(from);
          writeFileSync(join(repository, file), text.replaceAll(from, to));
        };
        const release = async (...parameters: string[]) => {
          const environment = { RELEASE_TOKEN: await deployTokenFor(module, server.url, owner) };
          return (await command(repository, ['release', ...parameters], environment)).output;
        };
        const purpose = page.getByText(/^It costs/);
        const open = async (text: string) => {
          await page.goto(`${server.url}/dashboard/${bundler}`);
          await expect(purpose).toHaveText(text);
        };

        // Parts of `shared` that a module bundles, in addition to what the shell provides.
        edit('import { EmptyState', "import { formatRupees } from 'shared/domain/text/money';\nimport { EmptyState");
        edit('"One line that says what this page is for."', '{`It costs ${formatRupees(150_000)}.`}');
        expect(await release()).toContain(`${module} 0.1.0 is published and current at ${server.url}.`);
        await open('It costs ₹1,500.00.');

        // The team's own build, with the bundler's own command.
        edit('It costs', 'It costs only');
        edit('"version": "0.1.0"', '"version": "0.2.0"', 'package.json');
        expect(await release('--built', 'out')).toContain(
          `There is no folder ${join(repository, 'out')}: build the module`,
        );
        const program = join(repository, 'node_modules', programs[bundler]);
        await promisify(execFile)(process.execPath, [program, 'build'], { cwd: repository });
        renameSync(join(repository, 'dist'), join(repository, 'out'));
        expect(await release('--built', 'out', '--version', '0.3.0')).toContain(
          `Its container is called mfe_${bundler}_0_2_0, and has to be mfe_${bundler}_0_3_0`,
        );
        expect(await release('--built', 'out')).toContain(`${module} 0.2.0 is published and current`);
        await open('It costs only ₹1,500.00.');

        const { files, entry } = JSON.parse(readFileSync(join(repository, 'dist/release.json'), 'utf8')) as {
          files: Record<string, unknown>;
          entry: string;
        };
        const [chunk] = Object.keys(files).filter((file) => file.endsWith('.js') && file !== entry);
        await page.route(`**/0.2.0/${chunk}`, (route) =>
          route.fulfill({ body: 'broken', contentType: 'text/javascript' }),
        );
        await open('It costs ₹1,500.00.');
        expect(problems.splice(0).join()).toContain('integrity');
        await page.unrouteAll();

        const rolledBack = await command(repository, ['rollback'], {
          RELEASE_TOKEN: await deployTokenFor(module, server.url, owner),
        });
        expect(rolledBack.output).toContain(`${module} is back at 0.1.0`);
        await open('It costs ₹1,500.00.');
      });
  });
