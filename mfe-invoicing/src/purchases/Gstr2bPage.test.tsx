import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import Gstr2bPage from './Gstr2bPage';

const row = {
  ...{
    kind: 'Bill',
    state: 'Differs',
    rowId: 'r1',
    purchaseId: 'b1',
    supplierGstin: '27AAPFU0939F1ZV',
    supplierName: 'Safe Step',
  },
  ...{ number: 'SS/2', date: '2026-05-10', taxablePaise: 25_000_00, taxPaise: 4_500_00, isClaimable: true },
  ...{ differences: ['tax: theirs ₹4,500.00, ours ₹3,600.00'], decision: 'Pending' },
};
const answer = {
  ...{ files: [{ gstin: '24AAQCA8719H1ZC', period: '2026-05' }], gstin: '24AAQCA8719H1ZC', period: '2026-05' },
  ...{ counts: [{ state: 'Differs', count: 1, taxPaise: 4_500_00 }], rows: [row] },
};

const supplier = {
  ...{ supplierId: 's1', supplierName: 'Late Traders', supplierGstin: '27AAPFU0939F1ZV', email: 'a@late.example' },
  ...{ count: 2, taxPaise: 900_00, since: '2026-04-10', subject: 'Bills missing', message: 'Report them' },
};

function open(body: object) {
  const api = fakeApi();
  api.on('GET', 'purchases/gstr-2b', () => ({ status: 200, body }));
  api.on('GET', 'purchases/gstr-2b/follow-up', () => ({ status: 200, body: [supplier] }));
  api.on('POST', 'purchases/gstr-2b/decide', () => ({ status: 200, body: { changed: 1 } }));
  return renderScreen(<Gstr2bPage />, { route: '/dashboard/invoicing/purchases/gstr-2b', api });
}

test('before a file was read it says which one to choose', async () => {
  open({ files: [], gstin: '', period: '', counts: [], rows: [] });
  expect(await screen.findByText('No GSTR-2B was read yet.')).toBeVisible();
});

test('a differing bill shows the difference, and is accepted', async () => {
  const { user, api } = open(answer);
  const shown = within(await screen.findByRole('row', { name: /SS\/2/ }));
  expect(shown.getByText('tax: theirs ₹4,500.00, ours ₹3,600.00')).toBeVisible();
  await user.click(shown.getByRole('button', { name: /^Accept/ }));
  await waitFor(() =>
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ ids: ['r1'], decision: 'Accepted' }),
  );
});

test('a supplier whose bills are missing is asked with a prepared message', async () => {
  open(answer);
  expect(await screen.findByRole('link', { name: 'Email a@late.example' })).toHaveAttribute(
    'href',
    'mailto:a@late.example?subject=Bills%20missing&body=Report%20them',
  );
});
