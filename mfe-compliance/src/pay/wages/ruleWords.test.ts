import { ruleWords } from './ruleWords';

const rows = [
  { from: '2026-09-17', source: 'S.O. 5109(E)' },
  { from: '2014-09-01', source: 'G.S.R. 609(E)' },
];

test('a rule is shown with the days it is in force, and its source', () => {
  expect(ruleWords(rows, '2026-08')).toBe('Rule from 01 Sep 2014 to 16 Sep 2026: G.S.R. 609(E).');
  expect(ruleWords(rows, '2026-09')).toBe('Rule from 17 Sep 2026: S.O. 5109(E).');
});

test('before any is in force, nothing is shown', () => {
  expect(ruleWords(rows, '2014-08')).toBeUndefined();
});
