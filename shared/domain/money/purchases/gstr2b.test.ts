import { numberKey, readGstr2b } from './gstr2b';
import { gstr2bOfSheets } from './gstr2bSheets';
import { matchBills, type OwnBill } from './matchBills';

/** A file as saved by the portal, with the fields of india-compliance’s test data (GSTR-2B v4.0). */
const file = (docdata: object, more: object = {}) =>
  JSON.stringify({
    chksum: 'ADFADRGA4GADFADGERER',
    data: { gstin: '20AAQCA8719H1ZK', rtnprd: '052026', version: '1.0', gendt: '14-06-2026', docdata, ...more },
  });
const inv = (more: object = {}) => ({
  ...{ inum: 'SS/0101', typ: 'R', txval: 10000, sgst: 0, cgst: 0, cess: 0, igst: 1800, dt: '10-05-2026' },
  ...{ val: 11800, pos: '20', rev: 'N', itcavl: 'Y', rsn: '', diffprcnt: 1, ...more },
});
const of = (...bills: object[]) => ({ ctin: '24AAQCA8719H1ZC', trdnm: 'Safe Step', supprd: '052026', inv: bills });
const own = (more: Partial<OwnBill> = {}): OwnBill => ({
  ...{ id: 'p1', kind: 'Bill' as const, supplierGstin: '24AAQCA8719H1ZC', number: 'ss-101', date: '2026-05-10' },
  ...{ taxablePaise: 10_000_00, taxPaise: 1_800_00, igstPaise: 1_800_00 },
  ...{ cgstPaise: 0, sgstPaise: 0, totalPaise: 11_800_00, reverseCharge: false, ...more },
});
const matched = (portal: object[], ours: OwnBill[]) =>
  matchBills(readGstr2b(file({ b2b: [of(...portal)] })).bills, ours, () => true).map(({ state, differences }) => [
    state,
    ...differences,
  ]);

test('a file is read: whose, of which month, its bills and notes in paise', () => {
  const { inum: _, ...note } = inv({ ntnum: 'CN/1', typ: 'C', txval: 100, igst: 18, val: 118 });
  const read = readGstr2b(
    file({ b2b: [of(inv({ igst: 1800.01 }))], cdnr: [{ ctin: '24AAQCA8719H1ZC', trdnm: 'Safe Step', nt: [note] }] }),
  );
  expect(read).toMatchObject({ gstin: '20AAQCA8719H1ZK', period: '2026-05' });
  expect(read.bills).toEqual([
    {
      ...{ kind: 'Bill', supplierGstin: '24AAQCA8719H1ZC', supplierName: 'Safe Step', number: 'SS/0101' },
      ...{ date: '2026-05-10', taxablePaise: 10_000_00, taxPaise: 1_800_01, igstPaise: 1_800_01, cgstPaise: 0 },
      ...{ sgstPaise: 0, totalPaise: 11_800_00, isClaimable: true, reverseCharge: false, isDistributed: false },
    },
    expect.objectContaining({ kind: 'Credit note', number: 'CN/1', taxablePaise: 100_00, taxPaise: 18_00 }),
  ]);
});

test('an amended bill stands in the place of what it amends', () => {
  const { bills } = readGstr2b(
    file({ b2b: [of(inv())], b2ba: [of(inv({ oinum: 'SS/101', oidt: '10-05-2026', inum: 'SS/101A' }))] }),
  );
  expect(bills.map(({ number }) => number)).toEqual(['SS/101A']);
});

test('an amended note stands in the place of what it amends, and a note matches none but a note', () => {
  const { inum: _, ...note } = inv({ ntnum: 'SS/101', typ: 'C' });
  const notes = { ctin: '24AAQCA8719H1ZC', trdnm: 'Safe Step' };
  const { bills } = readGstr2b(
    file({
      cdnr: [{ ...notes, nt: [note] }],
      cdnra: [{ ...notes, nt: [{ ...note, ontnum: 'SS/101', ntnum: 'SS/102', typ: 'D' }] }],
    }),
  );
  expect(bills.map(({ kind, number }) => [kind, number])).toEqual([['Debit note', 'SS/102']]);
  expect(matchBills(bills, [own({ number: 'SS/102' })], () => true).map(({ state }) => state)).toEqual([
    'Only with them',
    'Only with us',
  ]);
});

