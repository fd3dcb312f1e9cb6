import { screen, waitFor, within } from '@testing-library/react';
import type { SlotProps } from 'shared/contract';
import { fakeApi, renderScreen, selectAllRows, type TestContribution } from 'shared/testing';
import { places } from './places.fixture';
import { ResourceTable } from './ResourceTable';

const acts: readonly TestContribution[] = (['list.row-action', 'list.bulk-action'] as const).map((slot) => ({
  ...{
    slot,
    id: `test.${slot.replace('list.', '')}`,
    list: 'places',
    label: slot === 'list.row-action' ? 'Visit' : 'Map',
  },
  component: ({ rows, onClose }: SlotProps['list.row-action']) => (
    <div role="dialog">
      {rows.map(({ id }) => id).join(' ')}
      <button type="button" onClick={onClose}>
        Done
      </button>
    </div>
  ),
}));
const rows = [
  { id: 'p1', name: 'Ranchi' },
  { id: 'p2', name: 'Gumla' },
];

async function open(list = 'places') {
  const api = fakeApi({ places: rows });
  const contributions = acts.map((act) => ({ ...act, list }) as TestContribution);
  const { user } = renderScreen(<ResourceTable resource={places} />, { api, contributions });
  await screen.findByRole('row', { name: /Ranchi/ });
  return { user, api };
}

test('an act that a module adds to a row is given that row, and the list is asked for anew when it ends', async () => {
  const { user, api } = await open();
  await user.click(within(screen.getByRole('row', { name: /Gumla/ })).getByRole('button', { name: 'Visit' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('p2');
  const asked = api.calls.length;
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(api.calls.length).toBeGreaterThan(asked));
});

test('an act on several is given those that are chosen', async () => {
  const { user } = await open();
  await selectAllRows(user);
  await user.click(screen.getByRole('button', { name: 'Map' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('p1 p2');
});

test('acts of another list stand in none but that', async () => {
  await open('centers');
  expect(screen.queryByRole('button', { name: 'Visit' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Select all rows on this page' })).toBeNull();
});
