import '../modules/federation.fixture';
import { screen, waitFor } from '@testing-library/react';
import type { Registry } from 'shared/contract';
import { fakeApi, renderScreen } from 'shared/testing';
import { overridden, takeOver } from '../../registry/takeOver';
import { registryFixture } from '../registry.fixture';
import { loadAgain } from './loadAgain';
import { openOverride } from './openOverride';

jest.mock('./loadAgain');

const clientsAt = (version: string) => {
  const known = registryFixture.modules['mfe-clients'];
  if (!known) throw new Error('The registry has no mfe-clients.');
  return { ...known, current: { ...known.current, version, container: `mfe_clients_${version}` } };
};
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const held = (token: string) => void (document.cookie = `override=${token}; path=/`);

afterEach(() => {
  document.cookie = 'override=; path=/; max-age=0';
  overridden.clear();
  jest.restoreAllMocks();
  jest.mocked(loadAgain).mockClear();
});

/** Opens the browser's and the address's override; returns the resulting registry. */
async function open(api = fakeApi(), route = '/dashboard/leads') {
  const registry: Registry = { ...registryFixture, modules: { ...registryFixture.modules } };
  window.history.replaceState(null, '', route);
  const rendered = renderScreen(<></>, { api, route });
  const bars = await openOverride(registry);
  rendered.rerender(<>{bars}</>);
  return { ...rendered, api, registry };
}

/** A mock server that accepts the token `mine` as a preview of one release. */
function serverWith(uses: object[] = [{ module: 'mfe-clients', version: '2.0.0' }], expiresAt = inAnHour()) {
  const api = fakeApi();
  api.on('POST', 'overrides/open', () => ({
    status: 200,
    body: { uses, expiresAt, modules: { 'mfe-clients': clientsAt('2.0.0') } },
  }));
  api.on('POST', 'overrides/end', () => ({ status: 204 }));
  api.on('POST', 'overrides/releases', () => ({ status: 201, body: { token: 'new', expiresAt } }));
  api.on('POST', 'overrides/builds', () => ({ status: 201, body: { token: 'new', expiresAt } }));
  return api;
}

test('a bar names module and release, and ends them', async () => {
  held('mine');
  const { user, api, registry } = await open(serverWith());
  expect(screen.getByText(/^Preview: only you, in this browser, run mfe-clients 2\.0\.0, until /)).toBeVisible();
  expect(registry.modules['mfe-clients']?.current.version).toBe('2.0.0');
  await user.click(screen.getByRole('button', { name: 'Leave preview' }));
  await waitFor(() => expect(loadAgain).toHaveBeenCalled());
  expect(api.calls.at(-1)).toMatchObject({ path: 'overrides/end', body: { token: 'mine' } });
  expect(document.cookie).toBe('');
});

test('what the server refuses changes nothing, says why, and can be left without the server', async () => {
  held('theirs');
  const api = serverWith();
  api.fail('POST', 'overrides/open', { status: 403, body: { message: 'This preview was made for another account.' } });
  api.fail('POST', 'overrides/end', 'offline');
  const { user, registry } = await open(api);
  expect(screen.getByText('This preview was made for another account.')).toBeVisible();
  expect(registry.modules).toEqual(registryFixture.modules);
  await user.click(screen.getByRole('button', { name: 'Leave preview' }));
  await waitFor(() => expect(loadAgain).toHaveBeenCalled());
  expect(document.cookie).toBe('');
});

