import type { Sheet } from '../../tables/readXlsx';
import { NoGstr2bError } from './gstr2b';

const sheets = [
  { sheet: 'B2B', table: 'b2b', list: 'inv' },
  { sheet: 'B2BA', table: 'b2ba', list: 'inv' },
  { sheet: 'B2B-CDNR', table: 'cdnr', list: 'nt' },
  { sheet: 'B2B-CDNRA', table: 'cdnra', list: 'nt' },
  { sheet: 'ISD', table: 'isd', list: 'doclist' },
  { sheet: 'ISDA', table: 'isda', list: 'doclist' },
] as const;

/** The portal's headings by JSON field; if a sheet has one twice, the first is for the amended document. */
const headings: readonly (readonly [field: string, heading: RegExp])[] = [
  ['ctin', /^gstin of (supplier|isd)/],
  ['trdnm', /^trade\/legal name/],
  ['number', /^(invoice|note|isd document) number/],
  ['typ', /^(note|isd document) type/],
  ['dt', /^(invoice|note|isd document) date/],
  ['val', /^(invoice|note) value/],
  ['txval', /^taxable value/],
  ['igst', /^integrated tax/],
  ['cgst', /^central tax/],
  ['sgst', /^state\/ut tax/],
  ['itcavl', /^(itc availability|eligibility of itc)/],
  ['rev', /^supply attracts? reverse charge/],
];

const plain = (cell = '') => cell.replace(/\s+/g, ' ').trim().toLowerCase();
const rupees = (cell = '') => Number(cell.replaceAll(',', '').trim() || 0);

/** A date as in the workbook, `31/05/2026`, `31-05-2026` or a spreadsheet date, in the JSON's format. */
const portalDay = (cell = '') => {
  const day = cell.trim().slice(0, 10);
  return /^\d{4}-/.test(day) ? day.split('-').reverse().join('-') : day.replaceAll('/', '-');
};

/** The columns of each field: the lower of two heading lines, if not empty. */
function columnsOf(lines: readonly (readonly string[])[], last: number): Map<string, number[]> {
  const [upper = [], lower = []] = [lines[last - 1], lines[last]];
  const width = Math.max(upper.length, lower.length);
  const found = new Map<string, number[]>();
  for (let column = 0; column < width; column += 1) {
    const names = [plain(lower[column]), plain(upper[column])].filter(Boolean);
    const field = headings.find(([, heading]) => names.some((name) => heading.test(name)))?.[0];
    if (field !== undefined) found.set(field, [...(found.get(field) ?? []), column]);
  }
  return found;
}

/** A sheet's content by supplier, in the portal's JSON format. */
function tableOf({ lines }: Sheet, list: (typeof sheets)[number]['list']): unknown[] {
  const last = lines.findIndex((line) => line.some((cell) => /^integrated tax/.test(plain(cell))));
  if (last < 1) return [];
  const columns = columnsOf(lines, last);
  return lines.slice(last + 1).flatMap((line) => {
    const cell = (field: string, first = false) => line[columns.get(field)?.at(first ? 0 : -1) ?? -1];
    if (!/^[0-9]{2}[0-9A-Z]{13}$/i.test((cell('ctin') ?? '').trim())) return [];
    const [now, before] = [String(cell('number') ?? ''), String(cell('number', true) ?? '')];
    const amounts = Object.fromEntries(
      ['val', 'txval', 'igst', 'cgst', 'sgst'].map((field) => [field, rupees(cell(field))]),
    );
    const [typ, day] = [(cell('typ') ?? '').trim(), portalDay(cell('dt'))];
    const yes = (field: string, empty: string) => (/^y/i.test((cell(field) || empty).trim()) ? 'Y' : 'N');
    const one = {
      inv: { inum: now, oinum: before, dt: day, ...amounts, itcavl: yes('itcavl', 'Yes'), rev: yes('rev', 'No') },
      nt: {
        ntnum: now,
        ontnum: before,
        dt: day,
        ...amounts,
        itcavl: yes('itcavl', 'Yes'),
        rev: yes('rev', 'No'),
        typ: /^d/i.test(typ) ? 'D' : 'C',
      },
      doclist: {
        docnum: now,
        odocnum: before,
        docdt: day,
        ...amounts,
        itcelg: yes('itcavl', 'Yes'),
        doctyp: /credit/i.test(typ) ? 'ISDC' : 'ISDI',
      },
    }[list];
    return [{ ctin: (cell('ctin') ?? '').trim(), trdnm: (cell('trdnm') ?? '').trim(), [list]: [one] }];
  });
}

const months = ['january', 'february', 'march', 'april', 'may', 'june'].concat([
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]);

/**
 * Converts the portal's GSTR-2B workbook to its JSON, for `readGstr2b`: the sheets B2B, B2BA, B2B-CDNR, B2B-CDNRA, ISD
 * and ISDA, with GSTIN and date from the first sheet.
 * @throws NoGstr2bError
 */
export function gstr2bOfSheets(workbook: readonly Sheet[]): string {
  const cells = workbook.flatMap(({ name, lines }) => (/^read ?me$/i.test(name.trim()) ? lines : []));
  const after = (heading: RegExp) =>
    cells
      .map((line) => line.slice(line.findIndex((cell) => heading.test(plain(cell)))))
      .find((line) => heading.test(plain(line[0])))
      ?.slice(1)
      .map((cell) => cell.trim())
      .find(Boolean) ?? '';
  const [gstin, year, period] = [after(/^gstin/), after(/^financial year/), after(/^tax period/)];
  const month = months.findIndex((name) => period.length >= 3 && name.startsWith(period.toLowerCase().slice(0, 3))) + 1;
  const begun = Number(year.slice(0, 4));
  if (gstin === '' || month === 0 || !(begun >= 2017))
    throw new NoGstr2bError(
      'This is no GSTR-2B of the portal: its first sheet, Read me, doesn’t say the GSTIN, financial year and tax period. Choose the workbook as the portal saved it.',
    );
  const docdata = Object.fromEntries(
    sheets.map(({ sheet, table, list }) => {
      const found = workbook.find(({ name }) => name.trim().toUpperCase() === sheet);
      return [table, found ? tableOf(found, list) : []];
    }),
  );
  const rtnprd = `${String(month).padStart(2, '0')}${month < 4 ? begun + 1 : begun}`;
  return JSON.stringify({ data: { gstin, rtnprd, docdata } });
}
