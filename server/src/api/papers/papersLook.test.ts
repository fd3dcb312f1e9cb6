import { addDays, today } from 'shared/domain/dates/dates';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import type { Voucher } from 'shared/domain/money/settle/voucher';
import { supplierOf } from 'shared/domain/papers/documentSheet';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { enterRealLetterhead, realLetterhead } from '../../../test/realLetterhead';
import { closePools } from '../../threads/pools';
import { invoicePaper } from './invoicePaper';
import { pageFaults, readPages } from './pageFaults.fixture';
import { pdfPool } from './pdfPool';

let server: TestApp;
const long = 'Shri Lakshminarayana Venkateshwara Integrated Logistics and Manpower Solutions Private Limited';
const hindi = 'आशा कुमारी एवं श्री गणेश प्रसाद द्विवेदी लोडर एवं पैकर सेवाएँ';
const lines = ['Description', 'Amount'];
const voucherLines = ['Description', 'Taxable value'];
const day = today();
let companyId: string;
beforeAll(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server, { upi: 'shramdeep@okbank', name: long });
  const company = { name: long, email: 'accounts.payable.department@lakshminarayana.example', state: '27' };
  companyId = (await server.call('POST', 'companies', company)).json<{ id: string }>().id;
});
afterAll(async () => {
  await server.close();
  await closePools();
});

const client = {
  clientName: long,
  clientGstin: '27AAPFU0939F1ZV',
  clientAddress: `${hindi}\nPlot 11–14, ${'Maharashtra Industrial Development Corporation Area, '.repeat(2)}Pune`,
  clientEmail: 'accounts.payable.department@lakshminarayana.example',
};
const items = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    ...{ id: String(n), description: n % 3 === 0 ? hindi : `${long} ${n}`, sac: '998513', unit: 'DAY' },
    ...{ quantity: 12_345.75, pricePaise: 98_765_43 },
  }));
async function issued(over: object = {}): Promise<Invoice> {
  const body = { ...client, date: day, dueDate: addDays(day, 30), taxPercent: 18, items: items(40), ...over };
  const draft = await server.call('POST', 'invoices', body);
  const answer = await server.call('POST', `invoices/${draft.json<{ id: string }>().id}/issue`);
  if (answer.statusCode !== 200) throw new Error(draft.body + answer.body);
  return answer.json<Invoice>();
}
async function pdfOf(path: string): Promise<Uint8Array> {
  const answer = await server.call('GET', path);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return new Uint8Array(answer.rawPayload);
}
const noteOf = async (kind: 'credit' | 'debit') => {
  const invoice = await issued({ items: items(2) });
  const note = await server.call('POST', `${kind}-notes`, {
    ...{ invoiceId: invoice.id, date: day, amountPaise: 1_18_000_00, reason: `${hindi} ${long}` },
  });
  if (note.statusCode !== 201) throw new Error(note.body);
  return pdfOf(`${kind}-notes/${note.json<{ id: string }>().id}/pdf`);
};
const voucherOf = async (kind: 'receipt' | 'refund') => {
  const paid = { companyId, clientName: long, date: day, amountPaise: 1_180_000 };
  const { id: receiptId } = (await server.call('POST', 'receipts', paid)).json<{ id: string }>();
  const make = async (each: string) =>
    (
      await server.call('POST', 'vouchers', { kind: each, receiptId, date: day, amountPaise: 1_180_000 })
    ).json<Voucher>();
  const receipt = await make('receipt');
  return pdfOf(`vouchers/${(kind === 'receipt' ? receipt : await make('refund')).id}/pdf`);
};
const ofReverseCharge = async (kind: 'invoice' | 'payment') => {
  const make = async (path: string, body: object) => {
    const answer = await server.call('POST', path, body);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<{ id: string }>().id;
  };
  const address = `${hindi}\n${'Court Road, Near the High Court of Jharkhand, '.repeat(2)}Ranchi`;
  const supplierId = await make('suppliers', { name: long, company: `${hindi} ${kind}`, address });
  const purchaseId = await make('purchases', {
    ...{ supplierId, number: 'ADV/2026-27/00000123/Ranchi', date: day, paidOn: day, reverseCharge: true },
    ...{ placeOfSupply: '20', taxablePaise: 98_765_432_10, percent: 18 },
  });
  const id = await make('reverse-charge-documents', {
    ...{ kind, purchaseId, date: day, description: `${hindi} ${long}`, sac: '998213' },
  });
  return pdfOf(`reverse-charge-documents/${id}/pdf`);
};
let wageLine: Promise<string> | undefined;
async function makeWageLine(): Promise<string> {
  const add = async (path: string, body: object) => (await server.call('POST', path, body)).json<{ id: string }>().id;
  const wageId = await add('wages', { month: '2026-10', employees: 1, totalPaise: 1 });
  const employee = { name: hindi, designation: long.slice(0, 60), basicPaise: 1_000_000, grossPaise: 98_765_432 };
  const employeeId = await add('employees', { ...employee, houseRentPaise: 200_000, workState: '20' });
  const rates = { basicRatePaise: 1_000_000, houseRentRatePaise: 200_000, grossRatePaise: 98_765_432 };
  const line = { wageId, employeeId, name: hindi, days: 31, ...rates, advancePaise: 50_000, workState: '20' };
  return add('wages/lines', line);
}
const payslipOf = async (language: 'en' | 'hi') =>
  pdfOf(`wages/lines/${await (wageLine ??= makeWageLine())}/payslip?language=${language}`);
