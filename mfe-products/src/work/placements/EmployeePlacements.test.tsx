import { screen, waitFor } from '@testing-library/react';
import type { SlotProps } from 'shared/contract';
import { fakeApi, renderScreen } from 'shared/testing';
import CenterPlacements from './CenterPlacements';
import EmployeePlacements from './EmployeePlacements';
import { placementOf } from './placement.fixture';

const open = (shown: 'employee' | 'center', placements = [placementOf()]) => {
  const employee = { id: 'e1', record: { id: 'e1' } } as SlotProps['record.employee'];
  const center = { id: 'n1', record: { id: 'n1' } } as SlotProps['record.center'];
  return renderScreen(shown === 'employee' ? <EmployeePlacements {...employee} /> : <CenterPlacements {...center} />, {
    api: fakeApi({ placements }),
  });
};

test('an employee’s page shows where they work, and the form to place them', async () => {
  open('employee');
  expect(await screen.findByRole('link', { name: 'Pune, P-1' })).toHaveAttribute('href', '/dashboard/placements/p1');
  expect(screen.getByRole('link', { name: 'Place' })).toHaveAttribute('href', '/dashboard/placements/new?employee=e1');
});

test('a center’s page shows who works there', async () => {
  open('center');
  expect(await screen.findByRole('link', { name: 'आशा देवी' })).toHaveAttribute('href', '/dashboard/placements/p1');
});

test.each([
  ['employee', 'Not placed at a client yet.'],
  ['center', 'Nobody is placed here yet.'],
] as const)('without placements the page of the %s says so', async (shown, text) => {
  open(shown, []);
  expect(await screen.findByText(text)).toBeVisible();
});

test('of more than five the newest are shown, and all on demand', async () => {
  const { user } = open(
    'center',
    Array.from({ length: 12 }, (_, n) =>
      placementOf({ id: `p${n}`, employeeId: `e${n}`, employeeName: `Person ${n}` }),
    ),
  );
  const people = () => screen.getAllByRole('link', { name: /^Person/ });
  await screen.findByRole('button', { name: 'Show all 12' });
  expect(people()).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Show all 12' }));
  await waitFor(() => expect(people()).toHaveLength(12));
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});
