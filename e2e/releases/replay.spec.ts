import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from 'shared/contract';
import { containerName } from 'shared/contract/containerName';
import type { StoredReplay } from 'shared/contract/releases/replay';
import { expect, test } from '../fixtures';
import { republish } from '../support/republish';

const project = join(import.meta.dirname, '../..');

/** A release's faults on some of its pages: too little contrast, an error on the console. */
const faults = `
if (location.pathname === '/dashboard/newCenter') console.error('the center has no form');
if (location.pathname === '/dashboard/clientList/view')
  new MutationObserver(() => {
    const heading = document.querySelector('main h1');
    if (heading && heading.style.color === '') heading.style.color = '#eee';
  }).observe(document, { childList: true, subtree: true });`;

/** Runs a script for mfe-clients. */
const run = ({ url, token }: { url: string; token: string }, script: string, ...parameters: string[]) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx/esm', `scripts/${script}`, 'mfe-clients', ...parameters],
      { cwd: project, env: { ...process.env, RELEASE_URL: url, RELEASE_TOKEN: token }, timeout: 240_000 },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, said: `${stdout}${stderr}` }),
    );
  });

/** An entry with one page that keeps 3 MB per visit, and one that adds to shared objects. */
const leaky = (container: string) => `var ${container} = (() => {
let React;
const kept = [];
const keep = () => {
kept.push(Array.from({ length: 60_000 }, (_, index) => ({ index, text: [index] })));
};
const change = () => {
Array.prototype.last = function () { return this[this.length - 1]; };
};
const acts = { './LeadsPage': keep, './NewCenterPage': change };
return {
  init: async (scope) => { React = (await Object.values(scope.react)[0].get())(); },
  get: async (name) => () => ({ default: function Page() {
    React.useEffect(() => acts[name]?.(), []);
    return name.endsWith('Page') ? React.createElement('h1', null, 'Shown') : null;
  } }),
};
})();`;
/** Its source map, which maps each line to the same line of the source. */
const mapOfLeaky = {
  ...{ version: 3, sources: ['src/leaky.tsx'], sourcesContent: [''], names: [] },
  mappings: ['AAAA', ...Array.from({ length: 20 }, () => 'AACA')].join(';'),
};

test('A candidate’s replay names the page that throws, the one with a console error and the unreadable one, but not the good one', async ({
  server,
  api,
  staffPage: page,
}) => {
  test.setTimeout(600_000);
  const { token } = await api<{ token: string }>('POST', 'deploy-tokens', {
    module: 'mfe-clients',
    name: 'CI',
    days: 30,
  });
  const { pages } = JSON.parse(readFileSync(join(project, 'mfe-clients/dist/release.json'), 'utf8')) as Release;
  const others = Object.entries(pages).flatMap(([name, { js }]) => (name === 'LeadsPage' ? [] : js));
  const ofLeads = pages.LeadsPage?.js.find((file) => !others.includes(file));
  const published = await republish({
    url: server.url,
    token,
    module: 'mfe-clients',
    version: '9.0.0',
    promote: false,
    change: (file, text) =>
      file === ofLeads
        ? `throw new Error('leads are broken');${text}`
        : file.startsWith('entry.')
          ? `${text}${faults}`
          : text,
  });
  expect(published.status).toBe(201);

  const at = { url: server.url, token };
  const { code, said } = await run(at, 'replay.ts', '9.0.0', '--shell', project);
  expect(said).toMatch(/^mfe-clients 9\.0\.0, \/dashboard\/leads, failure: .+/m);
  expect(said).toMatch(
    /^mfe-clients 9\.0\.0, \/dashboard\/newCenter, console error: the center has no form, \/modules\/mfe-clients\/9\.0\.0\/entry\./m,
  );
  expect(said).toMatch(
    /^mfe-clients 9\.0\.0, \/dashboard\/clientList\/view, accessibility: .+\(color-contrast\), .+1280 px$/m,
  );
  // On a busy machine any page may keep the processor for a fifth of a second; that is no fault of this release.
  const ofBusyMachine = /kept the page from answering/;
  const found = said.split('\n').filter((line) => !ofBusyMachine.test(line));
  expect(found.filter((line) => line.includes(', /dashboard/clientList, '))).toEqual([]);
  expect(code).toBe(1);

  const [kept] = await api<StoredReplay[]>('GET', 'releases/mfe-clients/replays');
  expect(kept).toMatchObject({ version: '9.0.0', by: 'CI', isOnThisShell: true, refused: [] });
  const ofList = kept?.routes.find(({ route }) => route === '/dashboard/clientList');
  expect(ofList?.findings.filter((finding) => !ofBusyMachine.test(JSON.stringify(finding)))).toEqual([]);

  await page.goto('/dashboard/modules');
  await page
    .getByRole('row', { name: /mfe-clients/ })
    .getByRole('button', { name: 'Releases' })
    .click();
  await page.getByRole('button', { name: /^Show what was found in 9\.0\.0/ }).click();
  await expect(page.getByRole('list', { name: /^Found in 9\.0\.0/ })).toContainText('the center has no form');

  const [before] = (await api<{ module: string; current: string }[]>('GET', 'releases')).filter(
    ({ module }) => module === 'mfe-clients',
  );
  const promoted = await run(at, 'promote.ts', '9.0.0');
  expect(promoted.said).toMatch(
    /^mfe-clients 9\.0\.0: Replayed on shell \S+: \d+ pages?, \d+ findings.*\. And \d+ more\.$/m,
  );
  expect(promoted.said).toContain(`mfe-clients 9.0.0 is current at ${server.url}.`);
  expect(promoted.code).toBe(0);
  const back = await run(at, 'promote.ts', before?.current ?? '');
  expect(back.said).toContain(`mfe-clients ${before?.current}: It has not been replayed.`);
});

test('A replay reports a module that keeps more memory with each visit, and one that changes shared objects, with the line of the source', async ({
  server,
  api,
}) => {
  test.setTimeout(600_000);
  const { token } = await api<{ token: string }>('POST', 'deploy-tokens', {
    module: 'mfe-clients',
    name: 'CI',
    days: 30,
  });
  const at = { url: server.url, token };
  const published = await republish({
    ...{ ...at, module: 'mfe-clients', version: '9.1.0', promote: false },
    change: (file, text) => (file.startsWith('entry.') ? leaky(containerName('mfe-clients', '9.1.0')) : text),
    mapOf: (file) => (file.startsWith('entry.') ? mapOfLeaky : undefined),
  });
  expect(published).toMatchObject({ status: 201 });
  const { said } = await run(at, 'replay.ts', '9.1.0', '--shell', project);
  const told = said.split('\n').filter((line) => /outside its element|leak/.test(line));
  expect(told).toEqual([
    expect.stringMatching(
      /^mfe-clients 9\.1\.0, \S+, outside its element: It added Array\.prototype\.last\., src\/leaky\.tsx:8$/,
    ),
    expect.stringMatching(
      /^mfe-clients 9\.1\.0, \/dashboard\/leads, leak: each visit keeps \d\.\d MB more, src\/leaky\.tsx:5$/,
    ),
  ]);
  const [kept] = await api<StoredReplay[]>('GET', 'releases/mfe-clients/replays');
  expect(kept?.version).toBe('9.1.0');
});
