import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { api } from 'shared/platform';
import { type FakeApi, fakeApi, renderScreen, staff } from 'shared/testing';
import { Panel } from '../page/Panel';
import { useRemoveAction } from '../useRemoveAction';
import type { RowAction } from './bulk/rowAction';
import { type Place, places } from './places.fixture';
import { ResourceTable } from './ResourceTable';

function Places() {
  const remove = useRemoveAction(places);
  return <ResourceTable resource={places} emptyAction={<button>Add place</button>} actions={() => [remove]} />;
}

const many = (count: number) =>
  fakeApi({
    places: Array.from({ length: count }, (_, index) => ({
      name: `Place ${String(index + 1).padStart(3, '0')}`,
      city: 'Ranchi',
      amountPaise: (index + 1) * 100_000,
      date: '2025-08-15',
      status: index % 2 === 0 ? 'Active' : 'Inactive',
    })),
  });
const show = (api: FakeApi, route = '/') => renderScreen(<Places />, { api, route });
const lastQuery = (api: FakeApi) => api.calls.findLast(({ path }) => path.startsWith('places'))?.query.toString();
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

test('amounts, dates and statuses are shown as people read them', async () => {
  show(fakeApi({ places: [{ name: 'Ranchi', amountPaise: 12_000_000, date: '2025-08-15', status: 'Active' }] }));
  const row = (await screen.findByText('Ranchi')).closest('tr') as HTMLElement;
  expect(
    within(row)
      .getAllByRole('cell')
      .slice(0, 5)
      .map((cell) => cell.textContent),
  ).toEqual(['Ranchi', '–', '₹1,20,000.00', '15 Aug 2025', 'Active']);
});

test('a cell without a value is marked, so that a card leaves it out; the one that names the row never is', async () => {
  show(fakeApi({ places: [{ name: '', amountPaise: 100, date: null, status: 'Active' }] }));
  const row = (await screen.findByText('₹1.00')).closest('tr') as HTMLElement;
  expect(
    within(row)
      .getAllByRole('cell')
      .slice(0, 5)
      .map((cell) => cell.dataset.empty),
  ).toEqual([undefined, 'true', undefined, 'true', undefined]);
});

test('a list within a panel has no surface of its own', async () => {
  const api = fakeApi({ places: [{ name: 'Ranchi' }] });
  renderScreen(
    <Panel title="All places">
      <Places />
    </Panel>,
    { api },
  );
  await screen.findByText('Ranchi');
  expect(screen.getByRole('region', { name: places.name.many })).toHaveAttribute('data-in-panel');
});

test('the mark of a sample stands beside the lines of its name, which may be cut', async () => {
  show(fakeApi({ places: [{ name: 'Tarang Retail Private Limited, Pune', isSample: true }] }));
  const mark = await screen.findByText('Sample');
  expect(mark.closest('.lines')).toBeNull();
  expect(screen.getByText(/^Tarang/).closest('.lines')).not.toBeNull();
});

test('amounts and dates stand in figures of one width, those a screen draws itself too: their columns are measured so', async () => {
  const drawn = {
    ...places,
    columns: places.columns.map((column) =>
      column.key === 'date'
        ? { ...column, text: ({ date }: Place) => date ?? '', render: ({ date }: Place) => <span>{date}</span> }
        : column,
    ),
  };
  renderScreen(<ResourceTable resource={drawn} emptyAction={null} />, {
    api: fakeApi({
      places: [{ name: 'Ranchi', city: 'Ranchi', amountPaise: 100, date: '2025-08-15', status: 'Active' }],
    }),
  });
  expect((await screen.findByText('2025-08-15')).closest('td')).toHaveAttribute('data-tabular');
  expect(screen.getByText('₹1.00').closest('td')).toHaveAttribute('data-tabular');
  expect(screen.getByText('Active').closest('td')).not.toHaveAttribute('data-tabular');
});

test('the address can leave samples out: a figure’s link does', async () => {
  const api = fakeApi({
    places: [
      { name: 'Ranchi', isSample: true },
      { name: 'Dhanbad', isSample: false },
    ],
  });
  show(api, '/?isSample=false');
  expect(await screen.findByText('Dhanbad')).toBeVisible();
  expect(lastQuery(api)).toContain('isSample=false');
  expect(screen.queryByText('Sample')).not.toBeInTheDocument();
});