test('an address alone runs nothing: it asks, and the server makes the preview', async () => {
  const { user, api, registry } = await open(serverWith(), '/dashboard/leads?preview=mfe-clients@2.0.0');
  expect(registry.modules).toEqual(registryFixture.modules);
  expect(api.calls).toEqual([]);
  expect(screen.getByText(/^Preview mfe-clients 2\.0\.0\? It works on live data\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start preview' }));
  await waitFor(() => expect(loadAgain).toHaveBeenCalled());
  expect(api.calls.at(-1)).toMatchObject({
    path: 'overrides/releases',
    body: { uses: [{ module: 'mfe-clients', version: '2.0.0' }] },
  });
  expect(document.cookie).toBe('override=new');
});

test('an address can ask for several, which begin together or not at all', async () => {
  const { user, api } = await open(
    serverWith(),
    '/dashboard?preview=mfe-clients@2.0.0,mfe-invoicing@http://127.0.0.1:4000,nonsense',
  );
  expect(
    screen.getByText(/^Run mfe-clients 2\.0\.0 and mfe-invoicing from http:\/\/127\.0\.0\.1:4000, on your/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start preview' }));
  await waitFor(() => expect(loadAgain).toHaveBeenCalled());
  expect(api.calls).toMatchObject([
    {
      path: 'overrides/builds',
      body: {
        uses: [
          { module: 'mfe-clients', version: '2.0.0' },
          { module: 'mfe-invoicing', origin: 'http://127.0.0.1:4000' },
        ],
      },
    },
  ]);
});

test('whoever lacks the right is told so, and “Not now” leaves all as it is', async () => {
  const api = serverWith();
  api.fail('POST', 'overrides/builds', { status: 403, body: { message: 'Your role lacks it.' } }, 2);
  const { user } = await open(api, '/dashboard?preview=mfe-clients@http://127.0.0.1:4000');
  await user.click(screen.getByRole('button', { name: 'Start preview' }));
  expect(await screen.findByText('Your role lacks it.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(loadAgain).not.toHaveBeenCalled();
});

test('an own build takes the module’s place from where it is served', async () => {
  held('mine');
  const api = serverWith([{ module: 'mfe-clients', origin: 'http://127.0.0.1:4000' }]);
  api.on('POST', 'overrides/open', () => ({
    status: 200,
    body: {
      uses: [{ module: 'mfe-clients', origin: 'http://127.0.0.1:4000' }],
      expiresAt: inAnHour(),
      modules: {},
    },
  }));
  const asked: string[] = [];
  renderScreen(<></>, { api });
  const answered = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (!String(input).startsWith('http://127.0.0.1:4000')) return answered(input, init);
    asked.push(String(input));
    return Promise.resolve({ ok: true, json: () => Promise.resolve(clientsAt('0.1.0-dev')) } as Response);
  });
  const registry: Registry = { ...registryFixture, modules: { ...registryFixture.modules } };
  await openOverride(registry);
  expect(asked).toEqual(['http://127.0.0.1:4000/dev/mfe-clients/registry.json']);
  expect(registry.modules['mfe-clients']?.current.version).toBe('0.1.0-dev');
});

test('an own build that isn’t served leaves all as it is, and says what to do', async () => {
  held('mine');
  const api = serverWith([
    { module: 'mfe-clients', version: '2.0.0' },
    { module: 'mfe-invoicing', origin: 'http://127.0.0.1:9' },
  ]);
  const { registry } = await open(api);
  expect(
    screen.getByText(/^mfe-invoicing can’t be loaded from http:\/\/127\.0\.0\.1:9\. Start npm run dev/),
  ).toBeVisible();
  expect(registry.modules).toEqual(registryFixture.modules);
});

test('what becomes current meanwhile takes nothing of it away', async () => {
  held('mine');
  const { registry } = await open(serverWith());
  const newer = { ...registryFixture.modules, 'mfe-clients': clientsAt('3.0.0') };
  expect(takeOver(registry, registryFixture.modules, newer, () => true)).toBe(false);
  expect(registry.modules['mfe-clients']?.current.version).toBe('2.0.0');
});

test('when its time is over, the bar says so', async () => {
  held('mine');
  await open(serverWith(undefined, new Date(Date.now() + 50).toISOString()));
  expect(await screen.findByText(/^The preview of mfe-clients 2\.0\.0 has expired\./)).toBeVisible();
});
