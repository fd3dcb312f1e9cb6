import { screen } from '@testing-library/react';
import { fakeApi, renderScreen, staff } from 'shared/testing';
import CandidatePage from './CandidatePage';

const open = (status: string, account?: typeof staff) =>
  renderScreen(<CandidatePage />, {
    api: fakeApi({ candidates: [{ id: 'k1', product: 'instahires', name: 'आशा देवी', position: 'Picker', status }] }),
    route: '/dashboard/account/manageCandidate/k1',
    path: '/dashboard/account/manageCandidate/:id',
    account,
  });

test('a selected candidate is placed in one step', async () => {
  open('Selected');
  expect(await screen.findByRole('link', { name: 'Place' })).toHaveAttribute(
    'href',
    '/dashboard/placements/new?candidate=k1&product=instahires',
  );
});

test.each([
  ['who is not selected', 'Interviewed', undefined],
  ['before who may place nobody', 'Selected', { ...staff, rights: ['candidates:write'] } as typeof staff],
])('a candidate %s is not', async (_who, status, account) => {
  open(status, account);
  expect(await screen.findByRole('heading', { name: 'आशा देवी' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Place' })).toBeNull();
});
