import type { ModuleReleases, Registry } from 'shared/contract';
import { expect, test } from '../fixtures';
import { faultyModuleBuild } from '../support/faultyModule';
import { inviteMany } from '../support/inviteMany';
import { ownerOf, post } from '../support/ownerOf';
import { republish } from '../support/republish';
import { signInAs } from '../support/signInAs';

/** The release that everyone has, before the broken one. */
const GOOD = '0.0.1';

test.describe('A broken release that goes out in stages', () => {
  test('breaks for some, is noticed, rolled back automatically, and explained with its line', async ({
    browser,
    page,
    startOwn,
    problems,
  }) => {
    // It builds a module, and signs in two dozen people.
    test.setTimeout(600_000);
    const { folder, project, sources, version } = await faultyModuleBuild();
    const { url } = await startOwn();
    const owner = await ownerOf(url);
    const built = { url, token: owner.token, module: folder, project };
    // The good release never asks whether it should break.
    const good = await republish({
      ...built,
      version: GOOD,
      change: (_file, text) => text.replaceAll('"state"', '"no"'),
    });
    const broken = await republish({ ...built, version, promote: false });
    expect([good.status, broken.status, broken.body.message]).toEqual([201, 201, undefined]);
    await post(`${url}/api/releases/${folder}/rollout`, { version, stages: [50, 100] }, owner.token);

    const ask = async <T>(path: string, token = owner.token): Promise<T> =>
      (await page.request.get(`${url}/api/${path}`, { headers: { authorization: `Bearer ${token}` } })).json() as T;
    const given = async (token: string) =>
      (await ask<Registry>('registry', token)).modules[folder]?.current.version ?? '';
    const people = await Promise.all(
      (await inviteMany(url, owner, 36)).map(async (person) => ({ person, has: await given(person.token) })),
    );
    const [first, ...others] = people.filter(({ has }) => has === version).map(({ person }) => person);
    if (!first) throw new Error('Nobody has the release.');
    const rollout = async () =>
      (await ask<ModuleReleases[]>('releases')).find(({ module }) => module === folder)?.rollout;
    expect(await rollout()).toMatchObject({ state: 'running', counts: { before: { failed: 0 } } });

    // One of them sees it break; the other browsers send the same report.
    await signInAs(page, first);
    const reporting = page.waitForRequest((request) => request.url().endsWith('/api/faults'));
    await page.goto(`${url}/dashboard/payroll?fault=state`);
    await page.getByRole('button', { name: 'Go wrong' }).click();
    await expect(page.getByRole('heading', { name: 'This section can’t be shown right now' })).toBeVisible();
    const report = (await reporting).postDataJSON() as object;
    problems.splice(0);
    let failed = 1;
    for (const { token } of others) {
      if ((await rollout())?.state !== 'running') break;
      failed += 1;
      await page.request.post(`${url}/api/faults`, { data: report, headers: { authorization: `Bearer ${token}` } });
    }
    await expect.poll(async () => (await rollout())?.state).toBe('rolled-back');
    process.stdout.write(`Taken back after ${failed} of ${people.length} people had seen it break.\n`);

    // The next page has the previous release, also for the person who saw it break.
    await page.goto(`${url}/dashboard/payroll?fault=state`);
    await page.getByRole('button', { name: 'Go wrong' }).click();
    await expect(page.getByRole('heading', { name: 'Faults' })).toBeVisible();
    expect(await given(first.token)).toBe(GOOD);

    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await signInAs(context, owner);
    const modules = await context.newPage();
    await modules.goto(`${url}/dashboard/modules`);
    const row = modules.getByRole('row', { name: new RegExp(folder) }).first();
    await row.getByRole('button', { name: 'Releases' }).click();
    const history = modules.getByRole('list', { name: `Rollout of ${version}` });
    await expect(history).toContainText(
      new RegExp(`rolled back, .* by Rollout: 5 people had an error with ${version} in what ${GOOD} does without one`),
    );
    await row.getByRole('button', { name: 'Errors' }).click();
    const source = sources.find(({ file }) => file.endsWith('FaultsPage.tsx'));
    const line = (source?.text.split('\n').findIndex((each) => each.includes("new Error('state')")) ?? -1) + 1;
    await expect(
      modules.getByRole('row', { name: new RegExp(`src/faults/FaultsPage\\.tsx:${line}`) }).first(),
    ).toBeVisible();
    await context.close();
  });
});
