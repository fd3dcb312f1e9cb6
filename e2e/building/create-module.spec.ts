import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createModule } from '../../scripts/createModule/createModule';
import { expect, test } from '../fixtures';
import { copyProject, type ProjectCopy } from '../support/copyProject';
import { ownerOf } from '../support/ownerOf';
import { signInAs } from '../support/signInAs';
import { startServer, type TestServer } from '../support/startServer';

test.describe('A team makes a new module', () => {
  let project: ProjectCopy;
  let server: TestServer | undefined;

  test.beforeAll(() => {
    project = copyProject();
  });
  test.afterAll(async () => {
    await server?.stop();
    project?.remove();
  });

  test('it passes its own test, builds, and is in the sidebar at the next start', async ({ page }) => {
    // It builds and runs tests, and so do the specs beside it.
    test.setTimeout(600_000);
    const { folder, path } = createModule(project.folder, 'payroll');
    const run = (...command: string[]) => promisify(execFile)(process.execPath, command, { cwd: project.folder });
    await run('node_modules/jest/bin/jest.js', '--selectProjects', 'components', '--', folder);
    await run('--import', 'tsx/esm', 'scripts/build.ts', folder);
    server = await startServer({}, project.folder);
    const owner = await ownerOf(server.url);
    await signInAs(page, owner);
    await page.goto(`${server.url}/dashboard/leads`);
    await page.locator(`nav a[href="${path}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payroll');
    await expect(page.getByText('Payroll begins here.')).toBeVisible();
  });
});
