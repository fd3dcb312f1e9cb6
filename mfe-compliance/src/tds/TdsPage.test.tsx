import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import { fill } from '../fill.fixture';
import { obligation } from '../obligations/obligation.fixture';
import { thisYear } from '../years/financialYears';
import TdsPage from './TdsPage';

test('lists quarter, challan, due date and status, and a deposit is paid with its challan', async () => {
  const api = fakeApi({
    obligations: [
      obligation({
        area: 'tds',
        title: 'TDS deposit Oct 2026',
        type: 'Deposit',
        returnType: '',
        dueDate: '2026-11-07',
        lastDay: '2026-11-07',
        financialYear: thisYear(),
      }),
    ],
  });
  api.on('POST', 'compliance/years', () => ({ status: 200, body: { made: 0 } }));
  const { user } = renderScreen(<TdsPage />, { route: '/dashboard/compliances/tds', api });
  const row = within((await screen.findByText('TDS deposit Oct 2026')).closest('tr') as HTMLElement);
  for (const text of ['Q3', '07 Nov 2026', 'Pending']) expect(row.getByText(text)).toBeVisible();
  for (const head of ['Quarter', 'Challan', 'Due date', 'Status'])
    expect(screen.getByRole('columnheader', { name: new RegExp(`^${head}`) })).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Mark paid' }));
  const dialog = within(await screen.findByRole('dialog'));
  fill(await dialog.findByLabelText('Challan'), '04417');
  fill(dialog.getByLabelText(/^Paid on/), '2026-11-06');
  fill(dialog.getByLabelText('Amount'), '18,500.50');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.rows('obligations')).toMatchObject([
      { status: 'Paid', doneOn: '2026-11-06', challan: '04417', amountPaise: 1_850_050 },
    ]),
  );
});
