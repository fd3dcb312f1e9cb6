import { screen, within } from '@testing-library/react';
import { addDays, today } from 'shared/domain/dates/dates';
import type { Placement } from 'shared/domain/people/placement';
import { fakeApi, renderScreen, staff } from 'shared/testing';
import PlacementsPage from './PlacementsPage';
import { placementOf } from './placement.fixture';

const open = (placements: Placement[], account?: typeof staff) =>
  renderScreen(<PlacementsPage />, { route: '/dashboard/placements', api: fakeApi({ placements }), account });
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('without placements it says so and offers the first one', async () => {
  open([]);
  expect(await screen.findByText('No placements yet')).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Add placement' }))
    expect(link).toHaveAttribute('href', '/dashboard/placements/new');
});

test.each([
  ['Deployed', {}],
  ['Planned', { state: 'Planned' as const, startsOn: addDays(today(), 1) }],
  ['Ended', { state: 'Ended' as const, endsOn: addDays(today(), -1), endReason: 'Resigned' as const }],
])('the list has person, client and days, and that this one is %s', async (state, said) => {
  open([placementOf(said)]);
  const first = await row(/आशा देवी/);
  for (const text of ['Everkart Retail', 'Pune, P-1', 'Picker', state])
    expect(first.getByText(text)).toBeInTheDocument();
});

test('whoever may only read it is offered no change', async () => {
  open([placementOf()], { ...staff, rights: ['placements:read'] } as typeof staff);
  expect(await screen.findByText('Pune, P-1')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Move|Edit|Delete/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add placement' })).toBeNull();
});

test('a file of placements is brought in with its columns as payroll software calls them', async () => {
  const api = fakeApi({ placements: [] });
  const sent: object[] = [];
  api.on('POST', 'placements/import/check', ({ body }) => {
    const { rows } = body as { rows: object[] };
    sent.push(...rows);
    return { status: 200, body: rows.map(() => ({ state: 'new', fields: [], errors: [], key: '' })) };
  });
  const { user } = renderScreen(<PlacementsPage />, { route: '/dashboard/placements', api });
  await user.click(await screen.findByRole('button', { name: 'Import a file' }));
  const text = 'Emp code,Site,Start date,Gross,Bill rate\nE-1,RN-1,01/04/2026,"20,000","25,000.50"\n';
  await user.upload(
    await screen.findByLabelText('CSV or Excel file'),
    Object.assign(new File([text], 'people.csv', { type: 'text/csv' }), {
      arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
    }),
  );
  expect(await screen.findByRole('button', { name: 'Import 1 placement' })).toBeEnabled();
  expect(sent).toEqual([
    {
      ...{ employeeId: 'E-1', centerId: 'RN-1', startsOn: '2026-04-01' },
      ...{ grossPaise: 2_000_000, billPaise: 2_500_050 },
    },
  ]);
});