test('a sample is marked beside its name', async () => {
  show(fakeApi({ places: [{ name: 'Ranchi', isSample: true }, { name: 'Dhanbad' }] }));
  await screen.findByText('Ranchi');
  expect(names()).toEqual(['Ranchi Sample', 'Dhanbad']);
});

test('an empty list says so and offers the first action; one that is searched says that nothing matches', async () => {
  const { user } = show(fakeApi({ places: [] }));
  expect(await screen.findByText('No places yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add place' })).toBeVisible();
  await user.type(await screen.findByRole('searchbox', { name: 'Search places' }), 'zzz');
  expect(await screen.findByText('No places match')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByText('No places yet')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('while it loads it says so, and a failure can be tried again', async () => {
  const api = many(1);
  api.fail('GET', 'places', { status: 500, body: { message: 'The database did not answer.' } });
  const { user } = show(api);
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load placesThe database did not answer.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Place 001')).toBeVisible();
});

test('a press on a header sorts on the server, another one turns it round', async () => {
  const api = many(12);
  const { user } = show(api);
  await screen.findByText('Place 001');
  await user.click(screen.getByRole('button', { name: 'Amount' }));
  expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(screen.getByRole('button', { name: 'Amount' }));
  expect(await screen.findByText('Place 012')).toBeVisible();
  expect(lastQuery(api)).toBe('sort=-amountPaise&page=1&size=10');
});

test('search, filter, sort and page stand in the address and are read from it', async () => {
  const api = many(60);
  const { user, location } = show(api, '/?status=Inactive&page=2&sort=-name');
  expect(await screen.findByText('Place 040')).toBeVisible();
  expect(screen.getByText('Showing 11 - 20 of 30')).toBeVisible();
  await user.type(await screen.findByRole('searchbox'), 'Place 00');
  expect(await screen.findByText('Showing 1 - 4 of 4')).toBeVisible();
  expect(location().search).toBe('?status=Inactive&sort=-name&q=Place+00');
});

test('the pager of sizes shows at most five pages around the current one, and a new size begins at page 1', async () => {
  const { user } = show(many(137), '/?page=6');
  await screen.findByText('Showing 51 - 60 of 137');
  expect(screen.getAllByRole('button', { name: /^Page / }).map((button) => button.textContent)).toEqual([
    '4',
    '5',
    '6',
    '7',
    '8',
  ]);
  await user.click(screen.getByRole('button', { name: 'Last' }));
  expect(await screen.findByText('Showing 131 - 137 of 137')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Rows per page' }));
  await user.click(await screen.findByText('50 per page'));
  expect(await screen.findByText('Showing 1 - 50 of 137')).toBeVisible();
});

test('what the pager says is shown changes with the rows, not before', async () => {
  const api = many(12);
  const { user } = show(api);
  await screen.findByText('Showing 1 - 10 of 12');
  const arrive = api.hold('GET', 'places');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Showing 1 - 10 of 12')).toBeVisible();
  expect(names()).toContain('Place 001');
  arrive();
  expect(await screen.findByText('Showing 11 - 12 of 12')).toBeVisible();
  expect(names()).toEqual(['Place 011', 'Place 012']);
});

test('after the only row of the last page is deleted, the page before it is shown', async () => {
  const { user } = show(many(11), '/?page=2');
  await screen.findByText('Place 011');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this place?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Showing 1 - 10 of 10')).toBeVisible();
  expect(names()).toHaveLength(10);
});

/** Deletes the row of the focused button by keyboard. */
async function deleteFocused(user: UserEvent) {
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Delete this place?' });
  within(dialog).getByRole('button', { name: 'Delete' }).focus();
  await user.keyboard('{Enter}');
}

test('after a deletion the focus is in the row that took the place, and with no row left on the list', async () => {
  const { user } = show(many(2));
  await screen.findByText('Place 001');
  const [first] = screen.getAllByRole('button', { name: 'Delete' });
  first?.focus();
  await deleteFocused(user);
  const last = within((await screen.findByText('Place 002')).closest('tr') as HTMLElement).getByRole('button', {
    name: 'Delete',
  });
  await waitFor(() => expect(last).toHaveFocus());
  await deleteFocused(user);
  expect(await screen.findByText('No places yet')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: 'places' })).toHaveFocus());
});

