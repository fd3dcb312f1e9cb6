import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import Form26asPage from './Form26asPage';

const route = '/dashboard/invoicing/receipts/form-26as?year=2026-27';
const match = {
  ...{ state: 'Differs', quarter: '2026-27 Q1', name: 'Acme Foods', tan: 'MUMA12345B', section: '1024' },
  ...{ companyId: '', theirsPaise: 4_000_00, oursPaise: 3_000_00, notes: [], lineIds: ['l1'], decision: 'Pending' },
  proposed: { companyId: 'c1', name: 'Acme', tans: ['DELA12345B'], version: 3 },
};
/** jsdom's files lack `arrayBuffer()`. */
const fileOf = (text: string, name: string) =>
  Object.assign(new File([''], name), { arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer) });

function open(at = route, rows: object[] = [match]) {
  const api = fakeApi();
  const body = { isRead: rows.length > 0, counts: [{ state: 'Differs', count: 1, taxPaise: 4_000_00 }], rows };
  api.on('GET', 'receipts/form-26as', () => ({ status: 200, body }));
  api.on('POST', 'receipts/form-26as', () => ({ status: 200, body: { message: '1 payment was read.' } }));
  api.on('POST', 'receipts/form-26as/decide', () => ({ status: 200, body: { changed: 1 } }));
  api.on('PUT', 'companies/c1/billing', () => ({ status: 200, body: {} }));
  return { ...renderScreen(<Form26asPage />, { route: at, api }), api };
}
const sent = (api: ReturnType<typeof fakeApi>, verb: string) =>
  api.calls.filter(({ method }) => method === verb).map(({ body }) => body);

test('a quarter shows its state, is accepted, and its unknown TAN is added to the client', async () => {
  const { user, api } = open();
  const shown = within(await screen.findByRole('row', { name: /Acme Foods/ }));
  for (const text of ['Q1 2026-27', '₹4,000.00', '₹3,000.00', 'Differs', 'MUMA12345B is probably of Acme.'])
    expect(shown.getByText(text)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Add the TAN to Acme/ }));
  await waitFor(() => expect(sent(api, 'PUT')).toEqual([{ tans: ['DELA12345B', 'MUMA12345B'], version: 3 }]));
  await user.click(await screen.findByRole('button', { name: /^Accept/ }));
  await waitFor(() => expect(sent(api, 'POST')).toEqual([{ ids: ['l1'], decision: 'Accepted' }]));
});

test('form 26AS is read as downloaded', async () => {
  const { user, api } = open(route, []);
  expect(await screen.findByText('No 26AS of 2026-27 was read yet.')).toBeVisible();
  await user.upload(screen.getByLabelText('26AS file'), fileOf('1^Acme^MUMA12345B', '26as.txt'));
  expect(await screen.findByText('1 payment was read.')).toBeVisible();
  expect(sent(api, 'POST')).toEqual([
    { source: '26AS', year: '2026-27', lines: [['1', 'Acme', 'MUMA12345B']], columns: {} },
  ]);
});

test('an AIS is read after its columns are confirmed', async () => {
  const { user, api } = open(`${route}&source=AIS`, []);
  const text = 'PAN,X\nInformation Code,Information Source,Date of payment,Amount paid,TDS deducted\nTDS-1024,A,1,2,3';
  await user.upload(await screen.findByLabelText('AIS file'), fileOf(text, 'ais.csv'));
  await user.click(await screen.findByRole('button', { name: 'Read file' }));
  expect(await screen.findByText('1 payment was read.')).toBeVisible();
  expect(sent(api, 'POST')[0]).toMatchObject({
    source: 'AIS',
    columns: {
      ...{ code: 'Information Code', source: 'Information Source', date: 'Date of payment' },
      ...{ paid: 'Amount paid', tax: 'TDS deducted' },
    },
  });
});
