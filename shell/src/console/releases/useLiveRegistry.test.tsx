import '../modules/federation.fixture';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Registry } from 'shared/contract';
import { type Account, session } from 'shared/platform';
import { fakeApi, owner, renderScreen } from 'shared/testing';
import { registerRelease } from '../../loader/releases';
import { createNavigation } from '../../navigation/createNavigation';
import { useLiveRegistry } from './useLiveRegistry';

const moduleOf = (name: string, version: string): Registry['modules'][string] => ({
  manifest: { contract: 1, name, title: name, team: name, shellApi: '^1.0.0', routes: [], sidebar: [] },
  current: { version, base: '/', entry: 'entry.js', container: `${name}_${version}`, pages: {}, integrity: {} },
});
const registryOf = (revision: number, first: string, second: string): Registry => ({
  contract: 1,
  revision,
  modules: { first: moduleOf('first', first), second: moduleOf('second', second) },
});

beforeEach(() => jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible'));
afterEach(() => jest.restoreAllMocks());

/** The manifest of `first` with pages. */
const withPages = (registry: Registry, ...paths: string[]): Registry => {
  registry.modules.first?.manifest.routes.push(...paths.map((path) => ({ path, page: 'Page' })));
  return registry;
};

/** A tab with a registry that has loaded code of `first`; shows its state, and whether it hears of newer releases. */
function open(newer: Registry, opened = registryOf(1, '1', '1')) {
  registerRelease(opened.modules.first?.current ?? moduleOf('first', '1').current);
  const navigation = createNavigation(window);
  const guard = jest.spyOn(navigation, 'guard');
  const api = fakeApi();
  api.on('GET', 'registry/revision', () => ({ status: 200, body: { revision: newer.revision } }));
  api.on('GET', 'registry', () => ({ status: 200, body: newer }));
  function Tab() {
    const [pathname, setPathname] = useState('/here');
    const { registry, isNewer, isAwaited, isUnsettled } = useLiveRegistry(opened, {
      navigation,
      pathname,
      isSignedIn: true,
    });
    const versions = Object.values(registry.modules).map(({ current }) => current.container);
    const pages = registry.modules.first?.manifest.routes.map(({ path }) => path) ?? [];
    return (
      <>
        <p>{`${versions.join(' ')}${isNewer ? ', newer' : ''}${isUnsettled ? ', unsettled' : ''}`}</p>
        <p>{`Pages: ${pages.join(' ')}${isAwaited ? ', awaited' : ''}`}</p>
        <input aria-label="A note" />
        <button type="button" onClick={() => setPathname('/there')}>
          Leave
        </button>
      </>
    );
  }
  renderScreen(<Tab />, { api });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  return { api, leave: () => guard.mock.lastCall?.[0](new URL('/there', location.href)) };
}

test('a promotion of what the tab has no code of changes it in place, and its next step loads no document', async () => {
  const { leave } = open(registryOf(2, '1', '2'));
  expect(await screen.findByText('first_1 second_2')).toBeVisible();
  expect(leave()).toBe(true);
});

test('of what it has code of it is told, and its next step loads the new document', async () => {
  const { leave } = open(registryOf(2, '2', '2'));
  expect(await screen.findByText('first_1 second_2, newer')).toBeVisible();
  expect(leave()).toBe('document');
});

test('what is switched on is there at once, and what is switched off is gone, of a release that stays', async () => {
  open(withPages(registryOf(2, '1', '1'), '/old', '/new'), withPages(registryOf(1, '1', '1'), '/old', '/gone'));
  expect(await screen.findByText('Pages: /old /new')).toBeVisible();
});

test('while something is typed, what is switched on is there, and what is switched off goes with the page', async () => {
  const newer = withPages(registryOf(1, '1', '1'), '/old', '/gone');
  open(newer, withPages(registryOf(1, '1', '1'), '/old', '/gone'));
  await userEvent.type(screen.getByLabelText('A note'), 'Typed');
  newer.revision = 2;
  newer.modules.first?.manifest.routes.splice(1, 1, { path: '/new', page: 'Page' });
  expect(await screen.findByText('Pages: /old /new /gone', {}, { timeout: 3000 })).toBeVisible();
  expect(screen.getByLabelText('A note')).toHaveValue('Typed');
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.getByText('Pages: /old /new')).toBeVisible());
});

test('where some people get more than the document holds, the person’s own registry is asked for at once', async () => {
  const opened: Registry = { ...withPages(registryOf(1, '1', '1'), '/old'), forSome: true };
  open(withPages(registryOf(1, '1', '1'), '/old', '/mine'), opened);
  expect(screen.getByText('Pages: /old, awaited')).toBeVisible();
  expect(await screen.findByText('Pages: /old /mine')).toBeVisible();
});

test('where a release goes out in stages, nothing is settled before the person’s own registry is here', async () => {
  open(registryOf(1, '1', '2'), { ...registryOf(1, '1', '1'), forSome: true, inStages: true });
  expect(screen.getByText('first_1 second_1, unsettled')).toBeVisible();
  expect(await screen.findByText('first_1 second_2')).toBeVisible();
});

test('with other rights it is asked for anew, and with the same it is not', async () => {
  const newer: Registry = { ...withPages(registryOf(1, '1', '1'), '/old', '/mine'), forSome: true };
  const { api } = open(newer, { ...registryOf(1, '1', '1'), forSome: true });
  expect(await screen.findByText('Pages: /old /mine')).toBeVisible();
  const asked = () => api.calls.filter(({ path }) => path === 'registry').length;
  const withRights = (name: string, ...rights: string[]) =>
    act(() => session.setAccount({ ...owner, name, rights } as Account));
  withRights('Asha', 'centers:read');
  await waitFor(() => expect(asked()).toBe(2));
  withRights('Asha R', 'centers:read');
  withRights('Asha Rao', 'centers:read', 'leads:read');
  await waitFor(() => expect(asked()).toBe(3));
});
