import { screen, within } from '@testing-library/react';
import { addDays, today } from 'shared/domain/dates/dates';
import type { Placement } from 'shared/domain/work/placements/placement';
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

test('read-only accounts are offered no change', async () => {
  open([placementOf()], { ...staff, rights: ['placements:read'] } as typeof staff);
  expect(await screen.findByText('Pune, P-1')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Move|Edit|Delete/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add placement' })).toBeNull();
});

test('a file of placements is imported with payroll software’s column names', async () => {
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

test('selected people are ended together: refused ones are listed first, and the act can be undone', async () => {
  const [asha, bela] = [placementOf(), placementOf({ id: 'p2', employeeName: 'Bela' })];
  const api = fakeApi({ placements: [asha, bela] });
  const sent: { ids: string[]; isCheck: boolean }[] = [];
  const answer = (id: string) => ({
    ...{ id, version: 2, before: { endsOn: null }, next: null },
    reason: id === 'p2' ? 'Wages of October 2026 are paid.' : '',
  });
  api.on('POST', 'placements/together', ({ body }) => {
    const call = body as { ids: string[]; isCheck: boolean };
    sent.push(call);
    return { status: 200, body: call.ids.map(answer) };
  });
  const undone: object[] = [];
  api.on('POST', 'placements/together/undo', ({ body }) => {
    undone.push(body as object);
    return { status: 200, body: [] };
  });
  const { user } = renderScreen(<PlacementsPage />, { route: '/dashboard/placements', api });
  await row(/आशा देवी/);
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  await user.click(screen.getByRole('button', { name: 'End' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End: 2 placements' }));
  await user.type(dialog.getByLabelText(/^Last day/), '30/11/2026');
  await user.click(dialog.getByRole('combobox', { name: /^Reason for the end/ }));
  await user.click(await screen.findByTitle('Contract over'));
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  const refused = within(await dialog.findByRole('list', { name: 'Refused' }));
  expect(refused.getByRole('listitem')).toHaveTextContent('Bela: Wages of October 2026 are paid.');
  await user.click(dialog.getByRole('button', { name: 'End: 1 person' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(sent.map(({ ids, isCheck }) => [ids, isCheck])).toEqual([
    [['p1', 'p2'], true],
    [['p1'], false],
  ]);
  expect(await screen.findByText('1 person taken back')).toBeVisible();
  expect(undone).toMatchObject([{ done: [{ id: 'p1', version: 2, before: { endsOn: null } }] }]);
});

test('someone refused after the check stays listed with the reason', async () => {
  const api = fakeApi({ placements: [placementOf()] });
  api.on('POST', 'placements/together', ({ body }) => {
    const { ids, isCheck } = body as { ids: string[]; isCheck: boolean };
    const reason = isCheck ? '' : 'Wages of October 2026 are paid.';
    return { status: 200, body: ids.map((id) => ({ id, version: 2, before: { endsOn: null }, next: null, reason })) };
  });
  const { user } = renderScreen(<PlacementsPage />, { route: '/dashboard/placements', api });
  await row(/आशा देवी/);
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  await user.click(screen.getByRole('button', { name: 'End' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End: 1 placement' }));
  await user.type(dialog.getByLabelText(/^Last day/), '30/11/2026');
  await user.click(dialog.getByRole('combobox', { name: /^Reason for the end/ }));
  await user.click(await screen.findByTitle('Contract over'));
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  await user.click(await dialog.findByRole('button', { name: 'End: 1 person' }));
  const refused = within(await dialog.findByRole('list', { name: 'Refused' }));
  expect(refused.getByRole('listitem')).toHaveTextContent('आशा देवी: Wages of October 2026 are paid.');
  expect(screen.queryByText(/^1 person/)).toBeNull();
});
