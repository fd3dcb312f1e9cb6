import { firstLetterhead, sampleLetterhead } from './companyLetterhead';
import { type Invoice, invoiceInput } from './invoice';
import { invoiceSheet } from './invoiceSheet';
import { invoiceTotals } from './invoiceTotals';
import { letterheadProblems } from './letterhead';
import { noteSheet } from './noteSheet';
import { noteTax } from './noteTax';
import { clientStateOf } from './placeOfSupply';

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
    ...noteTax(11_800, invoice),
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
    expect(read({}, 'debit').title).toBe('Debit note');
    expect(read({ cancelledAt: '2026-11-26T00:00:00.000Z' })).toMatchObject({
      title: 'Cancelled credit note',
      mark: 'Cancelled',
    });
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
  });
});
