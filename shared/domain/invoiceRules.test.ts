import { creditProblem, lastCreditDay, leftToCredit } from './creditLimit';
import { invoiceInput } from './invoice';
import { shownInvoiceStatus } from './invoiceStatus';
import { issuableInvoice } from './issuableInvoice';
import { placeOfSupply } from './placeOfSupply';
import { stateCodeOf, stateName, states } from './states';
import { toFieldErrors } from './validation';

const invoice = (over: object = {}) => ({ status: 'issued' as const, dueDate: '2026-11-20', totalPaise: 10_000, paidPaise: 0, creditedPaise: 0, debitedPaise: 0, ...over });

describe('issuing', () => {
  const ready = { clientName: 'Acme', date: '2026-11-21', items: [{ description: 'Guards', quantity: 2, pricePaise: 100 }] };

  it('takes a whole invoice', () => expect(issuableInvoice.parse(invoiceInput.parse(ready)).items[0]?.sac).toBe('998513'));

  it('names what a blank draft lacks, and a draft does not mind', () => {
    const blank = invoiceInput.parse({ items: [{ quantity: 0, sac: '' }], dueDate: '' });
    const result = issuableInvoice.safeParse(blank);
    expect(result.success ? [] : toFieldErrors(result.error).map((error) => error.path).sort())
      .toEqual(['clientName', 'date', 'items.0.description', 'items.0.pricePaise', 'items.0.quantity', 'items.0.sac']);
  });

  it('needs a due date that does not come before', () => {
    const result = issuableInvoice.safeParse({ ...ready, dueDate: '2026-11-20' });
    expect(result.success ? [] : toFieldErrors(result.error)).toEqual([{ path: 'dueDate', msg: 'The due date cannot be before the invoice date.' }]);
    expect(issuableInvoice.safeParse({ ...ready, items: [] }).success).toBe(false);
  });
});

describe('the status shown', () => {
  it.each([
    [{ status: 'draft' }, 'Draft'], [{ status: 'cancelled' }, 'Cancelled'], [{}, 'Overdue'], [{ dueDate: '2026-11-21' }, 'Unpaid'], [{ dueDate: null }, 'Unpaid'],
    [{ dueDate: null, paidPaise: 1 }, 'Part paid'], [{ paidPaise: 10_000 }, 'Paid'], [{ status: 'paid' }, 'Paid'], [{ creditedPaise: 10_000 }, 'Credited'], [{ debitedPaise: 5, paidPaise: 10_000 }, 'Overdue'],
  ])('of %p is %s', (over, status) => expect(shownInvoiceStatus(invoice(over), '2026-11-21')).toBe(status));
});

describe('crediting', () => {
  it('never exceeds what is left', () => {
    expect(leftToCredit(invoice({ creditedPaise: 4000 }))).toBe(6000);
    expect(creditProblem(invoice({ creditedPaise: 4000 }), 6000)).toBeNull();
    expect(creditProblem(invoice({ creditedPaise: 4000 }), 6001)).toBe('Only ₹60.00 of this invoice is left to credit.');
  });

  it('is for issued invoices', () => {
    expect(creditProblem(invoice({ status: 'draft' }), 1)).toMatch(/Issue the invoice first/);
    expect(creditProblem(invoice({ status: 'cancelled' }), 1)).toMatch(/is cancelled/);
  });

  it('lowers the tax until 30 November after the year', () => expect([lastCreditDay('2027-03-31'), lastCreditDay('2026-03-31')]).toEqual(['2027-11-30', '2026-11-30']));
});

describe('the place of supply', () => {
  it.each([['24AAQCA8719H1ZC', '27', '24'], ['', '27', '27'], ['', '', '20']])('of a client with GSTIN "%s" in state "%s" is %s', (clientGstin, clientState, place) => {
    expect(placeOfSupply({ clientGstin, clientState }, '20')).toBe(place);
  });

  it('is one of the numbered states', () => {
    expect(new Set(states.map((state) => state.code)).size).toBe(38);
    expect([stateName('20'), stateName('28'), stateCodeOf(' jharkhand '), stateCodeOf('JH'), stateCodeOf('Atlantis')]).toEqual(['Jharkhand', '28', '20', '20', null]);
  });
});
