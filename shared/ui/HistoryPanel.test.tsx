import { screen, within } from '@testing-library/react';
import { type FakeApi, fakeApi, renderScreen } from 'shared/testing';
import type { Field } from './form/field';
import { useHistoryDrawer } from './HistoryPanel';
import { places } from './table/places.fixture';
import { ResourceTable } from './table/ResourceTable';

const changes = [
  {
    at: '2026-04-07T09:00:00.000Z',
    by: 'Asha Rao',
    action: 'update',
    changes: { amountPaise: [100_000, 12_000_000], date: ['2025-08-15', null], secret: ['a', 'b'] },
  },
  { at: '2026-04-06T09:00:00.000Z', by: 'Ravi Das', action: 'create', changes: { name: [null, 'Ranchi'] } },
];

/** A field of the record that is in no form. */
const secret: Field<object> = { name: 'secret' as never, label: 'Told by nobody' };

function Places() {
  const history = useHistoryDrawer({ ...places, history: [secret] });
  return (
    <>
      <ResourceTable resource={places} actions={() => [history.action]} />
      {history.drawer}
    </>
  );
}

function open(api: FakeApi, route = '/') {
  return renderScreen(<Places />, { api, route });
}

const drawer = () => screen.findByRole('dialog', { name: 'History of the place' });
const withHistory = () => {
  const api = fakeApi({ places: [{ id: 'p1', name: 'Ranchi' }] });
  api.on('GET', 'places/p1/history', () => ({ status: 200, body: changes }));
  return api;
};

test('a row’s history says who changed what, the newest first, in the words and formats of the form', async () => {
  const { user } = open(withHistory());
  await user.click(await screen.findByRole('button', { name: 'History' }));
  const acts = await within(await drawer()).findAllByRole('listitem');
  expect(acts[0]).toHaveTextContent(
    /^Asha Rao changed this .*Amount₹1,000\.00 → ₹1,20,000\.00Date15 Aug 2025 → emptyTold by nobodya → b$/,
  );
  expect(acts[1]).toHaveTextContent(/^Ravi Das added this .*NameRanchi$/);
});

test('a record that it names leads to its page', async () => {
  const api = fakeApi({ places: [{ id: 'p1', name: 'Ranchi' }] });
  const [first] = changes;
  const entry = { ...first, changes: { companyId: ['Acme', 'Zeta'] }, pages: { companyId: [null, '/companies/z'] } };
  api.on('GET', 'places/p1/history', () => ({ status: 200, body: [entry] }));
  open(api, '/?history=places/p1');
  expect(await within(await drawer()).findByRole('link', { name: 'Zeta' })).toHaveAttribute('href', '/companies/z');
  expect(within(await drawer()).queryByRole('link', { name: 'Acme' })).toBeNull();
});

test('whose history is open stands in the address: a link opens it, and closing it takes it away', async () => {
  const { user, location } = open(withHistory(), '/?history=places/p1&q=ran');
  expect(await within(await drawer()).findAllByRole('listitem')).toHaveLength(2);
  await user.click(within(await drawer()).getByRole('button', { name: 'Close' }));
  expect(location().search).toBe('?q=ran');
});

test('a record that nobody changed says so', async () => {
  open(fakeApi({ places: [{ id: 'p1', name: 'Ranchi' }] }), '/?history=places/p1');
  expect(await within(await drawer()).findByText('No changes yet')).toBeVisible();
});

test('a history that could not be loaded says why and can be asked for again', async () => {
  const api = withHistory();
  api.fail('GET', 'places/p1/history', { status: 500, body: { message: 'The database did not answer.' } });
  const { user } = open(api, '/?history=places/p1');
  const shown = within(await drawer());
  expect(await shown.findByRole('alert')).toHaveTextContent('Failed to load the historyThe database did not answer.');
  await user.click(shown.getByRole('button', { name: 'Retry' }));
  expect(await shown.findAllByRole('listitem')).toHaveLength(2);
});
