import { obligationsOf } from './dueDates';
import type { Filer } from './dueRule';
import { defaultDueSettings } from './dueSettings';

/**
 * What two registrations file for a financial year, in the order of its days, written out from the law: CGST Rules 2017,
 * rule 59 (GSTR-1: 11th, 13th of quarterly filers; IFF: 13th), rule 61 (GSTR-3B: 20th; 22nd of quarterly filers in
 * Maharashtra, 24th in Jharkhand; PMT-06: 25th), rule 80 (GSTR-9, GSTR-9C: 31 December), rule 96A (LUT: before the year),
 * CGST Act 2017, sections 16(4) and 34(2) (last year's credit and notes: 30 November).
 */
const monthly = (first: number) => `
GSTR-1 ${first}-05-11, GSTR-3B ${first}-05-20, GSTR-1 ${first}-06-11, GSTR-3B ${first}-06-20,
GSTR-1 ${first}-07-11, GSTR-3B ${first}-07-20, GSTR-1 ${first}-08-11, GSTR-3B ${first}-08-20,
GSTR-1 ${first}-09-11, GSTR-3B ${first}-09-20, GSTR-1 ${first}-10-11, GSTR-3B ${first}-10-20,
GSTR-1 ${first}-11-11, GSTR-3B ${first}-11-20, GSTR-1 ${first}-12-11, GSTR-3B ${first}-12-20,
GSTR-1 ${first + 1}-01-11, GSTR-3B ${first + 1}-01-20, GSTR-1 ${first + 1}-02-11, GSTR-3B ${first + 1}-02-20,
GSTR-1 ${first + 1}-03-11, GSTR-3B ${first + 1}-03-20, GSTR-1 ${first + 1}-04-11, GSTR-3B ${first + 1}-04-20,
year-end ${first + 1}-11-30, GSTR-9 ${first + 1}-12-31`;

const quarterly = (first: number, day: number) => `
IFF ${first}-05-13, PMT-06 ${first}-05-25, IFF ${first}-06-13, PMT-06 ${first}-06-25,
GSTR-1 ${first}-07-13, GSTR-3B ${first}-07-${day}, IFF ${first}-08-13, PMT-06 ${first}-08-25,
IFF ${first}-09-13, PMT-06 ${first}-09-25, GSTR-1 ${first}-10-13, GSTR-3B ${first}-10-${day},
IFF ${first}-11-13, PMT-06 ${first}-11-25, IFF ${first}-12-13, PMT-06 ${first}-12-25,
GSTR-1 ${first + 1}-01-13, GSTR-3B ${first + 1}-01-${day}, IFF ${first + 1}-02-13, PMT-06 ${first + 1}-02-25,
IFF ${first + 1}-03-13, PMT-06 ${first + 1}-03-25, GSTR-1 ${first + 1}-04-13, GSTR-3B ${first + 1}-04-${day},
year-end ${first + 1}-11-30, GSTR-9 ${first + 1}-12-31`;

const listed = (text: string) => text.trim().split(/,\s+/);

function calendarOf(year: '2025-26' | '2026-27', state: string, filer: Filer): string[] {
  const settings = { ...defaultDueSettings, filings: [{ from: '2017-07-01', filer }], switched: { iff: true } };
  return obligationsOf(year, { filer, state, settings })
    .filter(({ area }) => area === 'gst')
    .sort((a, b) => a.dueDate.localeCompare(b.dueDate))
    .map(({ returnType, dueDate }) => `${returnType || 'year-end'} ${dueDate}`);
}

test.each([
  ['2025-26', '20', 'monthly', monthly(2025)],
  ['2026-27', '20', 'monthly', monthly(2026)],
  ['2025-26', '27', 'quarterly', quarterly(2025, 22)],
  ['2026-27', '27', 'quarterly', quarterly(2026, 22)],
  ['2025-26', '20', 'quarterly', quarterly(2025, 24)],
  ['2026-27', '20', 'quarterly', quarterly(2026, 24)],
] as const)('the GST calendar of %s in state %s, filed %s, is the law’s', (year, state, filer, expected) =>
  expect(calendarOf(year, state, filer)).toEqual(listed(expected)),
);

test('a registration that turns quarterly in October files monthly until September', () => {
  const filings = [
    { from: '2017-07-01', filer: 'monthly' as const },
    { from: '2025-10-01', filer: 'quarterly' as const },
  ];
  const rows = obligationsOf('2025-26', { state: '27', settings: { ...defaultDueSettings, filings } });
  const threeB = rows.filter(({ returnType }) => returnType === 'GSTR-3B').map(({ dueDate }) => dueDate);
  expect(threeB.sort()).toEqual([
    ...['2025-05-20', '2025-06-20', '2025-07-20', '2025-08-20', '2025-09-20', '2025-10-20'],
    ...['2026-01-22', '2026-04-22'],
  ]);
});
