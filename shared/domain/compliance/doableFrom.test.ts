import { doableFrom } from './doableFrom';

test.each([
  ['a return', { area: 'gst', period: '2026-04', ruleId: 'gstr1-monthly' }, '2026-04-30'],
  ['wages of contract labour', { area: 'due', period: '2026-04', ruleId: 'contract-wages' }, '2026-04-01'],
  ['advance tax', { area: 'due', period: '2026-27 Q2', ruleId: 'advance-tax' }, '2026-04-01'],
  ['the undertaking for the year after', { area: 'gst', period: '2026-27', ruleId: 'lut' }, null],
  ['what no rule of today names', { area: 'due', period: '2026-04', ruleId: 'gone' }, '2026-04-30'],
  ['a due added by hand', { area: 'due', period: '2026-04', ruleId: '' }, null],
  ['a return added by hand', { area: 'gst', period: '2026-04', ruleId: '' }, '2026-04-30'],
  ['a due that recurs', { area: 'due', period: '2026-04', ruleId: 'row:a1' }, null],
  ['a TDS row that recurs', { area: 'tds', period: '2026-27 Q1', ruleId: 'row:a1' }, '2026-06-30'],
  ['words that are no period', { area: 'gst', period: 'Diwali', ruleId: 'gstr1-monthly' }, null],
] as const)('%s can be done from its day on', (_words, row, day) => {
  expect(doableFrom(row)).toBe(day);
});
