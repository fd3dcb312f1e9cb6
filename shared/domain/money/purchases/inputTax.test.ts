import { lateRates } from '../../compliance/lateRates';
import { interestOnCredit } from './creditInterest';
import { type BilledTax, inputTaxEntries, inputTaxSums, type PortalTax, reversedIn } from './inputTax';

const inputTax = (...asked: Parameters<typeof inputTaxEntries>) => inputTaxSums(inputTaxEntries(...asked));

const row = (over: Partial<PortalTax> = {}): PortalTax => ({
  ...{
    isCredit: false,
    isClaimable: true,
    isAccepted: true,
    blockedPercent: 0,
    reverseCharge: false,
    isDistributed: false,
    taxablePaise: 10_000,
    igstPaise: 0,
    cgstPaise: 900,
    sgstPaise: 900,
    ...over,
  },
});
const bill = (over: Partial<BilledTax> = {}): BilledTax => ({
  ...{ date: '2026-01-01', paidOn: null, reverseCharge: false, isCredit: false, isClaimed: true, blockedPercent: 0 },
  ...{ taxablePaise: 10_000, igstPaise: 1800, cgstPaise: 0, sgstPaise: 0, ...over },
});
const july = { from: '2026-07-01', to: '2026-07-31' };
const igst = (bills: BilledTax[], period = july) => {
  const told = inputTax({ rows: [], bills }, period);
  return [told['4(A)(5)'].igstPaise, told['4(B)(2)'].igstPaise, told['4(C)'].igstPaise, told['4(D)(1)'].igstPaise];
};

test('accepted bills less credit notes are claimed; what is undecided or not claimable is not', () => {
  const rows = [
    row(),
    row({ isCredit: true, cgstPaise: 100, sgstPaise: 100 }),
    row({ isAccepted: false }),
    row({ isClaimable: false, cgstPaise: 5, sgstPaise: 5 }),
  ];
  const told = inputTax({ rows, bills: [] }, july);
  expect(told['4(A)(5)']).toEqual({ count: 2, taxablePaise: 0, igstPaise: 0, cgstPaise: 800, sgstPaise: 800 });
  expect(told['4(C)']).toMatchObject({ cgstPaise: 800, sgstPaise: 800 });
  expect(told['4(D)(2)']).toMatchObject({ count: 1, cgstPaise: 5 });
});

test('the 180 days of a bill of 1 January end on 30 June: July reverses it', () => {
  expect(reversedIn(bill())).toBe('2026-07');
  expect(reversedIn(bill({ paidOn: '2026-06-30' }))).toBeNull();
  expect(reversedIn(bill({ paidOn: '2026-07-01' }))).toBe('2026-07');
});

test('tax of an unpaid bill is reversed once, and reclaimed in the month of the payment', () => {
  expect(igst([bill()])).toEqual([0, 1800, -1800, 0]);
  expect(igst([bill()], { from: '2026-08-01', to: '2026-08-31' })).toEqual([0, 0, 0, 0]);
  const paid = bill({ paidOn: '2026-09-12' });
  expect(igst([paid])).toEqual([0, 1800, -1800, 0]);
  expect(igst([paid], { from: '2026-07-01', to: '2026-09-30' })).toEqual([1800, 1800, 0, 1800]);
  expect(igst([bill({ isClaimed: false })])).toEqual([0, 0, 0, 0]);
});

test('tax under reverse charge is that of the period’s bills, and never reversed', () => {
  const own = bill({ reverseCharge: true, date: '2026-07-10' });
  const told = inputTax({ rows: [], bills: [own, bill({ reverseCharge: true })] }, july);
  expect([told['4(A)(3)'].igstPaise, told['4(B)(2)'].igstPaise, told['4(C)'].igstPaise]).toEqual([1800, 0, 1800]);
});

test('a bill under reverse charge is claimed once, with ours, though GSTR-2B has it and it was accepted there', () => {
  const own = bill({ reverseCharge: true, date: '2026-07-10' });
  const told = inputTax(
    { rows: [row({ reverseCharge: true, igstPaise: 1800, cgstPaise: 0, sgstPaise: 0 })], bills: [own] },
    july,
  );
  expect([told['4(A)(3)'].igstPaise, told['4(A)(5)'].count, told['4(C)'].igstPaise]).toEqual([1800, 0, 1800]);
});

test('credit that a distributor passed on has a line of its own', () => {
  const told = inputTax({ rows: [row({ isDistributed: true }), row()], bills: [] }, july);
  expect([told['4(A)(4)'], told['4(A)(5)'], told['4(C)']].map(({ cgstPaise }) => cgstPaise)).toEqual([900, 900, 1800]);
});

test('blocked credit is claimed and reversed for good in one return, in part where a share is blocked, and never reversed twice', () => {
  const rows = [row({ blockedPercent: 100 }), row({ blockedPercent: 50, isCredit: true }), row()];
  const told = inputTax({ rows, bills: [] }, july);
  expect(told['4(A)(5)']).toMatchObject({ count: 3, cgstPaise: 900, sgstPaise: 900 });
  expect(told['4(B)(1)']).toMatchObject({ count: 2, cgstPaise: 450, sgstPaise: 450 });
  expect([told['4(C)'].cgstPaise, told['4(D)(1)'].count, told['4(D)(2)'].count]).toEqual([450, 0, 0]);
  expect(igst([bill({ blockedPercent: 100 })])).toEqual([0, 0, 0, 0]);
  expect(igst([bill({ blockedPercent: 25 })])).toEqual([0, 1350, -1350, 0]);
  const own = bill({ reverseCharge: true, date: '2026-07-10', blockedPercent: 100 });
  const reverse = inputTax({ rows: [], bills: [own] }, july);
  expect([reverse['4(A)(3)'].igstPaise, reverse['4(B)(1)'].igstPaise, reverse['4(C)'].igstPaise]).toEqual([
    1800, 1800, 0,
  ]);
});

test('interest runs from the day of use to the day of reversal at 18% a year', () => {
  const rates = lateRates.map((rate) => ({ ...rate, checkedOn: null }));
  expect(interestOnCredit(1_800_00, { from: '2026-02-20', to: '2026-08-20' }, rates)).toMatchObject({
    ...{ interestPaise: 16_067, percent: 18, from: '2026-02-20', to: '2026-08-20' },
    source: expect.stringContaining('88B(3)'),
  });
  expect(interestOnCredit(1_800_00, { from: '2026-08-20', to: '2026-08-20' }, rates)).toBeNull();
  expect(interestOnCredit(1_800_00, { from: '2016-02-20', to: '2026-08-20' }, rates)).toBeNull();
});
