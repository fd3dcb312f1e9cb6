import { obligationsOf } from './dueDates';
import { dueRulesBy, releasedDueRows } from './dueRows';
import { dueRules } from './dueRules';

test('the rows of this release say of every year what its rules say', () => {
  const rules = dueRulesBy(releasedDueRows);
  const switched = Object.fromEntries(dueRules.map(({ id }) => [id, true]));
  const settings = { filings: [], workStates: ['27', '20', '33'], switched, checkedOn: null };
  for (const year of ['2018-19', '2025-26', '2026-27'] as const)
    for (const filer of ['monthly', 'quarterly'] as const)
      expect(obligationsOf(year, { rules, filer, settings })).toEqual(obligationsOf(year, { filer, settings }));
});

test('a row says who files and in which states, from its day on', () => {
  const [row] = releasedDueRows.filter(({ of }) => of === 'gstr3b-quarterly-24');
  const own = (more: object) =>
    obligationsOf('2026-27', {
      rules: dueRulesBy([...releasedDueRows, { ...row!, from: '2026-10-01', ...more }]),
      ...{ filer: 'quarterly', state: '20' },
    })
      .filter(({ ruleId }) => ruleId === 'gstr3b-quarterly-24')
      .map(({ period }) => period);
  expect(own({})).toHaveLength(4);
  expect(own({ states: ['10'] })).toEqual(['2026-27 Q1', '2026-27 Q2']);
  expect(own({ filer: 'monthly' })).toEqual(['2026-27 Q1', '2026-27 Q2']);
});

test('another day holds for the periods that end from its row on', () => {
  const [row] = releasedDueRows.filter(({ of }) => of === 'gstr1-monthly');
  const rules = dueRulesBy([...releasedDueRows, { ...row!, from: '2026-10-01', day: 13 }]);
  const days = obligationsOf('2026-27', { rules })
    .filter(({ ruleId, period }) => ruleId === 'gstr1-monthly' && period >= '2026-09' && period <= '2026-10')
    .map(({ dueDate }) => dueDate);
  expect(days).toEqual(['2026-10-11', '2026-11-13']);
});