test('a row’s further actions come with the first press on More, and the focus stays there', async () => {
  const closed = jest.fn();
  const { user } = renderScreen(
    <ResourceTable
      resource={places}
      actions={() => ['Edit', 'Copy', 'Close', 'Archive'].map((label) => ({ label, onClick: () => closed(label) }))}
    />,
    { api: many(1) },
  );
  await user.click(await screen.findByRole('button', { name: 'More for Place 001', expanded: false }));
  expect(screen.getByRole('button', { name: 'More for Place 001' })).toHaveFocus();
  const close = await screen.findByRole('menuitem', { name: 'Close' });
  // The menu takes the focus a few frames after opening.
  await waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true));
  await user.click(close);
  expect(closed).toHaveBeenCalledWith('Close');
  expect(screen.getByRole('button', { name: 'More for Place 001', expanded: false })).toHaveFocus();
});

test('a row’s action does what the screen last asked of it, though the row was not rendered again', async () => {
  const said: number[] = [];
  function Counting() {
    const [count, setCount] = useState(0);
    return (
      <>
        <button onClick={() => setCount(count + 1)}>Count</button>
        <ResourceTable resource={places} actions={() => [{ label: 'Say', onClick: () => void said.push(count) }]} />
      </>
    );
  }
  const { user } = renderScreen(<Counting />, { api: many(1) });
  await screen.findByText('Place 001');
  await user.click(screen.getByRole('button', { name: 'Count' }));
  await user.click(screen.getByRole('button', { name: 'Say' }));
  expect(said).toEqual([1]);
});

test('an action asks first, then acts, says what it did, and the list follows', async () => {
  const close: RowAction<Place> = {
    label: 'Close',
    confirm: ({ name }) => ({ title: `Close ${name}?` }),
    onClick: ({ id, version }) => api.put(`places/${id}`, { status: 'Inactive', version }),
    done: ({ name }) => `${name} closed`,
    refreshes: ['places'],
  };
  const { user } = renderScreen(<ResourceTable resource={places} actions={() => [close]} />, { api: many(1) });
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  const question = await screen.findByRole('dialog', { name: 'Close Place 001?' });
  expect(screen.queryByText('Inactive')).not.toBeInTheDocument();
  await user.click(within(question).getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('Place 001 closed')).toBeVisible();
  expect(await screen.findByText('Inactive')).toBeVisible();
});

test('a deletion that fails says so above the rows and leaves the row', async () => {
  const api = many(1);
  api.fail('DELETE', `places/${api.rows<Place>('places')[0]?.id}`, { status: 500, body: {} });
  const { user } = show(api);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Delete failed');
  expect(await screen.findByText('Place 001')).toBeVisible();
});

test('all rows can be selected as soon as there are rows, not before', async () => {
  const api = many(2);
  const arrive = api.hold('GET', 'places');
  renderScreen(<ResourceTable resource={places} bulkActions={[{ label: 'Close', onClick: () => undefined }]} />, {
    api,
  });
  const all = await screen.findByRole('checkbox', { name: 'Select all rows on this page' });
  expect(all).toBeDisabled();
  arrive();
  await waitFor(() => expect(all).toBeEnabled());
});

test('what is exported is what is selected, without paging', async () => {
  URL.createObjectURL = () => 'blob:places';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = () => undefined;
  const api = many(30);
  const { user } = show(api, '/?status=Active&page=2');
  await screen.findByText('Showing 11 - 15 of 15');
  for (const [format, file] of [
    ['CSV', 'places/export.csv'],
    ['Excel', 'places/export.xlsx'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: format }));
    await waitFor(() => expect(api.calls.at(-1)).toMatchObject({ path: file, token: 'test-token' }));
  }
  expect(lastQuery(api)).toBe('status=Active');
});

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('a person chooses the columns, by keyboard too: kept with the account, the first always stays, and all come back', async () => {
  const api = many(2);
  const { user } = show(api);
  await screen.findByText('Place 001');
  screen.getByRole('button', { name: 'Columns' }).focus();
  await user.keyboard('{Enter}');
  const menu = await screen.findByRole('group', { name: 'Columns shown' });
  expect(within(menu).getByRole('checkbox', { name: 'Name' })).toBeDisabled();
  expect(within(menu).getByRole('checkbox', { name: 'City' })).toHaveFocus();
  await user.keyboard(' ');
  await waitFor(() => expect(headers()).toEqual(['Name', 'Amount', 'Date', 'Status', 'Actions']));
  await user.click(within(menu).getByRole('checkbox', { name: 'Date' }));
  await waitFor(() => expect(headers()).toEqual(['Name', 'Amount', 'Status', 'Actions']));
  await waitFor(() =>
    expect(api.calls.filter(({ method }) => method === 'PUT').at(-1)).toMatchObject({
      path: 'preferences/columns.places.places',
      body: { value: ['city', 'date'] },
    }),
  );
  await user.click(within(menu).getByRole('button', { name: 'Show all columns' }));
  await waitFor(() => expect(headers()).toHaveLength(6));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'Columns shown' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
});