test.each([
  ['text', 'This is no JSON.'],
  ['{}', 'This is no GSTR-2B of the portal'],
  [file({ b2b: [of(inv({ dt: '2026-05-10' }))] }), 'at data.docdata.b2b.0.inv.0.dt'],
])('%s is refused with what it is not', (text, message) => {
  expect(() => readGstr2b(text)).toThrow(message);
});

test('numbers are one whatever their case, separators and leading zeros', () => {
  expect(['inv/001', 'INV-1', 'Inv 0001', 'INV1'].map(numberKey)).toEqual(['INV1', 'INV1', 'INV1', 'INV1']);
  expect(numberKey('INV/100')).not.toBe(numberKey('INV/1'));
});

test('bills match by GSTIN and number within a rupee, and say what differs', () => {
  expect(matched([inv({ igst: 1800.9 })], [own()])).toEqual([['Matched']]);
  expect(matched([inv({ igst: 1900 })], [own()])).toEqual([['Differs', 'tax: theirs ₹1,900.00, ours ₹1,800.00']]);
  expect(matched([inv()], [own({ number: 'SS/901' })])).toEqual([['Differs', 'number: ours is SS/901']]);
  expect(matched([inv()], [own({ number: 'X', taxPaise: 0 })])).toEqual([['Only with them'], ['Only with us']]);
});

test('the same sum as IGST and as CGST with SGST is no match, nor is a bill that one of us has under reverse charge', () => {
  expect(matched([inv()], [own({ igstPaise: 0, cgstPaise: 900_00, sgstPaise: 900_00 })])).toEqual([
    ['Differs', 'kind of tax: theirs IGST ₹1,800.00, ours CGST ₹900.00 and SGST/UTGST ₹900.00'],
  ]);
  expect(matched([inv({ rev: 'Y' })], [own()])).toEqual([['Differs', 'reverse charge: theirs is, ours isn’t']]);
  expect(matched([inv()], [own({ reverseCharge: true })])).toEqual([
    ['Differs', 'reverse charge: ours is, theirs isn’t'],
  ]);
  expect(matched([inv({ rev: 'Y' })], [own({ reverseCharge: true })])).toEqual([['Matched']]);
});

test('credit of an input service distributor is read, an amended document in the place of the first, and has no bill of ours', () => {
  const share = (more: object) => ({
    ...{ doctyp: 'ISDI', docnum: 'S1', docdt: '03-05-2026', igst: 200, cgst: 0, sgst: 0, itcelg: 'Y', ...more },
  });
  const from = (...doclist: object[]) => ({ ctin: '16DEFPS8555D1Z7', trdnm: 'Head Office', doclist });
  const { bills } = readGstr2b(
    file({
      isd: [from(share({}), share({ doctyp: 'ISDC', docnum: 'C1', igst: 20, itcelg: 'N' }))],
      isda: [from(share({ odocnum: 'S1', docnum: 'S2', igst: 250 }))],
    }),
  );
  expect(bills).toMatchObject([
    { kind: 'Credit note', number: 'C1', igstPaise: 20_00, isClaimable: false, isDistributed: true },
    { kind: 'Bill', number: 'S2', date: '2026-05-03', taxablePaise: 0, totalPaise: 250_00, isDistributed: true },
  ]);
  const same = own({ supplierGstin: '16DEFPS8555D1Z7', number: 'S2' });
  expect(matchBills(bills.slice(1), [same], () => true).map(({ state }) => state)).toEqual([
    'Only with them',
    'Only with us',
  ]);
});

test('of two of ours with one number the closer is taken, and each is used once', () => {
  const old = own({ id: 'p0', date: '2025-05-10' });
  expect(matched([inv()], [old, own()])).toEqual([['Matched'], ['Only with us']]);
  expect(matched([inv(), inv()], [own()])).toEqual([['Matched'], ['Only with them']]);
});

