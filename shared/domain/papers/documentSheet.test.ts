import { firstLetterhead, sampleLetterhead } from '../letterhead/companyLetterhead';
import { letterheadProblems } from '../letterhead/letterhead';
import { type Invoice, invoiceInput } from '../money/documents/invoice';
import { invoiceTotals } from '../money/documents/invoiceTotals';
import { creditTax } from '../money/documents/noteTax';
import { clientStateOf } from '../money/documents/placeOfSupply';
import { clientOf, supplierOf } from './documentSheet';
import { invoiceSheet } from './invoiceSheet';
import { noteSheet } from './noteSheet';

const issued = (over: object, supplierState = '20'): Invoice => {
  const input = invoiceInput.parse({
    invoiceNo: 'INV/26-27/0001',
    clientName: 'Acme',
    clientState: '20',
    clientAddress: '1 Main Road',
    date: '2026-11-21',
    dueDate: '2026-12-21',
    taxPercent: 18,
    items: [{ description: 'Guards', quantity: 2, unit: 'MON', pricePaise: 1_000_000 }],
    ...over,
  });
  return {
    ...input,
    ...invoiceTotals(input, { supplierState }),
    placeOfSupply: clientStateOf(input),
    status: 'issued',
  } as Invoice;
};
const letterhead = { ...sampleLetterhead(), isSample: false };
const sheet = (over: object, supplierState?: string) => invoiceSheet(issued(over, supplierState), letterhead);
const heads = (over: object, supplierState?: string) =>
  sheet(over, supplierState)
    .sums.slice(1)
    .map(({ label }) => label);

test('tax within a state, between states, to a zone and in a union territory has its heads', () => {
  expect(heads({})).toEqual(['CGST @ 9%', 'SGST @ 9%']);
  expect(heads({ clientState: '27' })).toEqual(['IGST @ 18%']);
  expect(heads({ clientGstin: '27AAPFU0939F1ZV', sez: true }, '27')).toEqual(['IGST @ 18%']);
  expect(heads({ clientState: '04' }, '04')).toEqual(['CGST @ 9%', 'UTGST @ 9%']);
});

test.each([
  [{}, 'Tax invoice', ''],
  [{ taxPercent: 0, taxTreatment: 'exempt' }, 'Bill of supply', ''],
  [
    { clientGstin: '27AAPFU0939F1ZV', taxTreatment: 'reverse' },
    'Tax invoice',
    'Tax is payable by the recipient on reverse charge (CGST Act 2017, section 9(3); IGST Act 2017, section 5(3))',
  ],
  [
    { clientGstin: '27AAPFU0939F1ZV', sez: true },
    'Tax invoice',
    'Supply to SEZ unit or SEZ developer for authorised operations on payment of integrated tax',
  ],
  [
    { clientGstin: '27AAPFU0939F1ZV', sez: true, taxPercent: 0, taxTreatment: 'undertaking' },
    'Tax invoice',
    'Supply to SEZ unit or SEZ developer for authorised operations under bond or letter of undertaking without payment of integrated tax',
  ],
  [
    { clientState: '96', taxPercent: 0, taxTreatment: 'undertaking' },
    'Tax invoice',
    'Supply meant for export under bond or letter of undertaking without payment of integrated tax',
  ],
  [{ clientState: '96' }, 'Tax invoice', 'Supply meant for export on payment of integrated tax'],
])('%j is a %s, endorsed "%s"', (over, title, endorsement) =>
  expect(sheet(over)).toMatchObject({ title, endorsement }),
);

test('the paper says quantity and unit, reverse charge, place of supply by name, and who signs', () => {
  const { rows, facts, signatory } = sheet({});
  expect(rows[0]?.slice(1, 4)).toEqual(['998513', '2', 'MON']);
  expect(facts).toEqual(
    expect.arrayContaining([
      { label: 'Place of supply', value: 'Jharkhand (20)' },
      { label: 'Reverse charge', value: 'No' },
    ]),
  );
  expect(signatory).toBe('Asha Kumari');
});

test('no sample value of company.json is offered for the paper; the samples’ own letterhead is whole, unmarked, and known as one', () => {
  expect(JSON.stringify(firstLetterhead())).not.toMatch(/\(sample\)/i);
  expect(JSON.stringify(sampleLetterhead())).not.toMatch(/\(sample\)/i);
  expect(letterheadProblems(firstLetterhead()).map(({ path }) => path)).toContain('gstin');
  expect(letterheadProblems(sampleLetterhead())).toEqual([]);
  expect(invoiceSheet(issued({}), sampleLetterhead()).mark).toBe('Sample');
});

