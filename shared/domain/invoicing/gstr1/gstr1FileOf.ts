import { stateOfGstin } from '../../records/gstin';
import type { Gstr1Document, Gstr1Type } from './gstr1Document';
import { signOf } from './gstr1Document';
import type { Gstr1File } from './gstr1File';
import { addTo, type Gstr1Sums, noSums } from './gstr1Sums';
import type { IssuedSeries } from './issuedSeries';
import { portalPeriod } from './returnPeriod';
import { type SacRow, sacSums, sacTitle } from './sacSums';

/** What a return is made of. */
export interface Gstr1Content {
  /** The company's GSTIN. */
  registration: string;
  /** A month or a quarter. */
  period: string;
  documents: readonly Gstr1Document[];
  series: readonly IssuedSeries[];
}

type Table<K extends keyof Gstr1File> = NonNullable<Gstr1File[K]>;
type InvoiceType = Table<'b2b'>[number]['inv'][number]['inv_typ'];

const rupees = (paise: number) => paise / 100;
const portalDay = (date: string) => date.split('-').reverse().join('-');

/** The most letters that the portal takes of a description in table 12. */
const MOST_LETTERS = 30;

const invoiceTypes: Readonly<Partial<Record<Gstr1Document['supply'], InvoiceType>>> = {
  B2B: 'R',
  SEWP: 'SEWP',
  SEWOP: 'SEWOP',
};
const documentNumbers: Readonly<Record<Gstr1Type, number>> = { Invoice: 1, 'Debit note': 4, 'Credit note': 5 };

const igstOf = ({ rate, taxablePaise, igstPaise }: Gstr1Sums & { rate: number }) => ({
  ...{ rt: rate, txval: rupees(taxablePaise), iamt: rupees(igstPaise), csamt: 0 },
});
const taxesOf = (amounts: Gstr1Sums & { rate: number }) => ({
  ...igstOf(amounts),
  ...{ camt: rupees(amounts.cgstPaise), samt: rupees(amounts.sgstPaise) },
});
/** The portal numbers a line by its rate: 1801 for 18%. */
const lineNumber = ({ rate }: Gstr1Document) => Math.round(rate * 100) + 1;
const items = (document: Gstr1Document) => [{ num: lineNumber(document), itm_det: taxesOf(document) }];
const igstItems = (document: Gstr1Document) => [{ num: lineNumber(document), itm_det: igstOf(document) }];

const invoiceOf = ({ number, date, valuePaise }: Gstr1Document) => ({
  ...{ inum: number, idt: portalDay(date), val: rupees(valuePaise) },
});
const noteOf = ({ type, number, date, valuePaise }: Gstr1Document) => ({
  ntty: type === 'Credit note' ? ('C' as const) : ('D' as const),
  ...{ nt_num: number, nt_dt: portalDay(date), val: rupees(valuePaise) },
});
const toRegistered = (document: Gstr1Document) => ({
  ...{ pos: document.place, rchrg: 'N' as const, inv_typ: invoiceTypes[document.supply] ?? 'R' },
  itms: items(document),
});

