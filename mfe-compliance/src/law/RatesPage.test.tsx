import { screen, waitFor, within } from '@testing-library/react';
import { lawRowName } from 'shared/domain/law/lawRow';
import { releasedLaw } from 'shared/domain/law/releasedLaw';
import { fakeApi, renderScreen } from 'shared/testing';
import { fill } from '../fill.fixture';
import RatesPage from './RatesPage';
import { checkOf, standingOf } from './standing';
import { allWords } from './valueWords';

const path = '/dashboard/compliances/wage-management/rates';

const rows = releasedLaw
  .filter(
    ({ kind, state, from }) =>
      kind === 'pf' || (kind === 'professional-tax' && state === '29' && from === '2025-04-01'),
  )
  .map((row, index) => ({
    id: `r${index}`,
    version: 1,
    ...row,
    name: lawRowName(row),
    checkedOn: null,
    checkedBy: '',
    to: row.from === '2014-09-01' ? '2026-09-16' : null,
  }));

const preview = {
  paidMonths: ['2026-09'],
  asIf: null,
  paid: [
    {
      month: '2026-09',
      people: 3,
      changes: [{ what: 'pfEmployeePaise', beforePaise: 236_000, afterPaise: 240_000 }],
      of: [
        {
          id: 'l0',
          name: 'Bina Devi',
          changes: [{ what: 'pfEmployeePaise', beforePaise: 236_000, afterPaise: 240_000 }],
        },
      ],
    },
  ],
  concerned: [
    {
      title: 'Bonus of 2025-26',
      count: 2,
      of: [{ id: 'e1', name: 'Chand Rao', changes: [{ what: 'Bonus', before: 699_700, after: 700_000 }] }],
    },
    {
      title: 'Due dates',
      count: 1,
      of: [
        { id: 'd1', name: 'GSTR-1, Oct 2026', changes: [{ what: 'Due', before: '11 Nov 2026', after: '13 Nov 2026' }] },
      ],
    },
  ],
  registers: [
    {
      id: 'w1',
      month: '2026-10',
      changes: [],
      people: [
        {
          id: 'l1',
          name: 'Anil Mahto',
          changes: [{ what: 'pfEmployeePaise', beforePaise: 300_000, afterPaise: 360_000 }],
        },
      ],
    },
  ],
};

function server() {
  const api = fakeApi({ 'law-rows': rows });
  api.on('POST', 'law-rows/preview', () => ({ status: 200, body: preview }));
  return api;
}

test('the rates are listed with values, start and whether they are in force, and which nobody has checked', async () => {
  renderScreen(<RatesPage />, { route: path, path, api: server() });
  expect(await screen.findByText('12% and 12% up to ₹25,000.00, of it 8.33% to the pension')).toBeVisible();
  expect(screen.getByText('Professional tax, Karnataka')).toBeVisible();
  expect(screen.getByText('Above ₹24,999.99 a month; at most ₹200.00 a month')).toBeVisible();
  expect(screen.getAllByText('Past').length).toBe(1);
  expect(screen.getAllByText('Not yet').length).toBe(rows.length);
});

