import { issuedInvoice, REGISTRATION, told, toldNote } from './gstr1.fixture';
import type { Gstr1Document } from './gstr1Document';
import { gstr1File, gstr1FileOf } from './gstr1File';
import { gstr1Problems } from './gstr1Problems';

const fileOf = (...documents: Gstr1Document[]) => {
  const file = gstr1FileOf({ registration: REGISTRATION, period: '2026-09', documents, series: [] });
  expect(gstr1File.parse(file)).toEqual(file);
  return file;
};
const unregistered = { clientGstin: '', clientState: '27' };
const abroad = { clientGstin: '', clientState: '96', clientCountry: 'DE' };
const undertaking = { taxPercent: 0, taxTreatment: 'undertaking' };
const exempt = { taxPercent: 0, taxTreatment: 'exempt' };
const igst = { rt: 18, txval: 1000, iamt: 180, csamt: 0 };

test('the envelope names the GSTIN, the period and the layout, and empty tables are left out', () =>
  expect(fileOf()).toEqual({ gstin: REGISTRATION, fp: '092026', version: 'GST3.2.4', hash: 'hash' }));

test('a quarter is named by its last month', () =>
  expect(gstr1FileOf({ registration: REGISTRATION, period: '2026-27 Q4', documents: [], series: [] }).fp).toBe(
    '032027',
  ));

test('4A: an invoice to a registered client, under its GSTIN', () =>
  expect(fileOf(told()).b2b).toEqual([
    {
      ctin: '27AAPFU0939F1ZV',
      inv: [
        {
          ...{ inum: 'INV/26-27/0001', idt: '21-09-2026', val: 1180, pos: '27', rchrg: 'N', inv_typ: 'R' },
          itms: [{ num: 1801, itm_det: { rt: 18, txval: 1000, iamt: 180, camt: 0, samt: 0, csamt: 0 } }],
        },
      ],
    },
  ]));

test('4B: an invoice under reverse charge has the client’s tax, and its value is without it; so has its note', () => {
  const own = { clientGstin: '20AAACR5055K1ZL', taxTreatment: 'reverse' };
  const { b2b, cdnr } = fileOf(told(own), toldNote('credit', issuedInvoice(own)));
  expect(b2b?.[0]?.inv).toEqual([
    {
      ...{ inum: 'INV/26-27/0001', idt: '21-09-2026', val: 1000, pos: '20', rchrg: 'Y', inv_typ: 'R' },
      itms: [{ num: 1801, itm_det: { rt: 18, txval: 1000, iamt: 0, camt: 90, samt: 90, csamt: 0 } }],
    },
  ]);
  expect(cdnr?.[0]?.nt).toMatchObject([
    { val: 100, rchrg: 'Y', itms: [{ itm_det: { rt: 18, txval: 100, iamt: 0, camt: 9, samt: 9 } }] },
  ]);
  expect(gstr1Problems({ document: told(own), registration: REGISTRATION })).toEqual([]);
});

test('4A within the state: CGST and SGST to the paisa', () =>
  expect(
    fileOf(told({ clientGstin: '20AAACR5055K1ZL', items: [{ sac: '998525', pricePaise: 100_010 }] })).b2b?.[0]?.inv[0]
      ?.itms[0]?.itm_det,
  ).toEqual({ rt: 18, txval: 1000.1, iamt: 0, camt: 90.01, samt: 90.01, csamt: 0 }));

test.each([
  ['with tax', {}, 'SEWP', 180],
  ['under an undertaking', undertaking, 'SEWOP', 0],
])('6B: a zone %s', (_, over, type, iamt) => {
  const [invoice] = fileOf(told({ sez: true, ...over })).b2b?.[0]?.inv ?? [];
  expect([invoice?.inv_typ, invoice?.pos, invoice?.itms[0]?.itm_det.iamt]).toEqual([type, '27', iamt]);
});