/** Documents by what a key makes of each, in the order of the keys. */
function grouped<K extends string>(
  documents: readonly Gstr1Document[],
  keyOf: (document: Gstr1Document) => K,
): [key: K, of: Gstr1Document[]][] {
  const groups = new Map<K, Gstr1Document[]>();
  for (const document of documents) {
    const group = groups.get(keyOf(document));
    if (group) group.push(document);
    else groups.set(keyOf(document), [document]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Table 7: by place and rate, net of notes. */
function smallSupplies(documents: readonly Gstr1Document[], state: string): Table<'b2cs'> {
  return grouped(documents, ({ place, rate }) => `${place} ${rate}`).flatMap(([, group]) => {
    const [first] = group;
    if (!first) return [];
    const sums = noSums();
    for (const document of group) addTo(sums, document, signOf(document));
    const { rt, txval, iamt, camt, samt, csamt } = taxesOf({ ...sums, rate: first.rate });
    const isWithin = first.place === state;
    return [
      {
        ...{ sply_ty: isWithin ? 'INTRA' : 'INTER', typ: 'OE', pos: first.place, rt, txval, csamt },
        ...(isWithin ? { camt, samt } : { iamt }),
      },
    ];
  });
}

/** Table 8: exempt supplies, net of notes. */
function exemptSupplies(documents: readonly Gstr1Document[], state: string): Table<'nil'> {
  const kindOf = ({ place, clientGstin }: Gstr1Document) =>
    `${place === state ? 'INTRA' : 'INTR'}${clientGstin === '' ? 'B2C' : 'B2B'}` as const;
  return {
    inv: grouped(documents, kindOf).map(([kind, group]) => ({
      ...{ sply_ty: kind, nil_amt: 0, ngsup_amt: 0 },
      expt_amt: rupees(group.reduce((sum, document) => sum + signOf(document) * document.taxablePaise, 0)),
    })),
  };
}

/** Table 12. */
function sacTable(rows: readonly SacRow[]): Table<'hsn'> {
  const of = (group: SacRow['group']) =>
    rows
      .filter((row) => row.group === group)
      .map((row, index) => ({
        ...{ num: index + 1, hsn_sc: row.sac, desc: sacTitle(row.sac).slice(0, MOST_LETTERS) },
        // Services have the unit NA and the quantity 0 (offline tool, sheet "hsn").
        ...{ uqc: 'NA' as const, qty: 0 as const, ...taxesOf(row) },
      }));
  if (rows.some(({ group }) => group === 'All')) return { data: of('All') };
  const [registered, others] = [of('B2B'), of('B2C')];
  return {
    ...(registered.length > 0 && { hsn_b2b: registered }),
    ...(others.length > 0 && { hsn_b2c: others }),
  };
}

/** Table 13. */
function seriesTable(series: readonly IssuedSeries[]): Table<'doc_issue'> {
  const types = Object.keys(documentNumbers) as Gstr1Type[];
  return {
    doc_det: types
      .map((type) => ({ type, of: series.filter((row) => row.type === type) }))
      .filter(({ of }) => of.length > 0)
      .map(({ type, of }) => ({
        doc_num: documentNumbers[type],
        docs: of.map(({ first, last, total, cancelled }, index) => ({
          ...{ num: index + 1, from: first, to: last, totnum: total, cancel: cancelled },
          net_issue: total - cancelled,
        })),
      })),
  };
}

/** A return without the tables that have no row. */
const withoutEmpty = ({ b2b, b2cl, b2cs, exp, cdnr, cdnur, nil, hsn, doc_issue, ...head }: Required<Gstr1File>) =>
  ({
    ...head,
    ...(b2b.length > 0 && { b2b }),
    ...(b2cl.length > 0 && { b2cl }),
    ...(b2cs.length > 0 && { b2cs }),
    ...(exp.length > 0 && { exp }),
    ...(cdnr.length > 0 && { cdnr }),
    ...(cdnur.length > 0 && { cdnur }),
    ...(nil.inv.length > 0 && { nil }),
    ...(Object.values(hsn).some((rows) => rows.length > 0) && { hsn }),
    ...(doc_issue.doc_det.length > 0 && { doc_issue }),
  }) satisfies Gstr1File;

/** GSTR-1 or GSTR-1A of a registration's period as the portal takes it. */
export function gstr1FileOf({ registration, period, documents, series }: Gstr1Content): Gstr1File {
  const state = stateOfGstin(registration);
  const bySection = new Map(grouped(documents, ({ section }) => section));
  const of = (...sections: Gstr1Document['section'][]) => sections.flatMap((section) => bySection.get(section) ?? []);
  return withoutEmpty({
    ...{ gstin: registration, fp: portalPeriod(period), version: 'GST3.2.4', hash: 'hash' },
    b2b: grouped(of('B2B', 'SEWP', 'SEWOP'), ({ clientGstin }) => clientGstin).map(([ctin, group]) => ({
      ctin,
      inv: group.map((document) => ({ ...invoiceOf(document), ...toRegistered(document) })),
    })),
    b2cl: grouped(of('B2CL'), ({ place }) => place).map(([pos, group]) => ({
      pos,
      inv: group.map((document) => ({ ...invoiceOf(document), itms: igstItems(document) })),
    })),
    b2cs: smallSupplies(of('B2CS'), state),
    exp: grouped(of('EXPWP', 'EXPWOP'), ({ section }) => section).map(([section, group]) => ({
      exp_typ: section === 'EXPWP' ? 'WPAY' : 'WOPAY',
      inv: group.map((document) => ({ ...invoiceOf(document), itms: [igstOf(document)] })),
    })),
    cdnr: grouped(of('CDNR'), ({ clientGstin }) => clientGstin).map(([ctin, group]) => ({
      ctin,
      nt: group.map((document) => ({ ...noteOf(document), ...toRegistered(document) })),
    })),
    cdnur: of('CDNUR').map((document) => ({
      typ: document.supply === 'EXPWP' || document.supply === 'EXPWOP' ? document.supply : 'B2CL',
      ...noteOf(document),
      ...(document.supply === 'B2CL' && { pos: document.place }),
      itms: igstItems(document),
    })),
    nil: exemptSupplies(of('NIL'), state),
    hsn: sacTable(sacSums(documents)),
    doc_issue: seriesTable(series),
  });
}