test('a new rate from another day shows whom it affects before it is saved', async () => {
  const api = server();
  const { user } = renderScreen(<RatesPage />, { route: path, path, api });
  await user.click((await screen.findAllByLabelText(/^Add from another day Provident fund/))[1] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  fill(await dialog.findByLabelText(/^Ceiling a month/), '30,000');
  fill(dialog.getByLabelText(/^From/), '01 Oct 2026');
  fill(dialog.getByLabelText(/^Source/), 'S.O. 1(E) of 2026');
  await user.click(dialog.getByText('Show what changes'));
  const october = within(await dialog.findByLabelText('Wages Oct 2026'));
  expect(october.getByText('Anil Mahto')).toBeInTheDocument();
  expect(october.getByText('₹3,000.00')).toBeInTheDocument();
  expect(october.getByText('₹3,600.00')).toBeInTheDocument();
  expect(dialog.getByText('Paid, and stay as they are: Sep 2026.')).toBeInTheDocument();
  const september = within(dialog.getByLabelText('Paid wages Sep 2026'));
  expect(september.getByText('Sep 2026: would have been, 3 people')).toBeInTheDocument();
  expect(september.getAllByText('₹2,400.00')).toHaveLength(2);
  expect(september.getByText('Bina Devi')).toBeInTheDocument();
  const bonus = within(dialog.getByLabelText('Bonus of 2025-26'));
  expect(bonus.getByText('Bonus of 2025-26: 2 changes')).toBeInTheDocument();
  expect([bonus.getByText('₹6,997.00'), bonus.getByText('₹7,000.00')]).toHaveLength(2);
  expect(bonus.getByText('The first 1 are shown.')).toBeInTheDocument();
  expect(within(dialog.getByLabelText('Due dates')).getByText('13 Nov 2026')).toBeInTheDocument();
  expect(api.rows('law-rows')).toHaveLength(rows.length);
  await user.click(dialog.getByText('Save rate'));
  await waitFor(() =>
    expect(api.calls.find(({ method, path: to }) => method === 'POST' && to === 'law-rows')?.body).toMatchObject({
      kind: 'pf',
      state: '',
      from: '2026-10-01',
      source: 'S.O. 1(E) of 2026',
      value: { ceilingPaise: 3_000_000, employeePercent: 12, pensionUntilAge: 58 },
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('slabs are typed one by one, and the form refuses ones that do not rise', async () => {
  const api = server();
  const { user } = renderScreen(<RatesPage />, { route: path, path, api });
  await user.click(await screen.findByLabelText(/^Correct Professional tax, Karnataka/));
  const dialog = within(await screen.findByRole('dialog'));
  fill(await dialog.findByLabelText('Wages up to, slab 1'), '20,000');
  await user.click(dialog.getByText('Add slab'));
  fill(dialog.getByLabelText('Tax, slab 3'), '250');
  await user.click(dialog.getByText('Show what changes'));
  expect(await dialog.findByText('Say where slab 2 ends; only the last has no end.')).toBeInTheDocument();
  fill(dialog.getByLabelText('Wages up to, slab 2'), '50,000');
  await user.click(dialog.getByText('Show what changes'));
  await dialog.findByLabelText('Wages Oct 2026');
  expect(api.calls.find(({ path: to }) => to === 'law-rows/preview')?.body).toMatchObject({
    row: {
      kind: 'professional-tax',
      state: '29',
      value: {
        per: 'month',
        slabs: [
          { upToPaise: 2_000_000, taxPaise: 0 },
          { upToPaise: 5_000_000, taxPaise: 20_000, inMonth: { '02': 30_000 } },
          { upToPaise: null, taxPaise: 25_000 },
        ],
      },
    },
  });
});

test('a rate’s history shows its slabs one by one', () => {
  const karnataka = rows.find(({ state }) => state === '29');
  expect(allWords(karnataka?.value)).toBe(
    'By the wages of a month; to ₹24,999.99 ₹0.00; above ₹200.00, in month 02 ₹300.00',
  );
  expect(allWords({ percent: 0.5, leastPaise: 50_000 })).toBe('Percent 0.5, Least ₹500.00');
});

test('a rate in force that nobody has checked for a year is marked', () => {
  const row = { from: '2026-01-01', to: null };
  expect(checkOf({ ...row, checkedOn: '2025-11-24' }, '2026-11-25')).toEqual({
    ...{ words: '24 Nov 2025: over a year ago', isDue: true },
  });
  expect(checkOf({ ...row, checkedOn: '2025-11-25' }, '2026-11-25')).toEqual({ words: '25 Nov 2025', isDue: false });
  expect(checkOf({ ...row, to: '2026-06-30', checkedOn: null }, '2026-11-25').isDue).toBe(false);
  expect([standingOf(row, '2025-12-31'), standingOf(row, '2026-01-01')]).toEqual(['Later', 'Now']);
});
