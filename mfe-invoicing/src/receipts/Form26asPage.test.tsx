import { screen, within } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import Form26asPage from './Form26asPage';

test('a file is compared, and each client’s quarter says how it stands', async () => {
  const api = fakeApi();
  const row = { state: 'Differs', quarter: '2026-27 Q1', name: 'Acme Foods', tan: 'MUMA12345B', sections: '393' };
  api.on('POST', 'receipts/form-26as', () => ({
    status: 200,
    body: { rows: [{ ...row, theirsPaise: 4_000_00, oursPaise: 3_000_00 }] },
  }));
  const { user } = renderScreen(<Form26asPage />, { route: '/dashboard/invoicing/receipts/form-26as', api });
  expect(screen.getByText('No form was compared yet.')).toBeVisible();
  // The test's files have no `arrayBuffer()`.
  const file = Object.assign(new File([''], '26as.txt'), {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode('1^Acme^MUMA12345B').buffer),
  });
  await user.upload(screen.getByLabelText('Form of TRACES'), file);
  const shown = within(await screen.findByRole('row', { name: /Acme Foods/ }));
  for (const text of ['Q1 2026-27', '₹4,000.00', '₹3,000.00', 'Differs'])
    expect(shown.getByText(text)).toBeInTheDocument();
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ lines: [['1', 'Acme', 'MUMA12345B']] });
});
