import { aboutRevision, isOfUnit, revisedTerms, revisionInput } from './revision';

const terms = {
  ...{ payPer: 'month' as const, basicPaise: 1_000_000, houseRentPaise: 300_001, conveyancePaise: 0 },
  ...{ grossPaise: 1_300_001, billBasis: 'month' as const, billPaise: 2_000_000, billPercent: 0 },
};
const revision = (of: object) => revisionInput.parse({ startsOn: '2026-04-01', payPer: 'month', ...of });

test.each([
  ['an allowance into basic and gross', { payBy: 'Allowance', payPaise: 50_000 }, [1_050_000, 1_350_001, 2_000_000]],
  ['a percentage of each part', { payBy: 'Percent', payPercent: 10 }, [1_100_000, 1_430_001, 2_000_000]],
  ['what is missing of the minimum wage', { payBy: 'Minimum wage' }, [1_000_777, 1_300_778, 2_000_000]],
  ['a percentage of the bill', { billBy: 'Percent', billPercent: 5 }, [1_000_000, 1_300_001, 2_100_000]],
  ['an amount of the bill', { billBy: 'Amount', billPaise: 7 }, [1_000_000, 1_300_001, 2_000_007]],
  ['another rate', { billBy: 'Rate', billPaise: 7 }, [1_000_000, 1_300_001, 7]],
])('terms get %s', (_words, of, [basicPaise, grossPaise, billPaise]) => {
  expect(revisedTerms(terms, revision(of), 777)).toMatchObject({ basicPaise, grossPaise, billPaise });
});

test('what is billed by its cost has no rate to change', () => {
  const before = { ...terms, billBasis: 'cost plus' as const, billPaise: 0, billPercent: 8 };
  expect(revisedTerms(before, revision({ billBy: 'Rate', billPaise: 7 }), 0)).toEqual(before);
});

test('an amount is for whose pay or bill is for its unit', () => {
  const pay = revision({ payBy: 'Allowance', payPaise: 5 });
  expect([isOfUnit(terms, pay), isOfUnit({ ...terms, payPer: 'day' }, pay)]).toEqual([true, false]);
  const bill = revision({ billBy: 'Rate', billPaise: 5 });
  expect([isOfUnit(terms, bill), isOfUnit({ ...terms, billBasis: 'day' }, bill)]).toEqual([true, false]);
});

test.each([
  ['nothing that changes', {}, 'payBy'],
  ['an amount for no unit', { payBy: 'Allowance', payPaise: 5, payPer: '' }, 'payPer'],
  ['no percentage', { payBy: 'Percent' }, 'payPercent'],
  ['no amount of the bill', { billBy: 'Rate' }, 'billPaise'],
])('a revision with %s is refused at its field', (_words, of, path) => {
  const found = revisionInput.safeParse({ startsOn: '2026-04-01', payPer: 'month', ...of });
  expect(found.error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});

test('a revision says in words what it changes', () => {
  const both = revision({ payBy: 'Allowance', payPaise: 50_000, billBy: 'Percent', billPercent: 5 });
  expect(aboutRevision(both)).toBe('Allowance of ₹500.00 a month, billed 5% more');
  expect(aboutRevision(revision({ billBy: 'Rate', billPaise: 7 }))).toBe('Billed ₹0.07 a month');
});