test('the columns are those that were chosen before', async () => {
  const api = many(1);
  api.on('GET', 'preferences', () => ({ status: 200, body: { 'columns.places.places': ['city', 'name', 'gone'] } }));
  show(api);
  await screen.findByText('Place 001');
  await waitFor(() => expect(headers()).toEqual(['Name', 'Amount', 'Date', 'Status', 'Actions']));
});

test('what a person may not do with rows and lists is not offered', async () => {
  const list = (
    <ResourceTable
      resource={places}
      actions={() => [
        { kind: 'edit', label: 'Edit', onClick: () => undefined },
        { kind: 'remove', label: 'Delete', onClick: () => undefined },
        { label: 'Approve', right: 'places:approve', onClick: () => undefined },
        { label: 'Look', onClick: () => undefined },
      ]}
      bulkActions={[{ label: 'Approve all', right: 'places:approve', onClick: () => undefined }]}
    />
  );
  const api = fakeApi({ places: [{ name: 'Ranchi' }] });
  const offered = async (...rights: string[]) => {
    const { unmount, user } = renderScreen(list, { api, account: { ...staff, rights } as typeof staff });
    const row = within((await screen.findByText('Ranchi')).closest('tr') as HTMLElement);
    const more = row.queryByRole('button', { name: /^More/ });
    if (more) await user.click(more);
    const labels = ['Edit', 'Delete', 'Approve', 'Look'].filter(
      (label) => row.queryByRole('button', { name: label }) ?? screen.queryByRole('menuitem', { name: label }),
    );
    const isChosen = row.queryByRole('checkbox') !== null;
    const canExport = screen.queryByRole('button', { name: 'Export' }) !== null;
    unmount();
    return [labels.join(' '), isChosen, canExport];
  };
  expect(await offered('places:read')).toEqual(['Look', false, false]);
  expect(await offered('places:write')).toEqual(['Edit Look', false, false]);
  expect(await offered('places:delete', 'places:export')).toEqual(['Delete Look', false, true]);
  expect(await offered('places:approve')).toEqual(['Approve Look', true, false]);
  expect(await offered('*')).toEqual(['Edit Delete Approve Look', true, true]);
});

test('an empty list tells everybody what it is for, and how to begin who may add to it', async () => {
  const texts = { emptyHint: 'A place is where people work.', firstStep: 'Add one with its city.' };
  const said = async (right: string, own?: typeof texts) => {
    const list = <ResourceTable resource={{ ...places, texts: own }} emptyAction={<button>Add place</button>} />;
    const account = { ...staff, rights: [right] } as typeof staff;
    const { unmount } = renderScreen(list, { api: fakeApi({ places: [] }), account });
    const title = await screen.findByText('No places yet');
    const below = title.parentElement?.textContent?.slice('No places yet'.length);
    unmount();
    return below;
  };
  expect(await said('places:write', texts)).toBe('A place is where people work. Add one with its city.Add place');
  expect(await said('places:read', texts)).toBe('A place is where people work.');
  expect(await said('places:write')).toBe('Add the first place to begin.Add place');
  expect(await said('places:read')).toBe('');
});

test('a list with nothing to narrow, print or export has no strip of tools above its empty state', async () => {
  const bare = { ...places, search: false as const, filters: [], exportable: false };
  renderScreen(<ResourceTable resource={bare} />, { api: fakeApi({ places: [] }) });
  await screen.findByText('No places yet');
  expect(screen.queryByRole('search')).toBeNull();
});

test('a row leads to its page only for whom that page is', async () => {
  const list = <ResourceTable resource={places} rowLink={({ id }) => `/places/${id}?from=list`} emptyAction={null} />;
  const api = fakeApi({ places: [{ id: 'p1', name: 'Ranchi' }] });
  const first = renderScreen(list, { api });
  expect(await screen.findByRole('link', { name: 'Ranchi' })).toHaveAttribute('href', '/places/p1?from=list');
  first.unmount();
  renderScreen(list, { api, closed: ['/places/p1'] });
  expect(await screen.findByText('Ranchi')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ranchi' })).toBeNull();
});
