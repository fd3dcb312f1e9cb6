import { screen, waitFor, within } from '@testing-library/react';
import { type FakeApi, fakeApi, renderScreen, selectAllRows } from 'shared/testing';
import { type Place, places } from '../places.fixture';
import { ResourceTable } from '../ResourceTable';
import type { BulkAction } from './rowAction';

const many = (count: number, path = 'places') =>
  fakeApi({
    [path]: Array.from({ length: count }, (_, index) => ({
      id: `p${index + 1}`,
      name: `Place ${index + 1}`,
      city: 'Ranchi',
      status: index % 2 === 0 ? 'Active' : 'Inactive',
    })),
  });
const close: BulkAction<Place> = {
  label: 'Close',
  change: ({ city }) => (city === 'closed' ? undefined : { city: 'closed' }),
};
const remove: BulkAction<Place> = { label: 'Delete', removes: true, danger: true };
const show = (api: FakeApi, actions: BulkAction<Place>[] = [close, remove], { route = '/', path = 'places' } = {}) =>
  renderScreen(<ResourceTable resource={{ ...places, path }} bulkActions={actions} />, { api, route });

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const closed = (api: FakeApi, path = 'places') => api.rows<Place>(path).filter(({ city }) => city === 'closed').length;
const said = () => screen.getAllByRole('status')[0]?.textContent;

test('once the page is chosen, everything that the filter selects can be, on all pages', async () => {
  const api = many(50);
  const { user } = show(api, undefined, { route: '/?status=Active' });
  await selectAllRows(user);
  expect(said()).toBe('10 selected');
  await user.click(await button('Select all 25 that match'));
  expect(said()).toBe('25 selected');
  await user.click(await button('Next'));
  await waitFor(() => expect(screen.getByText('Place 21')).toBeVisible());
  expect(screen.getByRole('checkbox', { name: 'Select all rows on this page' })).toBeChecked();
  await user.click(await button('Close'));
  await waitFor(() => expect(said()).toBe('Close: 25 places'));
  expect(closed(api)).toBe(25);
  expect(api.rows<Place>('places').every(({ status, city }) => city !== 'closed' || status === 'Active')).toBe(true);
});

test('a page that holds all there is offers no more', async () => {
  const { user } = show(many(3));
  await selectAllRows(user);
  expect(screen.queryByRole('button', { name: /Select all/ })).toBeNull();
});

test('one that is let go leaves those of the page, and another filter leaves nothing chosen', async () => {
  const { user } = show(many(30));
  await selectAllRows(user);
  await user.click(await button('Select all 30'));
  await user.click(screen.getByRole('checkbox', { name: 'Select Place 2' }));
  expect(said()).toBe('9 selected');
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  await user.click(await button('Select all 30'));
  await user.type(await screen.findByRole('searchbox'), 'Place 1');
  await waitFor(() => expect(screen.queryByText('30 selected')).toBeNull());
});

