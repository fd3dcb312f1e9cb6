import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { createModule } from '../../scripts/createModule/createModule';
import { expect, test } from '../fixtures';
import { copyProject, type ProjectCopy } from '../support/copyProject';
import { ownerOf, type SignedIn } from '../support/ownerOf';
import { recordDownloads } from '../support/recordDownloads';
import { republish } from '../support/republish';
import { signInAs } from '../support/signInAs';
import { startServer, type TestServer } from '../support/startServer';
import { withoutEvents } from '../support/withoutEvents';

/**
 * The new module's additions to its manifest: one thing in each of five slots, and the records that two of them show.
 */
const added = {
  resources: [
    {
      ...{ name: 'slips', title: 'pay slip', search: ['employee'] },
      schema: {
        type: 'object',
        properties: { employee: { type: 'string', maxLength: 80 }, days: { type: 'integer', minimum: 0 } },
        required: ['employee'],
      },
    },
  ],
  contributions: [
    { slot: 'dashboard.card', id: 'payroll.next-run', title: 'Next pay run', component: 'runs/NextRunCard' },
    { slot: 'record.company', id: 'payroll.people', title: 'On the payroll', component: 'companies/PeoplePanel' },
    {
      ...{ slot: 'search.kind', id: 'payroll.slip', resource: 'm/mfe-payroll/slips', label: 'Pay slip' },
      ...{ icon: 'receipt', detail: ['days'], path: '/dashboard/payroll?slip={id}' },
    },
    { slot: 'palette.command', id: 'payroll.run', label: 'Run the payroll', path: '/dashboard/payroll?run=now' },
    {
      ...{ slot: 'notification.kind', id: 'payroll.paid', icon: 'receipt', title: '{employee} is paid' },
      ...{ path: '/dashboard/payroll?paid={id}', on: { resource: 'm/mfe-payroll/slips', operation: 'create' } },
    },
  ],
};

const components = {
  'src/runs/NextRunCard.tsx': `import { Panel, Text } from 'shared/ui';

/** When people are paid next. */
export default function NextRunCard() {
  return (
    <Panel title="Next pay run">
      <Text>On the 30th</Text>
    </Panel>
  );
}
`,
  'src/companies/PeoplePanel.tsx': `import type { SlotProps } from 'shared/contract';
import { Text } from 'shared/ui';

/** Who of a company is paid. */
export default function PeoplePanel({ record }: SlotProps['record.company']) {
  return <Text>Nobody of {record.name} yet</Text>;
}
`,
};

/** The downloads of a first visit by address, without the new module's own. */
async function firstVisit(browser: Browser, { url }: TestServer, path: string, person?: SignedIn) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
  await withoutEvents(context);
  try {
    if (person) await signInAs(context, person);
    const page = await context.newPage();
    const downloads = recordDownloads(page);
    await page.goto(path);
    if (person) await expect(page.getByRole('region', { name: 'Project Progress' })).toBeVisible();
    // The cards of each module that has some: their files come after the page.
    for (const module of person ? ['mfe-clients', 'mfe-compliance', 'mfe-products'] : [])
      await expect
        .poll(async () => (await downloads()).some(({ path }) => path.includes(`/${module}/`) && /card\./.test(path)))
        .toBe(true);
    await page.waitForLoadState('networkidle');
    const files = (await downloads()).filter(({ kind }) => ['script', 'stylesheet', 'font'].includes(kind));
    return {
      /** In characters: compression depends on every one of them. */
      document: (await (await context.request.get(path)).text()).length,
      files: Object.fromEntries(
        files.filter((file) => !file.path.startsWith('/modules/mfe-payroll/')).map((file) => [file.path, file.bytes]),
      ),
      /** Whether the document itself requests a file of the new module. */
      isAskedFor: /(?:href|src)="\/modules\/mfe-payroll\//.test(await (await context.request.get(path)).text()),
    };
  } finally {
    await context.close();
  }
}

test.describe('A module released to the running product', () => {
  let project: ProjectCopy;
  let server: TestServer | undefined;

  test.beforeAll(() => {
    project = copyProject();
  });
  test.afterAll(async () => {
    await server?.stop();
    project?.remove();
  });

  test('adds a card, a panel of a record, a kind of search, a command and a notification, and no byte to a first visit', async ({
    page,
    browser,
  }) => {
    // It builds the module.
    test.setTimeout(600_000);
    const { folder } = createModule(project.folder, 'payroll');
    const manifestFile = join(project.folder, folder, 'module.json');
    const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as object;
    writeFileSync(manifestFile, JSON.stringify({ ...manifest, ...added }));
    for (const [file, content] of Object.entries(components)) {
      mkdirSync(dirname(join(project.folder, folder, file)), { recursive: true });
      writeFileSync(join(project.folder, folder, file), content);
    }
    await promisify(execFile)(process.execPath, ['--import', 'tsx/esm', 'scripts/build.ts', folder], {
      cwd: project.folder,
    });

    server = await startServer();
    const { url } = server;
    const owner = await ownerOf(url);
    const visits = async (at: TestServer) => ({
      home: await firstVisit(browser, at, '/'),
      dashboard: await firstVisit(browser, at, '/dashboard', owner),
    });
    const before = await visits(server);
    const released = await republish({
      ...{ url, token: owner.token, module: folder, version: '1.0.0', project: project.folder },
    });
    expect(released).toMatchObject({ status: 201, body: { result: 'published' } });
    const after = await visits(server);
    expect(after.home).toEqual(before.home);
    expect(after.dashboard.files).toEqual(before.dashboard.files);
    expect(after.dashboard.isAskedFor).toBe(false);

    await signInAs(page, owner);
    await page.goto(`${url}/dashboard`);
    await expect(page.getByRole('region', { name: 'Next pay run' })).toContainText('On the 30th');

    const call = async <T>(method: string, path: string, body?: object) =>
      (await page.request
        .fetch(`${url}/api/${path}`, {
          method,
          data: body,
          headers: { authorization: `Bearer ${owner.token}` },
        })
        .then((answer) => answer.json())) as T;
    const [company] = await call<{ id: string; name: string }[]>('GET', 'companies?page=1&size=1');
    await page.goto(`${url}/dashboard/account/manageCompanies/${company?.id}`);
    await expect(page.getByRole('region', { name: 'On the payroll' })).toContainText(`Nobody of ${company?.name} yet`);

    const { id } = await call<{ id: string }>('POST', 'm/mfe-payroll/slips', { employee: 'Budhni Oraon', days: 26 });
    await page.goto(`${url}/dashboard/payroll`);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('link', { name: /Budhni Oraon is paid/ }).click();
    await expect(page).toHaveURL(`${url}/dashboard/payroll?paid=${id}`);

    const search = page.getByRole('combobox', { name: 'Search pages and records' });
    await search.fill('budhni');
    await page
      .getByRole('group', { name: 'Pay slip' })
      .getByRole('option', { name: /Budhni Oraon/ })
      .click();
    await expect(page).toHaveURL(`${url}/dashboard/payroll?slip=${id}`);
    await search.fill('run the pay');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${url}/dashboard/payroll?run=now`);
  });
});
