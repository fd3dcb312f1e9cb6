import { screen, waitFor, within } from '@testing-library/react';
import { useParams } from 'react-router-dom';
import type { MergePreview } from 'shared/domain/records/merge';
import { fakeApi, renderScreen, type ScreenOptions, staff } from 'shared/testing';
import { RecordPage } from '../record/RecordPage';
import { places } from '../table/places.fixture';

const resource = { ...places, keys: { city: 'warn' }, merges: true } as const;
const ranchi = { id: 'p1', version: 3, name: 'Ranchi', city: '', status: 'Active', date: '2025-08-15' };
const hatia = { id: 'p2', version: 5, name: 'Hatia', city: 'Jharkhand', status: 'Inactive', date: '2025-08-15' };
const past = { id: 'm1', at: '2026-04-05T09:00:00.000Z', by: 'Asha Rao', title: 'Hatia' };

function Page() {
  const { id = '' } = useParams();
  return (
    <RecordPage key={id} resource={resource} id={id} list={{ label: 'Places', to: '/places' }}>
      {({ city }) => <p>City: {city}</p>}
    </RecordPage>
  );
}

function show(options: ScreenOptions = {}, preview: Partial<MergePreview> = {}) {
  const api = fakeApi({ places: [ranchi, hatia] });
  let merges: object[] = [];
  api.on('POST', 'places/p1/merge/preview', () => ({
    status: 200,
    body: { moves: [{ title: 'center', count: 3 }], refused: null, names: {}, ...preview },
  }));
  api.on('GET', 'places/p1/merges', () => ({ status: 200, body: merges }));
  api.on('POST', 'places/p1/merge', () => {
    merges = [past];
    api.rows('places').pop();
    return { status: 200, body: { ...ranchi, version: 4, city: 'Jharkhand' } };
  });
  api.on('POST', 'places/p1/merges/m1/undo', () => {
    merges = [];
    return { status: 200, body: { ...ranchi, version: 5 } };
  });
  const sent = (path: string) => api.calls.filter((call) => call.method === 'POST' && call.path === path);
  return { ...renderScreen(<Page />, { path: '/places/:id', route: '/places/p1', api, ...options }), sent, api };
}

async function choose(user: ReturnType<typeof show>['user']) {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Merge with…' }));
  const drawer = await screen.findByRole('dialog', { name: 'Merge with Ranchi' });
  await user.type(await within(drawer).findByLabelText('Merge with'), 'Hat');
  await user.click(await screen.findByTitle('Hatia · Jharkhand'));
  return drawer;
}

test('another record becomes part of this one: chosen by name, compared, confirmed, and undone from the message', async () => {
  const { user, sent } = show();
  const drawer = await choose(user);
  const name = await within(drawer).findByRole('radiogroup', { name: 'Name' });
  expect(within(name).getByRole('radio', { name: 'Ranchi' })).toBeChecked();
  const city = within(drawer).getByRole('radiogroup', { name: 'City' });
  expect(within(city).getByRole('radio', { name: 'Jharkhand' })).toBeChecked();
  expect(within(drawer).queryByRole('radiogroup', { name: 'Date' })).toBeNull();
  expect(within(drawer).getByText('Center').closest('div')).toHaveTextContent('Center3');
  await user.click(
    within(within(drawer).getByRole('radiogroup', { name: 'Status' })).getByRole('radio', { name: 'Inactive' }),
  );
  await user.click(within(drawer).getByRole('button', { name: 'Merge' }));
  const question = await screen.findByRole('dialog', { name: 'Merge these places?' });
  expect(sent('places/p1/merge')).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText('Hatia merged into Ranchi')).toBeVisible();
  expect(sent('places/p1/merge').map(({ body }) => body)).toEqual([
    { other: 'p2', take: ['city', 'status'], version: 3, otherVersion: 5 },
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Merge undone')).toBeVisible();
  expect(sent('places/p1/merges/m1/undo')).toHaveLength(1);
});

test('the record itself is not among those it can be merged with', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Merge with…' }));
  await user.click(await screen.findByLabelText('Merge with'));
  expect(await screen.findByTitle('Hatia · Jharkhand')).toBeVisible();
  expect(screen.queryByTitle('Ranchi')).toBeNull();
});

test('two that can’t become one say why, and the button is off', async () => {
  const { user } = show({}, { refused: 'Both have a wage line in June.' });
  const drawer = await choose(user);
  expect(await within(drawer).findByRole('alert')).toHaveTextContent('Both have a wage line in June.');
  expect(within(drawer).getByRole('button', { name: 'Merge' })).toBeDisabled();
});

test('a refused merge says so in the drawer, with what was chosen', async () => {
  const { user, api } = show();
  const drawer = await choose(user);
  await user.click(await within(drawer).findByRole('button', { name: 'Merge' }));
  api.fail('POST', 'places/p1/merge', { status: 409, body: { message: 'Someone else changed this.', code: 'stale' } });
  const question = await screen.findByRole('dialog', { name: 'Merge these places?' });
  await user.click(within(question).getByRole('button', { name: 'Merge' }));
  expect(await within(drawer).findByRole('alert')).toHaveTextContent('Someone else changed this.');
  expect(within(drawer).getByRole('button', { name: 'Merge' })).toBeEnabled();
});

test('the history lists what was merged into the record, and takes it back', async () => {
  const { user, api, sent } = show({ route: '/places/p1?history=places%2Fp1' });
  api.on('GET', 'places/p1/merges', () => ({
    status: 200,
    body: sent('places/p1/merges/m1/undo').length ? [] : [past],
  }));
  const merged = await screen.findByRole('list', { name: 'Merged records' });
  expect(merged).toHaveTextContent('Asha Rao merged Hatia into this');
  await user.click(within(merged).getByRole('button', { name: 'Undo the merge of Hatia' }));
  expect(await screen.findByText('Merge undone')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Merged records' })).toBeNull());
});

test.each([
  ['write', ['places:read', 'places:write']],
  ['delete', ['places:read', 'places:delete']],
])('whoever has the right to %s alone is offered neither', async (_, rights) => {
  const { api, user } = show({
    route: '/places/p1?history=places%2Fp1',
    account: { ...staff, rights } as typeof staff,
  });
  api.on('GET', 'places/p1/merges', () => ({ status: 200, body: [past] }));
  expect(await screen.findByRole('list', { name: 'Merged records' })).toBeVisible();
  for (const more of screen.queryAllByRole('button', { name: 'More' })) await user.click(more);
  expect(screen.queryByText('Merge with…')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Undo the merge of Hatia' })).toBeNull();
});

test('the address of a record that was merged leads to the kept one’s, which says so', async () => {
  const api = fakeApi({ places: [ranchi] });
  api.on('GET', 'places/p2', () => ({ status: 200, body: ranchi }));
  const { location } = renderScreen(<Page />, { path: '/places/:id', route: '/places/p2?tab=notes', api });
  expect(await screen.findByText(/You opened a place that was merged into Ranchi/)).toBeVisible();
  expect([location().pathname, location().search]).toEqual(['/places/p1', '?tab=notes']);
});