test('5: a large supply between states to unregistered clients, by place', () =>
  expect(fileOf(told({ ...unregistered, items: [{ sac: '998525', pricePaise: 10_000_000 }] })).b2cl).toEqual([
    {
      pos: '27',
      inv: [
        {
          ...{ inum: 'INV/26-27/0001', idt: '21-09-2026', val: 118_000 },
          itms: [{ num: 1801, itm_det: { rt: 18, txval: 100_000, iamt: 18_000, csamt: 0 } }],
        },
      ],
    },
  ]));

test.each([
  ['with tax', {}, 'WPAY', igst],
  ['under an undertaking', undertaking, 'WOPAY', { rt: 0, txval: 1000, iamt: 0, csamt: 0 }],
])('6A: an export %s', (_, over, type, item) =>
  expect(fileOf(told({ ...abroad, ...over })).exp).toEqual([
    {
      exp_typ: type,
      inv: [{ inum: 'INV/26-27/0001', idt: '21-09-2026', val: over === undertaking ? 1000 : 1180, itms: [item] }],
    },
  ]),
);

test('7: other supplies by place and rate, net of their notes', () => {
  const here = issuedInvoice({ clientGstin: '', clientState: '20' });
  const file = fileOf(
    told(unregistered),
    told({ clientGstin: '', clientState: '20' }),
    toldNote('credit', here),
    toldNote('debit', issuedInvoice(unregistered)),
  );
  expect(file.b2cs).toEqual([
    { sply_ty: 'INTRA', typ: 'OE', pos: '20', rt: 18, txval: 900, camt: 81, samt: 81, csamt: 0 },
    { sply_ty: 'INTER', typ: 'OE', pos: '27', rt: 18, txval: 1100, iamt: 198, csamt: 0 },
  ]);
  expect([file.cdnr, file.cdnur]).toEqual([undefined, undefined]);
});

test('8: exempt supplies by place and client, net of their notes', () => {
  const far = issuedInvoice({ ...unregistered, ...exempt });
  const file = fileOf(
    told(exempt),
    told({ ...unregistered, ...exempt }),
    toldNote('credit', far),
    told({ clientGstin: '', clientState: '20', ...exempt }),
  );
  const row = (kind: string, sum: number) => ({ sply_ty: kind, nil_amt: 0, expt_amt: sum, ngsup_amt: 0 });
  expect(file.nil?.inv).toEqual([row('INTRAB2C', 1000), row('INTRB2B', 1000), row('INTRB2C', 900)]);
});

test('9B: notes to registered clients name their kind and their invoice’s', () =>
  expect(fileOf(toldNote('credit', issuedInvoice({ sez: true })), toldNote('debit', issuedInvoice())).cdnr).toEqual([
    {
      ctin: '27AAPFU0939F1ZV',
      nt: ['C SEWP CN', 'D R DN'].map((words) => {
        const [ntty, type, series] = words.split(' ');
        return {
          ...{
            ntty,
            nt_num: `${series}/26-27/0001`,
            nt_dt: '25-09-2026',
            val: 118,
            pos: '27',
            rchrg: 'N',
            inv_typ: type,
          },
          itms: [{ num: 1801, itm_det: { rt: 18, txval: 100, iamt: 18, camt: 0, samt: 0, csamt: 0 } }],
        };
      }),
    },
  ]));

test('9B: notes to others name the table of their invoice, and the place of a large supply alone', () => {
  const large = issuedInvoice({ ...unregistered, items: [{ sac: '998525', pricePaise: 10_000_000 }] });
  const notes = fileOf(
    toldNote('credit', large),
    toldNote('credit', issuedInvoice(abroad)),
    toldNote('debit', issuedInvoice({ ...abroad, ...undertaking })),
  ).cdnur;
  expect(notes?.map(({ typ, ntty, pos, val }) => [typ, ntty, pos, val])).toEqual([
    ['B2CL', 'C', '27', 118],
    ['EXPWP', 'C', undefined, 118],
    ['EXPWOP', 'D', undefined, 100],
  ]);
  expect(notes?.[0]?.itms).toEqual([{ num: 1801, itm_det: { rt: 18, txval: 100, iamt: 18, csamt: 0 } }]);
});

