import { today } from 'shared/domain/dates/dates';
import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead } from '../../../../test/realLetterhead';

let server: TestApp;
let companyId: string;
let invoice: InvoiceView;
beforeAll(async () => {
  server = await openTestApp({
    settings: {
      mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'console@example.com', site: 'https://console.example.com' },
    },
  });
  await enterRealLetterhead(server);
  const company = { name: 'Acme Foods', email: 'accounts@acme.example' };
  companyId = (await server.call('POST', 'companies', company)).json<{ id: string }>().id;
  const draft = await server.call('POST', 'invoices', {
    ...{ companyId, clientName: 'Acme Foods', clientState: '27', date: today(), taxTreatment: 'exempt' },
    items: [{ id: '1', description: 'Loaders', sac: '998513', quantity: 1, pricePaise: 100_000 }],
  });
  invoice = (await server.call('POST', `invoices/${draft.json<{ id: string }>().id}/issue`)).json();
});
afterAll(() => server.close());

const mail = async () =>
  (await server.call('GET', `sendings/prepared?kind=invoice&documentId=${invoice.id}`)).json<{ input: object }>().input;
const ofInvoice = () => ({ invoiceId: invoice.id, date: today() });

test.each<[string, string, () => object | Promise<object>]>([
  ['receipt', 'receipts', () => ({ companyId, date: today(), amountPaise: 10_000, reference: 'UTR1' })],
  ['payment', 'payments', () => ({ ...ofInvoice(), amountPaise: 10_000, method: 'Bank transfer' })],
  ['credit note', 'credit-notes', () => ({ ...ofInvoice(), amountPaise: 10_000, reason: 'Late' })],
  ['mail to a client', 'sendings', mail],
])('a %s whose answer was lost is made once, and its repeat gets the first answer', async (_name, path, make) => {
  const count = async () => (await server.call('GET', path)).json<object[]>().length;
  const before = await count();
  const body = await make();
  const send = () => server.call('POST', path, body, { headers: { 'idempotency-key': `attempt-of-${path}` } });
  const [first, again] = [await send(), await send()];
  expect([first.statusCode, again.statusCode, again.json()]).toEqual([201, 201, first.json()]);
  expect(again.headers['idempotency-replayed']).toBe('true');
  expect(await count()).toBe(before + 1);
});
