import { nextDay } from './recurringInvoice';

const monthly = { rhythm: 'Monthly', startOn: '2026-01-31', endOn: null } as const;

test('the day stays that of the first draft, also after a month without it', () => {
  expect(nextDay(monthly)).toBe('2026-01-31');
  expect(nextDay(monthly, '2026-01-31')).toBe('2026-02-28');
  expect(nextDay(monthly, '2026-02-28')).toBe('2026-03-31');
});

test('a quarter and a year are three and twelve months; nothing comes after the last day', () => {
  expect(nextDay({ ...monthly, rhythm: 'Quarterly' }, '2026-01-31')).toBe('2026-04-30');
  expect(nextDay({ ...monthly, rhythm: 'Yearly' }, '2026-01-31')).toBe('2027-01-31');
  expect(nextDay({ ...monthly, endOn: '2026-02-28' }, '2026-01-31')).toBe('2026-02-28');
  expect(nextDay({ ...monthly, endOn: '2026-02-28' }, '2026-02-28')).toBeNull();
});
