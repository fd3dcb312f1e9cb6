import { stateCodeOf, stateName, states } from '../../records/states';
import { creditProblem, creditWarning, lastCreditDay, leftToCredit, lowersTax } from './creditLimit';
import { shownInvoiceStatus } from './invoiceStatus';
import { clientStateOf } from './placeOfSupply';

const taxed = {
  date: '2025-06-01',
  annualReturnOn: null,
  taxLines: [{ head: 'IGST' as const, percent: 18, amountPaise: 1800 }],
};
const invoice = (over: object = {}) => ({
  status: 'issued' as const,
  dueDate: '2026-11-20',
  totalPaise: 10_000,
  paidPaise: 0,
  creditedPaise: 0,
  debitedPaise: 0,
  ...over,
});

describe('the status shown', () => {
  test.each([
    [{ status: 'draft' }, 'Draft'],
    [{ status: 'cancelled' }, 'Cancelled'],
    [{}, 'Overdue'],
    [{ dueDate: '2026-11-21' }, 'Unpaid'],
    [{ dueDate: null }, 'Unpaid'],
    [{ dueDate: null, paidPaise: 1 }, 'Part paid'],
    [{ paidPaise: 10_000 }, 'Paid'],
    [{ status: 'paid' }, 'Paid'],
    [{ creditedPaise: 10_000 }, 'Credited'],
    [{ creditedPaise: 4_000, paidPaise: 6_000 }, 'Paid'],
    [{ totalPaise: 0 }, 'Paid'],
    [{ debitedPaise: 5, paidPaise: 10_000 }, 'Overdue'],
  ])('of %p is %s', (over, status) => expect(shownInvoiceStatus(invoice(over), '2026-11-21')).toBe(status));
});

describe('crediting', () => {
  test('never exceeds what is left', () => {
    expect(leftToCredit(invoice({ creditedPaise: 4000 }))).toBe(6000);
    expect(creditProblem(invoice({ creditedPaise: 4000 }), 6000)).toBeNull();
    expect(creditProblem(invoice({ creditedPaise: 4000 }), 6001)).toBe(
      'Only ₹60.00 of this invoice is left to credit.',
    );
  });

  test('is for issued invoices', () => {
    expect(creditProblem(invoice({ status: 'draft' }), 1)).toMatch(/Issue the invoice first/);
    expect(creditProblem(invoice({ status: 'cancelled' }), 1)).toMatch(/is cancelled/);
  });

  test.each([
    ['2026-03-31', '2026-11-30', '2026-11-30', true],
    ['2026-03-31', '2026-12-01', '2026-11-30', false],
    ['2026-04-01', '2027-11-30', '2027-11-30', true],
    ['2021-05-01', '2022-09-30', '2022-09-30', true],
    ['2020-05-01', '2021-10-01', '2021-09-30', false],
    ['2021-05-01', '2022-10-01', '2022-11-30', true],
  ])('an invoice of %s by a note of %s lowers the tax until %s: %p', (invoiceDate, noteDate, last, lowers) => {
    expect([lastCreditDay(invoiceDate, noteDate), lowersTax(invoiceDate, noteDate)]).toEqual([last, lowers]);
  });

  test.each([
    ['2026-11-10', '2026-11-10', true],
    ['2026-11-10', '2026-11-11', false],
    ['2026-12-20', '2026-11-30', true],
    ['2026-12-20', '2026-12-01', false],
  ])('once the annual return was filed on %s, a note of %s lowers the tax: %p', (filed, noteDate, lowers) => {
    expect(lowersTax('2025-06-01', noteDate, filed)).toBe(lowers);
  });

  test('from the first day of the limit’s month on it is said that it may be declared too late', () => {
    expect(['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'].map((day) => creditWarning(taxed, day))).toEqual([
      null,
      expect.stringContaining('filed by 30 Nov 2026'),
      expect.stringContaining('GSTR-1 of Nov 2026 is filed later'),
      'A credit note after 30 Nov 2026 can’t reduce the tax: it will have none, and a number of the series FCN/26-27/.',
    ]);
  });

  test('once the annual return was filed it is said that a later note has no tax', () => {
    const filed = { ...taxed, annualReturnOn: '2026-09-10' };
    expect(creditWarning(filed, '2026-09-10')).toMatch(/filed by 10 Sep 2026/);
    expect(creditWarning(filed, '2026-09-11')).toMatch(
      /^A credit note after 10 Sep 2026, when the annual return of 2025-26 was filed, can’t reduce the tax/,
    );
  });

  test('of an invoice without tax nothing is said', () => {
    expect(creditWarning({ ...taxed, taxLines: [] }, '2026-12-01')).toBeNull();
  });
});

describe('the place of supply', () => {
  test.each([
    ['24AAQCA8719H1ZC', '27', '24'],
    ['', '27', '27'],
    ['', '', ''],
  ])('of a client with GSTIN "%s" in state "%s" is %s', (clientGstin, clientState, place) => {
    expect(clientStateOf({ clientGstin, clientState })).toBe(place);
  });

  test('is one of the numbered states', () => {
    expect(new Set(states.map((state) => state.code)).size).toBe(38);
    expect([
      stateName('20'),
      stateName('28'),
      stateCodeOf(' jharkhand '),
      stateCodeOf('JH'),
      stateCodeOf('Atlantis'),
    ]).toEqual(['Jharkhand', '28', '20', '20', null]);
  });
});