describe('a note', () => {
  const invoice = issued({ clientState: '27' });
  const note = {
    number: 'CN/26-27/0001',
    date: '2026-11-25',
    amountPaise: 11_800,
    reason: 'Two guards absent',
    clientName: 'Acme',
    invoiceNo: invoice.invoiceNo,
    financialYear: '2026-27',
    letterhead,
    cancelledAt: null,
    reasonCode: '07' as const,
    lines: [],
    ...creditTax(11_800, invoice),
  };
  const read = (over: object = {}, kind: 'credit' | 'debit' = 'credit') =>
    noteSheet(kind, { ...note, ...over }, invoice, letterhead);

  test('says its invoice’s number and date, its taxable value, and rate and amount of each tax', () => {
    const sheet = read();
    expect(sheet).toMatchObject({ title: 'Credit note', total: '₹118.00', signatory: 'Asha Kumari', texts: [] });
    expect(sheet.facts.map(({ value }) => value)).toEqual([
      'CN/26-27/0001',
      '25 Nov 2026',
      'INV/26-27/0001',
      '21 Nov 2026',
      'Maharashtra (27)',
    ]);
    expect(sheet.sums).toEqual([
      { label: 'Taxable value', value: '₹100.00' },
      { label: 'IGST @ 18%', value: '₹18.00' },
    ]);
    expect(sheet).toMatchObject({
      columns: [{ title: 'Reason' }, { title: 'Taxable value', isNumber: true }],
      rows: [['Two guards absent', '₹100.00']],
      payment: [],
    });
    expect(read({}, 'debit').title).toBe('Debit note');
    expect(read({ cancelledAt: '2026-11-26T00:00:00.000Z' })).toMatchObject({
      title: 'Cancelled credit note',
      mark: 'Cancelled',
    });
  });

  test('with lines shows them as an invoice does, and its reason below with what its code says', () => {
    const line = { item: 0, description: 'Guards', sac: '998525', quantity: 2, unit: 'DAY', pricePaise: 5000 };
    const sheet = read({ lines: [{ ...line, amountPaise: 10_000 }], reasonCode: '03' });
    expect(sheet.rows).toEqual([['Guards', '998525', '2', 'DAY', '₹50.00', '₹100.00']]);
    expect(sheet.columns.map(({ title }) => title)).toContain('SAC');
    expect(sheet.texts).toEqual([{ label: 'Reason', value: 'Deficiency in the service: Two guards absent' }]);
  });

  test('that came too late says why it has no tax', () => {
    const late = { date: '2027-12-01', taxablePaise: 11_800, taxLines: [] };
    expect(read(late).texts).toEqual([
      {
        label: 'Tax',
        value:
          'Without tax: after 30 Nov 2027 a credit note for this invoice no longer lowers it (CGST Act 2017, section 34(2)).',
      },
    ]);
    expect(read(late, 'debit').texts).toEqual([]);
    const untaxed = issued({ taxTreatment: 'exempt', taxPercent: 0 });
    expect(untaxed.taxLines).toEqual([]);
    expect(noteSheet('credit', { ...note, ...late }, untaxed, letterhead).texts).toEqual([]);
  });
});

test('the client stands with its address line by line, its state, and its GSTIN, which knows the state best', () => {
  const client = {
    clientName: 'Acme',
    clientAddress: ' 1 Main Road  \n\n  Bank More',
    clientEmail: 'a@b.in',
    clientCountry: '',
  };
  expect(
    clientOf({ ...client, clientAddress: '1 Main Road  \n\n  Bank More', clientGstin: '', clientState: '20' }),
  ).toEqual({
    name: 'Acme',
    lines: ['1 Main Road', 'Bank More', 'Jharkhand (20)', 'a@b.in'],
  });
  expect(
    clientOf({ ...client, clientAddress: '', clientEmail: '', clientGstin: '27AAPFU0939F1ZV', clientState: '20' })
      .lines,
  ).toEqual(['Maharashtra (27)', 'GSTIN 27AAPFU0939F1ZV']);
  expect(
    clientOf({ ...client, clientEmail: '', clientGstin: '', clientState: '96', clientCountry: 'AE' }).lines.at(-1),
  ).toBe('United Arab Emirates');
  expect(clientOf({ ...client, clientAddress: '', clientEmail: '', clientGstin: '', clientState: '' }).lines).toEqual(
    [],
  );
});

