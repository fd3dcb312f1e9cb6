import { screen, waitFor, within } from '@testing-library/react';
import type { Placement } from 'shared/domain/work/placements/placement';
import { fakeApi, renderScreen } from 'shared/testing';
import PlacementPage from './PlacementPage';
import { placementOf } from './placement.fixture';

const open = (said: Partial<Placement> = {}) =>
  renderScreen(<PlacementPage />, {
    api: fakeApi({ placements: [placementOf(said)] }),
    route: '/dashboard/placements/p1',
    path: '/dashboard/placements/:id',
    records: { employee: '/employees/:id', center: '/centers/:id' },
  });

test('it has the person, the place and the terms, with links to each and to a move', async () => {
  const { user, location } = open({ basicPaise: 1_200_000 });
  expect(await screen.findByRole('link', { name: 'आशा देवी' })).toHaveAttribute('href', '/employees/e1');
  expect(screen.getByRole('link', { name: 'Pune, P-1' })).toHaveAttribute('href', '/centers/n1');
  for (const text of ['₹16,400.00 a month', '₹12,000.00 a month', 'Cost plus 9.5%'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'New terms' })).toHaveAttribute('href', '/dashboard/placements/p1/terms');
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move' }));
  await waitFor(() => expect(location().search).toBe('?move=p1'));
});

test('an ended one can’t be moved', async () => {
  const { user } = open({ endsOn: '2026-04-30', endReason: 'Resigned' });
  expect(await screen.findByText('Resigned')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'History' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Move' })).toBeNull();
});

test('it links to the replacement, and to the person replaced', async () => {
  renderScreen(<PlacementPage />, {
    api: fakeApi({
      placements: [
        placementOf({ endsOn: '2026-04-30', endReason: 'Replaced', replacesId: 'p0' }),
        placementOf({ id: 'p0', employeeName: 'Bela' }),
        placementOf({ id: 'p2', employeeName: 'Anil', replacesId: 'p1' }),
      ],
    }),
    route: '/dashboard/placements/p1',
    path: '/dashboard/placements/:id',
  });
  expect(await screen.findByRole('link', { name: 'Bela' })).toHaveAttribute('href', '/dashboard/placements/p0');
  expect(await screen.findByRole('link', { name: 'Anil' })).toHaveAttribute('href', '/dashboard/placements/p2');
  expect(screen.getByRole('link', { name: 'Replace' })).toHaveAttribute('href', '/dashboard/placements/p1/replace');
});

test('without terms it says what wages and bills will need, and links to their form', async () => {
  const { user } = open({ grossPaise: 0, billBasis: 'month' });
  expect(await screen.findByText('Wages will need the gross wage, and bills the billing rate.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Add to the placement' }));
  expect(await screen.findByRole('dialog', { name: /^Edit / })).toBeVisible();
});

test.each<[string, Partial<Placement>]>([
  ['with pay and billing', { basicPaise: 1_200_000 }],
  ['that is over', { grossPaise: 0, endsOn: '2026-04-30', endReason: 'Resigned' }],
])('one %s needs nothing more', async (_, said) => {
  open(said);
  expect(await screen.findByRole('link', { name: 'आशा देवी' })).toBeVisible();
  expect(screen.queryByText(/will need/)).toBeNull();
});

test('past, current and future terms are shown over time, each linking to its placement', async () => {
  renderScreen(<PlacementPage />, {
    api: fakeApi({
      placements: [
        placementOf({ endsOn: '2026-04-30', endReason: 'New terms' }),
        placementOf({ id: 'p2', startsOn: '2026-05-01', grossPaise: 1_800_000 }),
      ],
    }),
    route: '/dashboard/placements/p1',
    path: '/dashboard/placements/:id',
  });
  const table = within(await screen.findByRole('table', { name: 'Terms over time' }));
  expect(table.getByText('₹16,400.00 a month')).toBeVisible();
  expect(table.getByText('₹18,000.00 a month')).toBeVisible();
  expect(table.getByRole('link', { name: '01 May 2026' })).toHaveAttribute('href', '/dashboard/placements/p2');
});
