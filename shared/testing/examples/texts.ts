import { errorText, toQueryString } from 'shared/platform';
import { formatCount, formatDate, formatInstant, formatMoney, formatNumber } from 'shared/ui';
import type { Examples } from './example';

const slips = { one: 'slip', many: 'slips' };

/** Texts of values. */
export const texts: Examples = {
  'shared/ui': {
    'formatMoney: 12345678': () => formatMoney(12_345_678),
    'formatMoney: 0 and -50': () => [formatMoney(0), formatMoney(-50)],
    'formatMoney: 4900 in dollars': () => formatMoney(4900, 'USD'),
    'formatDate: a day, a late instant, nothing': () => [
      formatDate('2025-08-15'),
      formatDate('2025-08-15T20:00:00.000Z'),
      formatDate(null),
    ],
    'formatInstant: an instant': () => formatInstant('2025-08-15T13:00:00.000Z'),
    'formatCount: 1 and 1200': () => [formatCount(1, slips), formatCount(1200, slips)],
    'formatNumber: 120000 and 1.23456': () => [formatNumber(120_000), formatNumber(1.234_56)],
  },
  'shared/platform': {
    'toQueryString: a number, a list, empty, undefined': () =>
      toQueryString({ page: 1, status: ['Paid', 'Unpaid'], q: '', sort: undefined }),
    'errorText: our own, the browser’s, no error': () => [
      errorText(new Error('The month is closed.')),
      errorText(new TypeError('Failed to fetch')),
      errorText(7),
    ],
  },
};