test('the company stands with its address, how to reach it, and its numbers, as far as they are known', () => {
  const known = { ...letterhead, address: 'Station Road', state: '20', pin: '826001', phone: '0326', email: 'a@b.in' };
  expect(supplierOf({ ...known, name: 'Us', gstin: '20AAPFU0939F1ZX', cin: 'U1' })).toEqual({
    name: 'Us',
    lines: ['Station Road, Jharkhand 826001', '0326 · a@b.in', 'GSTIN 20AAPFU0939F1ZX · CIN U1'],
  });
  expect(supplierOf({ ...known, email: '', gstin: '', cin: 'U1' }).lines.slice(1)).toEqual(['0326', 'CIN U1']);
  expect(supplierOf({ ...known, phone: '', gstin: '20A', cin: '' }).lines.slice(1)).toEqual(['a@b.in', 'GSTIN 20A']);
  expect(supplierOf({ ...known, phone: '', email: '', gstin: '', cin: '' }).lines).toHaveLength(1);
});

test.each([
  ['draft', 'taxable', 'Draft invoice', 'Draft'],
  ['draft', 'exempt', 'Draft bill of supply', 'Draft'],
  ['issued', 'exempt', 'Bill of supply', ''],
  ['paid', 'taxable', 'Tax invoice', ''],
  ['cancelled', 'taxable', 'Cancelled tax invoice', 'Cancelled'],
  ['cancelled', 'exempt', 'Cancelled bill of supply', 'Cancelled'],
] as const)('what is %s and %s is called "%s" and marked "%s"', (status, taxTreatment, title, mark) => {
  const invoice = { ...issued({ taxPercent: 0, taxTreatment }), status };
  expect(invoiceSheet(invoice, letterhead)).toMatchObject({ title, mark });
});

test('a bill names itself so in its facts; what is not marked as a sample is none', () => {
  expect(sheet({}).facts.slice(0, 3)).toEqual([
    { label: 'Invoice number', value: 'INV/26-27/0001' },
    { label: 'Invoice date', value: '21 Nov 2026' },
    { label: 'Due date', value: '21 Dec 2026' },
  ]);
  expect(sheet({ taxPercent: 0, taxTreatment: 'exempt' }).facts[0]?.label).toBe('Bill number');
  expect(invoiceSheet(issued({}), { ...letterhead, isSample: undefined }).mark).toBe('');
});

test('numbers stand at the right, the round-off only when there is one', () => {
  expect(sheet({}).columns).toEqual([
    { title: 'Description' },
    { title: 'SAC' },
    { title: 'Quantity', isNumber: true },
    { title: 'Unit' },
    { title: 'Price', isNumber: true },
    { title: 'Amount', isNumber: true },
  ]);
  expect(sheet({}).rows).toEqual([['Guards', '998513', '2', 'MON', '₹10,000.00', '₹20,000.00']]);
  const odd = invoiceSheet({ ...issued({ taxPercent: 0, taxTreatment: 'exempt' }), roundOffPaise: 50 }, letterhead);
  expect(odd.sums).toEqual([
    { label: 'Subtotal', value: '₹20,000.00' },
    { label: 'Round-off', value: '₹0.50' },
  ]);
  expect(sheet({ taxPercent: 0, taxTreatment: 'exempt' }).sums).toEqual([{ label: 'Subtotal', value: '₹20,000.00' }]);
});

test('how to pay says the bank with its account, and is silent of a bank without one', () => {
  const bank = {
    ...letterhead,
    bankName: 'SBI',
    bankAccount: '123',
    bankIfsc: 'SBIN0001234',
    upi: 'a@bank',
    terms: 'Now',
  };
  const said = invoiceSheet(issued({ notes: 'Thanks' }), bank);
  expect(said.payment).toEqual([
    { label: 'Bank', value: 'SBI' },
    { label: 'Account number', value: '123' },
    { label: 'IFSC', value: 'SBIN0001234' },
    { label: 'UPI', value: 'a@bank' },
  ]);
  expect(said.texts).toEqual([
    { label: 'Notes', value: 'Thanks' },
    { label: 'Terms', value: 'Now' },
  ]);
  expect(invoiceSheet(issued({}), { ...bank, bankAccount: '', terms: '' })).toMatchObject({
    payment: [{ label: 'UPI', value: 'a@bank' }],
    texts: [],
  });
});