test('12: by SAC and rate less credit notes, the unit NA and the quantity 0, registered clients apart since May 2025', () => {
  const lines = [
    { sac: '998513', pricePaise: 100_000 },
    { sac: '998525', pricePaise: 200_000 },
  ];
  const small = { ...unregistered, items: lines };
  const row = (num: number, sac: string, desc: string, txval: number, iamt: number) => ({
    ...{ num, hsn_sc: sac, desc, uqc: 'NA', qty: 0, rt: 18, txval, iamt, camt: 0, samt: 0, csamt: 0 },
  });
  expect(fileOf(told({ items: lines }), told(small), toldNote('credit', issuedInvoice(small))).hsn).toEqual({
    hsn_b2b: [row(1, '998513', 'Contract staffing', 1000, 180), row(2, '998525', 'Guard services', 2000, 360)],
    hsn_b2c: [row(1, '998513', 'Contract staffing', 966.67, 174), row(2, '998525', 'Guard services', 1933.33, 348)],
  });
  const april = { registration: REGISTRATION, documents: [told({ date: '2025-04-30' })], series: [] };
  const rows = [row(1, '998525', 'Guard services', 1000, 180)];
  expect(gstr1FileOf({ ...april, period: '2025-04' }).hsn).toEqual({ data: rows });
  // The quarter that the change falls into, and a later month that tells of a late document, have the new table.
  expect(gstr1FileOf({ ...april, period: '2025-26 Q1' }).hsn).toEqual({ hsn_b2b: rows });
  expect(gstr1FileOf({ ...april, period: '2025-06' }).hsn).toEqual({ hsn_b2b: rows });
});

test('13: the series issued, cancelled ones counted, by the portal’s numbers of their kinds', () => {
  const series = [
    { type: 'Credit note' as const, first: 'CN/1', last: 'CN/2', total: 2, cancelled: 0 },
    { type: 'Invoice' as const, first: 'INV/1', last: 'INV/9', total: 9, cancelled: 2 },
  ];
  const file = gstr1FileOf({ registration: REGISTRATION, period: '2026-09', documents: [], series });
  expect(gstr1File.parse(file).doc_issue).toEqual({
    doc_det: [
      { doc_num: 1, docs: [{ num: 1, from: 'INV/1', to: 'INV/9', totnum: 9, cancel: 2, net_issue: 7 }] },
      { doc_num: 5, docs: [{ num: 1, from: 'CN/1', to: 'CN/2', totnum: 2, cancel: 0, net_issue: 2 }] },
    ],
  });
});

test('a register of a month is told as another program tells it', () => {
  const rupees = (sum: number, sac: string) => ({ items: [{ sac, pricePaise: sum * 100 }] });
  const own = '20AAACR5055K1ZL';
  const here = { clientGstin: '', clientState: '20' };
  const file = fileOf(
    told({ invoiceNo: 'S/1', date: '2026-09-01', clientGstin: own, ...rupees(100_000, '998513') }),
    told({ invoiceNo: 'S/2', date: '2026-09-02', ...rupees(50_000, '998513') }),
    told({ invoiceNo: 'S/4', date: '2026-09-06', ...unregistered, ...rupees(200_000, '998514') }),
    told({ invoiceNo: 'S/5', date: '2026-09-07', ...here, ...exempt, ...rupees(30_000, '998311') }),
    told({ invoiceNo: 'S/8', date: '2026-09-08', ...abroad, ...undertaking, ...rupees(100_000, '998311') }),
  );
  expect(file.b2b?.map(({ ctin, inv }) => [ctin, inv[0]?.inum, inv[0]?.val])).toEqual([
    [own, 'S/1', 118_000],
    ['27AAPFU0939F1ZV', 'S/2', 59_000],
  ]);
  expect(file.b2cl?.map(({ pos, inv }) => [pos, inv[0]?.inum])).toEqual([['27', 'S/4']]);
  expect(file.nil).toEqual({ inv: [{ sply_ty: 'INTRAB2C', nil_amt: 0, expt_amt: 30_000, ngsup_amt: 0 }] });
  expect(file.exp?.map(({ exp_typ, inv }) => [exp_typ, inv[0]?.val])).toEqual([['WOPAY', 100_000]]);
});
