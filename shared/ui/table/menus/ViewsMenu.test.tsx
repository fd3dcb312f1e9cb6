import { screen, waitFor, within } from '@testing-library/react';
import { type FakeApi, fakeApi, renderScreen, type Screen, staff } from 'shared/testing';

import { places } from '../places.fixture';
import { ResourceTable } from '../ResourceTable';

const inactive = {
  list: 'places:places',
  name: 'Inactive',
  query: 'sort=-name&status=Inactive',
  hiddenColumns: ['city'],
  isShared: false,
  isOwn: true,
  by: 'Asha Rao',
};
const late = {
  ...inactive,
  name: 'Late',
  query: 'q=place',
  hiddenColumns: [],
  isShared: true,
  isOwn: false,
  by: 'Bela',
};
/** A mock server with twelve places and these views; the first view is `v1`, so that an address can reference it. */
const withViews = (...views: object[]): FakeApi =>
  fakeApi({
    places: Array.from({ length: 12 }, (_, index) => ({
      name: `Place ${String(index + 1).padStart(3, '0')}`,
      city: 'Ranchi',
      amountPaise: 100,
      date: '2025-08-15',
      status: index % 2 === 0 ? 'Active' : 'Inactive',
    })),
    views: views.map((view, index) => ({ id: `v${index + 1}`, ...view })),
  });
const show = (api: FakeApi, route = '/', account?: Parameters<typeof renderScreen>[1]) =>
  renderScreen(<ResourceTable resource={places} />, { api, route, ...account });
/** An account that may not manage shared views. */
const viewer = { ...staff, rights: ['places:read'] };
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const open = async (user: Screen['user'], name: RegExp | string = 'Views') => {
  await user.click(await screen.findByRole('button', { name, expanded: false }));
  return screen.findByRole('group', { name: 'Views' });
};

test('views are asked for when the menu opens; one that is chosen is the address, and its columns', async () => {
  const api = withViews(inactive, late, { ...inactive, list: 'others:others', name: 'Of another list' });
  const { user, location } = show(api, '/?page=2');
  await screen.findByText('Place 011');
  expect(api.calls.filter(({ path }) => path === 'views')).toEqual([]);
  const menu = await open(user);
  expect(await within(menu).findByRole('button', { name: /^Late.*by Bela$/ })).toBeVisible();
  expect(within(menu).queryByText('Of another list')).toBeNull();
  expect(within(menu).getByRole('button', { name: 'All places' })).toHaveFocus();
  await user.click(within(menu).getByRole('button', { name: /^Inactive.*Status: Inactive$/ }));
  expect(await screen.findByText('Showing 1 - 6 of 6')).toBeVisible();
  expect(location().search).toBe('?sort=-name&status=Inactive&saved=v1');
  expect(headers()).toEqual(['Name', 'Amount', 'Date', 'Status']);
  expect(screen.getByRole('button', { name: 'Inactive', expanded: false })).toHaveFocus();
  await user.click(await within(await open(user, 'Inactive')).findByRole('button', { name: 'All places' }));
  expect(await screen.findByText('Showing 1 - 10 of 12')).toBeVisible();
  expect([location().search, headers().length]).toEqual(['', 5]);
});

test('a link opens the view that it names, with its columns; one that is not there says nothing', async () => {
  show(withViews(inactive), '/?saved=v1&status=Inactive&sort=-name');
  expect(await screen.findByRole('button', { name: 'Inactive', expanded: false })).toBeVisible();
  await waitFor(() => expect(headers()).toEqual(['Name', 'Amount', 'Date', 'Status']));
});

test('a view that is not there, or not any more, is no view: the address alone holds', async () => {
  show(withViews(inactive), '/?saved=gone&status=Inactive');
  await screen.findByText('Showing 1 - 6 of 6');
  expect(screen.getByRole('button', { name: 'Views', expanded: false })).toBeVisible();
  expect(headers()).toHaveLength(5);
});

