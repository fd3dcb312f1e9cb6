import { screen } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import { ResourceTable } from './ResourceTable';
import { places } from './places.fixture';

test('lists', async () => {
  renderScreen(<ResourceTable resource={places} />, { api: fakeApi({ places: [{ name: 'Ranchi', city: 'x', amountPaise: 12000000, date: '2025-08-15', status: 'Active' }] }) });
  expect(await screen.findByText('Ranchi')).toBeVisible();
});
