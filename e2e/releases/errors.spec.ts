import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from 'shared/contract/releases/fault';
import { expect, test } from '../fixtures';
import { faultyModule, faultyModuleBuild } from '../support/faultyModule';
import { ownerOf } from '../support/ownerOf';
import { republish } from '../support/republish';
import { signInAs } from '../support/signInAs';

test.describe('An error of a module', () => {
  test('is listed with its module, release and source line, however it happens', async ({
    page,
    startOwn,
    problems,
  }) => {
    // It builds the module, and opens a page for each fault.
    test.setTimeout(600_000);
    const { folder, project, sources, version } = await faultyModuleBuild();
    const { url } = await startOwn();
    const owner = await ownerOf(url);
    const released = await republish({ url, token: owner.token, module: folder, version, project });
    expect(released).toMatchObject({ status: 201, body: { result: 'published' } });

    await signInAs(page, owner);
    await page.route('**/api/broken/**', (route) =>
      route.request().url().endsWith('slow') ? undefined : route.fulfill({ status: 500, json: { message: 'broken' } }),
    );
    const faults = async () =>
      (await page.request
        .get(`${url}/api/faults`, { headers: { authorization: `Bearer ${owner.token}` } })
        .then((answer) => answer.json())) as Fault[];

    const seen: string[] = [];
    for (const { name, at, needle, message, acts } of faultyModule) {
      const reported = page.waitForResponse((answer) => answer.url().endsWith('/api/faults'), { timeout: 15_000 });
      await page.goto(`${url}${at}?fault=${name}`);
      if (acts) await page.getByRole('button', { name: 'Go wrong' }).click();
      await reported.catch(() => undefined);
      const [file, line] = sources
        .map(({ file, text }) => [file, text.split('\n').findIndex((each) => each.includes(needle)) + 1] as const)
        .find(([, found]) => found > 0) ?? ['', 0];
      const fault = (await faults()).find((each) => each.message === message);
      const isWhole =
        fault?.module === folder && fault.releases[0]?.version === version && fault.source === `${file}:${line}`;
      if (isWhole) seen.push(name);
      process.stdout.write(
        `${isWhole ? '✓' : '✗'} ${name.padEnd(10)} ${fault?.module} ${fault?.releases[0]?.version} ${fault?.source}\n`,
      );
    }
    process.stdout.write(`${seen.length} of ${faultyModule.length} faults show module, release and source line.\n`);
    expect(seen).toEqual(faultyModule.map(({ name }) => name));
    expect((await faults()).every(({ sessions }) => sessions === 1)).toBe(true);
    problems.splice(0);

    await page.goto(`${url}/dashboard/modules?errors=${folder}`);
    const row = page.getByRole('row', { name: /src\/faults\/acts\.ts/ }).first();
    await row.getByRole('button', { name: 'Details' }).click();
    await expect(page.getByRole('list', { name: /^Releases with the error/ })).toContainText('1 time in 1 session');
    for (const map of Object.keys(
      (JSON.parse(readFileSync(join(project, folder, 'dist/release.json'), 'utf8')) as { files: object }).files,
    ).filter((file) => file.endsWith('.map')))
      expect((await page.request.get(`${url}/modules/${folder}/${version}/${map}`)).status()).toBe(404);
  });
});