test('what was changed and not saved is said, of filters and of columns, and reset puts it back', async () => {
  const { user, location } = show(withViews(inactive), '/?saved=v1&status=Inactive&sort=-name');
  await user.click(await screen.findByRole('button', { name: 'Amount' }));
  const menu = await open(user, 'Inactive changed');
  expect(within(menu).getByText('“Inactive” has unsaved changes.')).toBeVisible();
  await user.click(within(menu).getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(location().search).toBe('?saved=v1&status=Inactive&sort=-name'));
  expect(within(menu).queryByText('“Inactive” has unsaved changes.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'City' }));
  await waitFor(() => expect(headers()).toHaveLength(5));
  expect(screen.getByRole('button', { name: 'Inactive changed' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'City' }));
  expect(await screen.findByRole('button', { name: 'Inactive' })).toBeVisible();
});

test('a changed view is saved from the version that was seen, and what is refused is said', async () => {
  const api = withViews(inactive);
  const { user } = show(api, '/?saved=v1&status=Inactive&sort=name');
  const menu = await open(user, 'Inactive changed');
  api.fail('PUT', 'views/v1', { status: 409, body: { message: 'Someone else has changed this view.', code: 'stale' } });
  await user.click(within(menu).getByRole('button', { name: 'Save' }));
  expect(await within(menu).findByRole('alert')).toHaveTextContent('Someone else has changed this view.');
  await user.click(within(menu).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(within(menu).queryByText('“Inactive” has unsaved changes.')).toBeNull());
  expect(api.calls.findLast(({ method, path }) => method === 'PUT' && path === 'views/v1')?.body).toEqual({
    query: 'sort=name&status=Inactive',
    hiddenColumns: ['city'],
    version: 1,
  });
});

test('the list as it stands is saved under a name, and is that view then', async () => {
  const api = withViews();
  const { user, location } = show(api, '/?status=Active');
  const menu = await open(user);
  await user.click(await within(menu).findByRole('button', { name: 'Save this as a view…' }));
  const form = await screen.findByRole('group', { name: 'Save as a view' });
  await user.click(within(form).getByRole('button', { name: 'Save view' }));
  expect(within(form).getByText('Enter the name of the view.')).toBeVisible();
  await user.type(within(form).getByRole('textbox', { name: /^Name/ }), 'Open ones');
  await user.click(within(form).getByRole('checkbox'));
  await user.click(within(form).getByRole('button', { name: 'Save view' }));
  expect(await screen.findByRole('button', { name: 'Open ones' })).toBeVisible();
  expect(api.rows('views')).toMatchObject([
    { list: 'places:places', name: 'Open ones', query: 'status=Active', hiddenColumns: [], isShared: true },
  ]);
  expect(location().search).toMatch(/^\?status=Active&saved=./);
});

test('another’s shared view is changed by who may manage them, and others save it as their own', async () => {
  const asOwner = show(withViews(late));
  const menu = await open(asOwner.user);
  await asOwner.user.click(await within(menu).findByRole('button', { name: 'Delete Late' }));
  await waitFor(() =>
    expect(asOwner.api.calls.map(({ method, path }) => `${method} ${path}`)).toContain('DELETE views/shared/v1'),
  );
  asOwner.unmount();
  const { user } = show(withViews(late), '/?saved=v1&q=none', { account: viewer });
  const own = await open(user, 'Late changed');
  expect(within(own).queryByRole('button', { name: 'Delete Late' })).toBeNull();
  expect(
    within(own)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toContain('Save as…');
  expect(within(own).queryByRole('button', { name: 'Save' })).toBeNull();
});

test('a deleted view can be brought back', async () => {
  const { user } = show(withViews(inactive));
  const menu = await open(user);
  await user.click(await within(menu).findByRole('button', { name: 'Delete Inactive' }));
  await waitFor(() => expect(within(menu).queryByText('Inactive')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await within(await open(user)).findByText('Inactive')).toBeVisible();
});

test('a view is renamed and shared', async () => {
  const { user, api } = show(withViews(inactive));
  await user.click(await within(await open(user)).findByRole('button', { name: 'Rename or share Inactive' }));
  const form = await screen.findByRole('group', { name: 'Change the view' });
  expect(within(form).getByRole('textbox', { name: /^Name/ })).toHaveValue('Inactive');
  await user.click(within(form).getByRole('checkbox'));
  await user.click(within(form).getByRole('button', { name: 'Save view' }));
  expect(await screen.findByText('Status: Inactive · shared with everyone')).toBeVisible();
  expect(api.rows('views')).toMatchObject([{ name: 'Inactive', isShared: true, query: inactive.query }]);
});

test('keys open the views and the columns, search the list and turn its pages; not while somebody types', async () => {
  const { user } = show(withViews(inactive));
  await screen.findByText('Place 001');
  await user.keyboard(']');
  expect(await screen.findByText('Showing 11 - 12 of 12')).toBeVisible();
  await user.keyboard(']');
  await user.keyboard('[[');
  expect(await screen.findByText('Showing 1 - 10 of 12')).toBeVisible();
  await user.keyboard('v');
  expect(await screen.findByRole('group', { name: 'Views' })).toBeVisible();
  await user.keyboard('{Escape}c');
  expect(await screen.findByRole('group', { name: 'Columns shown' })).toBeVisible();
  await user.keyboard('{Escape}/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.keyboard('v/c');
  expect(screen.getByRole('searchbox')).toHaveValue('v/c');
  expect(screen.queryByRole('group', { name: 'Views' })).toBeNull();
});
