import type { Release } from 'shared/contract';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { openReleases } from './openReleases.fixture';

let server: TestApp;
let product: Awaited<ReturnType<typeof openReleases>>;

/** With a page of the console and one of the public site. */
const change = (release: Release) => {
  release.pages.Jobs = { js: ['Page.js'], css: [] };
  release.manifest.routes.push({ path: '/jobs', page: 'Jobs' });
};

beforeEach(async () => {
  server = await openTestApp();
  product = await openReleases(server, async (opened) => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await opened.publishCurrent({ version, change });
  });
});
afterEach(() => product.close());

const threw = {
  module: 'mfe-payroll',
  version: '1.1.0',
  page: 'Page',
  phase: 'render',
  reason: 'threw',
  detail: 'x is null',
};
const report = async (more: object = {}, token = '') => {
  const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
  const answer = await product.app.inject({
    method: 'POST',
    url: '/api/module-reports',
    payload: { ...threw, ...more },
    headers,
  });
  expect(answer.statusCode).toBe(204);
};
const fallback = async () => (await product.opened.store.registry()).registry.modules['mfe-payroll']?.previous?.version;
const kept = async () =>
  (
    await product.app.inject({ url: '/api/module-reports', headers: { authorization: `Bearer ${server.owner.token}` } })
  ).json();

test('what nobody signed in reports is shown, and changes no release’s fallback', async () => {
  await report();
  await report({}, `${'x'.repeat(43)}`);
  expect(await fallback()).toBe('1.1.0');
  expect(await kept()).toMatchObject([{ version: '1.1.0', count: 2 }]);
});

test('a signed-in session’s report of a console page counts, and one of a public page does not', async () => {
  await report({ page: 'Jobs' }, server.owner.token);
  expect(await fallback()).toBe('1.1.0');
  await report({}, server.owner.token);
  expect(await fallback()).toBe('1.0.0');
});

test('a session that has ended, or waits for its second factor, counts no more than nobody’s', async () => {
  await server.db.updateTable('sessions').set({ isLimited: 1 }).execute();
  await report({}, server.owner.token);
  await server.db.deleteFrom('sessions').execute();
  await report({}, server.owner.token);
  expect(await fallback()).toBe('1.1.0');
});

test('the first detail stays, and no report of a stranger takes the place of a person’s', async () => {
  await report({ detail: 'made up' });
  await report({}, server.owner.token);
  for (const token of ['', server.owner.token]) await report({ detail: 'call 555' }, token);
  expect(await kept()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ detail: 'x is null', count: 2 }),
      expect.objectContaining({ detail: 'made up', count: 2 }),
    ]),
  );
});
