import { screen, waitFor, within } from '@testing-library/react';
import { Navigate, useLocation } from 'react-router-dom';
import { fakeApi, renderScreen } from 'shared/testing';
import RevisionsPage from './RevisionsPage';

const revised = {
  ...{
    placementId: 'p1',
    employeeName: 'आशा देवी',
    centerName: 'Everkart, Pune',
    designation: 'Picker',
    payPer: 'month',
  },
  ...{ grossBefore: 1_500_000, grossAfter: 1_575_000, billBefore: 2_000_000, billAfter: 2_000_000, problem: '' },
};
const stored = {
  ...{ id: 'r1', at: '2026-05-01T06:00:00.000Z', by: 'Bela', startsOn: '2026-05-01', about: 'Pay 5% more', people: 3 },
  ...{ undoneAt: null, undoneBy: '' },
};

/** The page as opened from the list with chosen placements. */
function WithChosen() {
  const { state } = useLocation();
  return state ? <RevisionsPage /> : <Navigate to="/" state={{ placementIds: ['p1'] }} />;
}

function open(people: object[], page = <RevisionsPage />) {
  const api = fakeApi({});
  api.on('GET', 'placement-revisions', () => ({ status: 200, body: [stored] }));
  api.on('POST', 'placement-revisions/check', () => ({ status: 200, body: { people } }));
  api.on('POST', 'placement-revisions', () => ({ status: 201, body: stored }));
  api.on('POST', 'placement-revisions/r1/undo', () => ({ status: 204 }));
  return renderScreen(page, { api });
}
const sent = (api: ReturnType<typeof fakeApi>, path: string) =>
  api.calls.filter((call) => call.method === 'POST' && call.path === path);

async function preview({ user }: ReturnType<typeof open>) {
  await user.click(screen.getByLabelText(/^Change of the pay/));
  await user.click(await screen.findByText('Percent', { selector: '.ant-select-item-option-content' }));
  await user.type(screen.getByLabelText(/^Percent more pay/), '5');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  return within(await screen.findByRole('table', { name: 'Preview' }));
}

test('each person is shown with the old and the new terms before saving', async () => {
  const opened = open([revised]);
  const table = await preview(opened);
  expect(table.getByText('₹15,000.00')).toBeVisible();
  expect(table.getByText('₹15,750.00')).toBeVisible();
  expect(sent(opened.api, 'placement-revisions')).toEqual([]);
  await opened.user.click(screen.getByRole('button', { name: 'Save for 1 person' }));
  await waitFor(() =>
    expect(sent(opened.api, 'placement-revisions')).toMatchObject([{ body: { payBy: 'Percent', payPercent: 5 } }]),
  );
});

test('nothing can be saved while one person’s terms can’t change this way', async () => {
  const table = await preview(
    open([revised, { ...revised, placementId: 'p2', problem: 'Wages of Apr 2026 are paid.' }]),
  );
  expect(table.getByText('Wages of Apr 2026 are paid.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save for 2 people' })).toBeDisabled();
});

test('a saved revision is undone as a whole, after a confirmation', async () => {
  const { api, user } = open([]);
  expect(await screen.findByText('Pay 5% more')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent(api, 'placement-revisions/r1/undo')).toHaveLength(1));
});

test('placements selected in the list are revised alone', async () => {
  const opened = open([revised], <WithChosen />);
  expect(await screen.findByText('Of 1 chosen placement.')).toBeVisible();
  expect(screen.queryByLabelText(/^Designation/)).toBeNull();
  await preview(opened);
  expect(sent(opened.api, 'placement-revisions/check')).toMatchObject([{ body: { placementIds: ['p1'] } }]);
});
