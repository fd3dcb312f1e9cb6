import { screen, waitFor } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import { placementOf } from './placement.fixture';
import TermsPage from './TermsPage';

test('other pay applies from a day on: current terms are shown and filled in, new ones are sent with their day', async () => {
  const api = fakeApi({ placements: [placementOf()] });
  api.on('POST', 'placements/p1/terms', () => ({ status: 201, body: placementOf({ id: 'p2' }) }));
  const { user } = renderScreen(<TermsPage />, {
    ...{ api, route: '/dashboard/placements/p1/terms', path: '/dashboard/placements/:id/terms' },
  });
  expect(await screen.findByRole('heading', { name: 'New terms for आशा देवी' })).toBeVisible();
  expect(screen.getByText('Current terms: ₹16,400.00 a month, billed Cost plus 9.5%.')).toBeVisible();
  expect(screen.getByLabelText(/^Billed(?! per)/)).toHaveValue('');
  const from = screen.getByLabelText(/^From/);
  await user.clear(from);
  await user.type(from, '01 Jun 2026{Enter}');
  await user.clear(screen.getByLabelText(/^Gross/));
  await user.type(screen.getByLabelText(/^Gross/), '18000');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.calls.find(({ method }) => method === 'POST')).toMatchObject({
      path: 'placements/p1/terms',
      body: {
        startsOn: '2026-06-01',
        grossPaise: 1_800_000,
        billBasis: 'cost plus',
        billPercent: 9.5,
        paysArrears: false,
      },
    }),
  );
});
