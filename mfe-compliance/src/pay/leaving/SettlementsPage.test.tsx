import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import SettlementsPage from './SettlementsPage';

const path = '/dashboard/compliances/wage-management/settlements';
const settlement = {
  ...{ id: 's1', version: 1, employeeId: 'e1', employeeName: 'Anil Mahto', isFixedTerm: true, bonusPercent: 0 },
  ...{ recoveryPaise: 0, recoveryNote: '', paidOn: null, leftOn: '2026-10-30', dueOn: '2026-11-03', state: 'Late' },
  parts: [
    { what: 'Last wages', paise: 0, why: 'Wages up to Oct 2026 are paid.' },
    { what: 'Gratuity', paise: 1_500_000, why: '1 years on wages of ₹26,000.00 a month.' },
  ],
  totalPaise: 1_500_000,
};
const missing = [{ employeeId: 'e2', name: 'Bela Soren', leftOn: '2026-11-20', dueOn: '2026-11-24', isLate: true }];

function open() {
  const api = fakeApi({ settlements: [settlement] });
  api.on('GET', 'settlements/missing', () => ({ status: 200, body: missing }));
  return renderScreen(<SettlementsPage />, { route: path, path, api });
}

test('settlements are listed with their day, and leavers without one are named', async () => {
  open();
  expect(await screen.findByText('Late')).toBeVisible();
  const left = within((await screen.findByText('Left without a final settlement')).closest('section') as HTMLElement);
  expect(left.getByText('Bela Soren')).toBeVisible();
  expect(left.getByText('Late since 24 Nov 2026')).toBeVisible();
});

test('one opens to its parts and reasons, and is paid on a day', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('button', { name: /^Open/ }));
  const parts = await screen.findByLabelText('As it is stored');
  expect(parts).toHaveTextContent('1 years on wages of ₹26,000.00 a month.');
  expect(within(parts).getByText('To pay').closest('div')).toHaveTextContent('₹15,000.00');
  await user.type(screen.getByLabelText(/^Paid on/), '02 Nov 2026{Enter}');
  await user.click(screen.getByText('Save changes', { selector: 'button *' }));
  await waitFor(() =>
    expect(api.calls.find(({ method }) => method === 'PUT')).toMatchObject({
      path: 'settlements/s1',
      body: { employeeId: 'e1', paidOn: '2026-11-02' },
    }),
  );
});