const registered = {
  irn: 'c5e1'.repeat(16),
  ackNo: '112610012345678',
  ackAt: `${day}T10:30:00.000Z`,
  signedQr: `eyJhbGciOiJSUzI1NiJ9.${'QWxwaGE5'.repeat(90)}.${'c2lnbmVk'.repeat(42)}`,
};

const all: readonly [paper: string, make: () => Promise<Uint8Array>, head: readonly string[], pages: number][] = [
  ['a tax invoice of 40 lines', async () => pdfOf(`invoices/${(await issued()).id}/pdf`), lines, 3],
  [
    'an invoice to a person, with the code to pay by',
    async () =>
      pdfOf(
        `invoices/${(await issued({ clientGstin: '', clientState: '20', clientName: hindi, items: items(1) })).id}/pdf`,
      ),
    lines,
    1,
  ],
  [
    'an export under a letter of undertaking',
    async () =>
      pdfOf(
        `invoices/${(await issued({ clientGstin: '', clientState: '96', clientCountry: 'DE', taxTreatment: 'undertaking', taxPercent: 0, items: items(1) })).id}/pdf`,
      ),
    lines,
    1,
  ],
  [
    'an e-invoice',
    async () =>
      pdfPool.run(
        'renderPaper',
        invoicePaper(await issued({ items: items(12) }), realLetterhead, 'original', { registered }),
      ),
    lines,
    2,
  ],
  ['a credit note', () => noteOf('credit'), lines, 1],
  ['a debit note', () => noteOf('debit'), lines, 1],
  ['a receipt voucher', () => voucherOf('receipt'), voucherLines, 1],
  ['a refund voucher', () => voucherOf('refund'), voucherLines, 1],
  ['a self-invoice', () => ofReverseCharge('invoice'), voucherLines, 1],
  ['a payment voucher', () => ofReverseCharge('payment'), voucherLines, 1],
  [
    'a statement of account',
    async () => pdfOf(`invoices/statement.pdf?${new URLSearchParams({ companyId, from: day, to: day })}`),
    [],
    1,
  ],
  ['a payslip', () => payslipOf('en'), [], 1],
  ['a payslip in Hindi', () => payslipOf('hi'), [], 1],
  [
    'an appointment letter',
    () =>
      pdfPool.run('renderLetter', {
        ...{ title: 'Appointment letter', supplier: supplierOf(realLetterhead), mark: '', signatory: hindi },
        lines: Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? `${n}. ${long} ${hindi}` : '')),
        ...{ signed: 'Authorised signatory', accepted: 'I accept.', acceptedBy: 'Signature', name: hindi },
      }),
    [],
    2,
  ],
];

test.each(all)(
  '%s fits its pages: nothing is cut, over another text or without a letter',
  async (_what, make, head, pages) => {
    const pdf = await make();
    const read = readPages(pdf);
    expect(pageFaults(read, head)).toEqual([]);
    expect(read).toHaveLength(pages);
  },
);

test('texts that overlap, leave the page or stand on a page without its number or its head are told', () => {
  const at = (text: string, x: number, y: number) => ({ text, x, y, width: 100, height: 9 });
  const page = { width: 595, height: 842, texts: [at('1', 45, 500), at('Loaders', 100, 500), at('₹1,000', 150, 502)] };
  expect(pageFaults([{ ...page, texts: [...page.texts, at('Amount', 540, 700)] }], lines)).toEqual([
    'page 1: “Amount” is cut at the edge',
    'page 1: “1” and “Loaders” overlap',
    'page 1: “Loaders” and “₹1,000” overlap',
    'page 1: the foot does not say Page 1 of 1',
    'page 1: the last page is empty',
    'page 1: its table has no head',
    'the total is not beside its words',
  ]);
});
