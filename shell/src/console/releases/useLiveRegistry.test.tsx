import '../modules/federation.fixture';
import { act, screen } from '@testing-library/react';
import type { Registry } from 'shared/contract';
import { fakeApi, renderScreen } from 'shared/testing';
import { registerRelease } from '../../loader/federation';
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

/** A tab of a registry that has code of `first`; shows what it has, and whether it is told of something newer. */
function open(newer: Registry) {
  const opened = registryOf(1, '1', '1');
  registerRelease(opened.modules.first?.current ?? moduleOf('first', '1').current);
  const navigation = createNavigation(window);
  const guard = jest.spyOn(navigation, 'guard');
  const api = fakeApi();
  api.on('GET', 'registry/revision', () => ({ status: 200, body: { revision: newer.revision } }));
  api.on('GET', 'registry', () => ({ status: 200, body: newer }));
  function Tab() {
    const { registry, isNewer } = useLiveRegistry(opened, navigation);
    const versions = Object.values(registry.modules).map(({ current }) => current.container);
    return <p>{`${versions.join(' ')}${isNewer ? ', newer' : ''}`}</p>;
  }
  renderScreen(<Tab />, { api });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  return { leave: () => guard.mock.lastCall?.[0](new URL('/there', location.href)) };
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
