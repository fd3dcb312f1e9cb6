import { screen, waitFor } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import { placementOf } from './placement.fixture';
import ReplacePage from './ReplacePage';

test('only the next person and the first day are asked for, and the terms stay the same', async () => {
  const api = fakeApi({
    placements: [placementOf()],
    employees: [{ id: 'e2', name: 'Anil Mahto', code: '' }],
    candidates: [],
  });
  api.on('POST', 'placements/p1/replace', () => ({ status: 201, body: placementOf({ id: 'p2' }) }));
  const { user } = renderScreen(<ReplacePage />, {
    api,
    route: '/dashboard/placements/p1/replace',
    path: '/dashboard/placements/:id/replace',
  });
  expect(await screen.findByRole('heading', { name: 'Replace आशा देवी' })).toBeVisible();
  await user.type(screen.getByLabelText(/First day/), '01 Jun 2026{Enter}');
  await user.click(screen.getByRole('button', { name: 'Replace' }));
  expect(await screen.findByText('Choose either an employee or a candidate.')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: /Employee/ }));
  await user.click(await screen.findByText('Anil Mahto'));
  await user.click(screen.getByRole('button', { name: 'Replace' }));
  await waitFor(() =>
    expect(api.calls.find(({ method }) => method === 'POST')).toMatchObject({
      path: 'placements/p1/replace',
      body: { startsOn: '2026-06-01', employeeId: 'e2', candidateId: '' },
    }),
  );
});