test.each([
  ['by number', (index: number) => `ss-0${index}`],
  ['of one day and amount by these alone', (index: number) => `X${index}`],
])('20,000 rows are read and matched %s', (_what, numberOf) => {
  const rows = Array.from({ length: 20_000 }, (_, index) => inv({ inum: `SS/${index}` }));
  const ours = rows.map((_, index) => own({ id: `p${index}`, number: numberOf(index) }));
  const begun = performance.now();
  const found = matched(rows, ours);
  process.stdout.write(`20,000 rows in ${Math.round(performance.now() - begun)} ms\n`);
  expect(found.filter(([state]) => state === 'Matched' || state === 'Differs')).toHaveLength(20_000);
});

const heading = ['Invoice number', 'Invoice type', 'Invoice Date', 'Invoice Value(₹)'];
const taxes = ['Integrated Tax(₹)', 'Central Tax(₹)', 'State/UT Tax(₹)', 'Cess(₹)'];
const readMe = {
  name: 'Read me',
  lines: [
    ['Goods and Services Tax - GSTR-2B'],
    ['Financial Year', '', '2026-27'],
    ['Tax Period', '', 'May'],
    ['GSTIN', '', '20AAQCA8719H1ZK'],
  ],
};
const sheet = {
  name: 'B2B',
  lines: [
    ['Taxable inward supplies received from registered persons'],
    [
      'GSTIN of supplier',
      'Trade/Legal name',
      'Invoice Details',
      '',
      '',
      '',
      'Place of supply',
      'Taxable Value (₹)',
      'Tax Amount',
      '',
      '',
      '',
      'ITC Availability',
    ],
    ['', '', ...heading, '', '', ...taxes, ''],
    [
      '24AAQCA8719H1ZC',
      'Safe Step',
      'SS/0101',
      'Regular',
      '10/05/2026',
      '11800',
      'Jharkhand',
      '10000',
      '1800',
      '0',
      '0',
      '0',
      'Yes',
    ],
  ],
};
const amendedSheet = {
  name: 'B2BA',
  lines: [
    ['Original Details', '', 'Revised Details'],
    [
      '',
      '',
      'GSTIN of supplier',
      'Trade/Legal name',
      '',
      '',
      '',
      '',
      'Taxable Value (₹)',
      '',
      '',
      '',
      '',
      'ITC Availability',
    ],
    ['Invoice number', 'Invoice Date', '', '', ...heading, '', ...taxes, ''],
    [
      'SS/0101',
      '10/05/2026',
      '24AAQCA8719H1ZC',
      'Safe Step',
      'SS/0101A',
      'Regular',
      '11/05/2026',
      '11800',
      '10000',
      '1800',
      '0',
      '0',
      '0',
      'No',
    ],
  ],
};

test('the portal’s workbook is read as its JSON is', () => {
  const read = (...sheets: { name: string; lines: string[][] }[]) => readGstr2b(gstr2bOfSheets([readMe, ...sheets]));
  expect(read(sheet)).toEqual(readGstr2b(file({ b2b: [of(inv())] })));
  expect(read(sheet, amendedSheet).bills).toMatchObject([
    { number: 'SS/0101A', date: '2026-05-11', igstPaise: 1_800_00, isClaimable: false },
  ]);
});

test('the workbook says reverse charge and has distributed credit', () => {
  const [title = [], upper = [], lower = [], row = []] = sheet.lines;
  const reversed = {
    ...sheet,
    lines: [title, [...upper, 'Supply Attract Reverse Charge'], [...lower, ''], [...row, 'Yes']],
  };
  const isd = {
    name: 'ISD',
    lines: [
      ['GSTIN of ISD', 'Trade/Legal name', 'ISD Document type', 'ISD Document number', 'ISD Document date', 'Tax'],
      ['', '', '', '', '', ...taxes, 'Eligibility of ITC'],
      ['16DEFPS8555D1Z7', 'Head Office', 'Credit note', 'C1', '03/05/2026', '20', '0', '0', '0', 'No'],
    ],
  };
  expect(readGstr2b(gstr2bOfSheets([readMe, reversed, isd])).bills).toMatchObject([
    { number: 'SS/0101', reverseCharge: true, isDistributed: false },
    {
      number: 'C1',
      kind: 'Credit note',
      date: '2026-05-03',
      igstPaise: 20_00,
      isClaimable: false,
      isDistributed: true,
    },
  ]);
});

test('a workbook that is none of the portal is refused', () => {
  expect(() => gstr2bOfSheets([sheet])).toThrow('its first sheet, Read me, doesn’t say the GSTIN');
});