test('more than an act takes at once are to be narrowed first', async () => {
  const api = many(20);
  const rows = api.rows<Place>('places').slice(0, 10);
  api.on('GET', 'places', () => ({ status: 200, body: rows, headers: { 'X-Total-Count': '10001' } }));
  const { user } = show(api);
  await selectAllRows(user);
  expect(screen.getByText('To select all, narrow the list to 10,000.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Select all/ })).toBeNull();
});

test('progress is shown and told, and the whole act is taken back by one Undo', async () => {
  const api = many(30);
  const go = api.hold('PUT', 'places/p9');
  const { user } = show(api);
  await selectAllRows(user);
  await user.click(await button('Select all 30'));
  await user.click(await button('Close'));
  const bar = await screen.findByRole('progressbar', { name: 'Close' });
  await waitFor(() => expect(bar).toHaveAttribute('value', '15'));
  expect(screen.getByText('Close: 15 of 30', { selector: '[aria-hidden]' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Close' })).toHaveFocus();
  go();
  await waitFor(() => expect(said()).toBe('Close: 30 places'));
  await user.click(await button('Undo'));
  await waitFor(() => expect(said()).toBe('Close: taken back for 30 places'));
  expect(api.rows<Place>('places').every(({ city }) => city === 'Ranchi')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await user.click(await button('Hide'));
  expect(screen.queryByText('Close: taken back for 30 places')).toBeNull();
});

test('what fails is told by its record, the rest goes on, and the failed can be tried again', async () => {
  const api = many(30);
  api.fail('PUT', 'places/p4', { status: 409, body: { message: 'Place 4 is in use.', code: 'refused' } });
  const { user } = show(api);
  await selectAllRows(user);
  await user.click(await button('Select all 30'));
  await user.click(await button('Close'));
  await waitFor(() => expect(said()).toBe('Close: 29 places, 1 failed'));
  const failed = within(screen.getByRole('list', { name: 'Failed' })).getAllByRole('listitem');
  expect(failed.map(({ textContent }) => textContent)).toEqual(['Place 4: Place 4 is in use.']);
  await user.click(await button('Try 1 again'));
  await waitFor(() => expect(said()).toBe('Close: 30 places'));
  await user.click(await button('Undo'));
  await waitFor(() => expect(said()).toBe('Close: taken back for 30 places'));
});

test('what was done before Cancel stays, is told, and can be taken back or gone on with', async () => {
  const api = many(30);
  const go = api.hold('PUT', 'places/p1');
  const { user } = show(api);
  await selectAllRows(user);
  await user.click(await button('Select all 30'));
  await user.click(await button('Close'));
  await user.click(await button('Cancel'));
  go();
  await waitFor(() => expect(said()).toBe('Close: 8 of 30 places, 22 not begun'));
  expect(closed(api)).toBe(8);
  await user.click(await button('Continue with 22'));
  await waitFor(() => expect(said()).toBe('Close: 30 places'));
  await user.click(await button('Undo'));
  await waitFor(() => expect(said()).toBe('Close: taken back for 30 places'));
  expect(closed(api)).toBe(0);
});

test('without a network it comes to no more, and says why', async () => {
  const api = many(30);
  api.fail('PUT', 'places/p10', 'offline');
  const { user } = show(api);
  await selectAllRows(user);
  await user.click(await button('Select all 30'));
  await user.click(await button('Close'));
  await waitFor(() =>
    expect(said()).toBe('Close: 15 of 30 places, 15 not begun. Network error. Check your connection and try again.'),
  );
});

test('nothing is undone of a record that somebody has changed since, and which is told', async () => {
  const api = many(3);
  const { user } = show(api);
  await selectAllRows(user);
  await user.click(await button('Close'));
  await waitFor(() => expect(said()).toBe('Close: 3 places'));
  const other = api.rows<Place & { version: number }>('places')[1];
  Object.assign(other as object, { city: 'Hatia', version: 9 });
  await user.click(await button('Undo'));
  await waitFor(() => expect(said()).toBe('Close: taken back for 2 places, 1 failed'));
  expect(api.rows<Place>('places').map(({ city }) => city)).toEqual(['Ranchi', 'Hatia', 'Ranchi']);
  expect(screen.getByRole('list', { name: 'Failed' })).toHaveTextContent('Place 2');
});

test('a record that was changed since the list was read is judged by what it is now', async () => {
  const api = many(2);
  const { user } = show(api, [{ label: 'Move', change: ({ city }) => ({ city: `New ${city}` }) }]);
  await selectAllRows(user);
  Object.assign(api.rows<Place>('places')[0] as object, { city: 'Hatia', version: 4 });
  await user.click(await button('Move'));
  await waitFor(() => expect(said()).toBe('Move: 2 places'));
  expect(api.rows<Place>('places').map(({ city }) => city)).toEqual(['New Hatia', 'New Ranchi']);
  await user.click(await button('Undo'));
  await waitFor(() => expect(api.rows<Place>('places').map(({ city }) => city)).toEqual(['Hatia', 'Ranchi']));
});

test('records that do not need it are left as they are', async () => {
  const api = many(2);
  const [one, two] = api.rows<Place>('places');
  Object.assign(one as object, { city: 'closed' });
  const { user } = show(api);
  await selectAllRows(user);
  await user.click(await button('Close'));
  await waitFor(() => expect(said()).toBe('Close: 1 place'));
  expect(api.calls.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([`places/${two?.id}`]);
  await selectAllRows(user);
  await user.click(await button('Close'));
  expect(await screen.findByText('Close: no chosen place needs it')).toBeVisible();
});

test('deleting asks with the number, and Undo restores all; of a resource that a module declares, too', async () => {
  const path = 'm/payroll/places';
  const api = many(12, path);
  const { user } = show(api, [remove], { path });
  await selectAllRows(user);
  await user.click(await button('Select all 12'));
  await user.click(await button('Delete'));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('Delete 12 places?');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(api.rows(path)).toHaveLength(12);
  await user.click(await button('Delete'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Delete: 12 places')).toBeVisible();
  expect(api.rows(path)).toHaveLength(0);
  await user.click(await button('Undo'));
  expect(await screen.findByText('Delete: taken back for 12 places')).toBeVisible();
  expect(api.rows(path)).toHaveLength(12);
});

test('an act on rows at once is given all records, and what the list selects', async () => {
  const given: unknown[] = [];
  const { user } = show(many(30), [{ label: 'Save', onClick: (rows, chosen) => given.push(rows.length, chosen) }], {
    route: '/?status=Active&sort=name',
  });
  await selectAllRows(user);
  await user.click(await button('Select all 15 that match'));
  await user.click(await button('Save'));
  await waitFor(() => expect(given[0]).toBe(15));
  expect(given[1]).toMatchObject({ isEverything: true, query: { status: 'Active', sort: 'name' } });
});
