import { stateOfGstin } from '../../records/gstin';
import { type AdvanceRow, type AmendedAdvances, noAdvances, type Table11 } from '../settle/advanceSums';
import { type Gstr1Document, signOf } from './gstr1Document';
import type { Gstr1File } from './gstr1File';
import { addTo, type Gstr1Sums, noSums } from './gstr1Sums';
import { type IssuedSeries, issuedNatures } from './issuedSeries';
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
  /** By default none. */
  advances?: Table11;
  /** Advances of filed periods that are reported differently from the filed return. By default none. */
  amendedAdvances?: readonly AmendedAdvances[];
  /** Ids of documents that an IFF of the quarter told of: tables 4 and 9B don't tell of them again. By default none. */
  toldBefore?: ReadonlySet<string>;
  /** Documents of filed periods that are reported differently from the filed return. By default none. */
  amendments?: readonly Amended[];
  /** Table 7 of filed periods of which something differs: all its documents as they are now. By default none. */
  revised?: readonly { period: string; documents: readonly Gstr1Document[]; places: ReadonlySet<string> }[];
}

/** A document as it was filed, and as it is reported now. */
export interface Amended {
  told: Gstr1Document;
  now: Gstr1Document;
}

type Table<K extends keyof Gstr1File> = NonNullable<Gstr1File[K]>;
type InvoiceType = Table<'b2b'>[number]['inv'][number]['inv_typ'];

const rupees = (paise: number) => paise / 100;
const portalDay = (date: string) => `${date.slice(8)}-${date.slice(5, 7)}-${date.slice(0, 4)}`;

/** The most letters that the portal takes of a description in table 12. */
const MOST_LETTERS = 30;

const invoiceTypes: Readonly<Partial<Record<Gstr1Document['supply'], InvoiceType>>> = {
  B2B: 'R',
  B2BRC: 'R',
  SEWP: 'SEWP',
  SEWOP: 'SEWOP',
};

// Literals, not spread: a return has ten thousands of them.
const igstOf = ({ rate, taxablePaise, igstPaise }: Gstr1Sums & { rate: number }) => ({
  rt: rate,
  txval: rupees(taxablePaise),
  iamt: rupees(igstPaise),
  csamt: 0,
});
const taxesOf = ({ rate, taxablePaise, igstPaise, cgstPaise, sgstPaise }: Gstr1Sums & { rate: number }) => ({
  rt: rate,
  txval: rupees(taxablePaise),
  iamt: rupees(igstPaise),
  csamt: 0,
  camt: rupees(cgstPaise),
  samt: rupees(sgstPaise),
});
/** The portal numbers a line by its rate: 1801 for 18%. */
const lineNumber = ({ rate }: Gstr1Document) => Math.round(rate * 100) + 1;
const items = (document: Gstr1Document) => [{ num: lineNumber(document), itm_det: taxesOf(document) }];
const igstItems = (document: Gstr1Document) => [{ num: lineNumber(document), itm_det: igstOf(document) }];

const invoiceOf = ({ number, date, valuePaise }: Gstr1Document) => ({
  inum: number,
  idt: portalDay(date),
  val: rupees(valuePaise),
});
const noteOf = ({ type, number, date, valuePaise }: Gstr1Document) => ({
  ntty: type === 'Credit note' ? ('C' as const) : ('D' as const),
  ...{ nt_num: number, nt_dt: portalDay(date), val: rupees(valuePaise) },
});
const toRegistered = (document: Gstr1Document) => ({
  pos: document.place,
  rchrg: document.supply === 'B2BRC' ? ('Y' as const) : ('N' as const),
  inv_typ: invoiceTypes[document.supply] ?? 'R',
  itms: items(document),
});

/** Documents by what a key makes of each, in the order of the keys. */
function grouped<T, K extends string>(documents: readonly T[], keyOf: (document: T) => K): [key: K, of: T[]][] {
  const groups = new Map<K, T[]>();
  for (const document of documents) {
    const key = keyOf(document);
    const group = groups.get(key);
    if (group) group.push(document);
    else groups.set(key, [document]);
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

/** Table 11A or 11B; a supply to a zone is between states, wherever the zone lies. */
function advanceTable(rows: readonly AdvanceRow[], state: string): Table<'at'> {
  const isWithin = ({ place, isZeroRated }: AdvanceRow) => place === state && !isZeroRated;
  return grouped(rows, (row) => `${row.place} ${isWithin(row) ? 'INTRA' : 'INTER'}`).flatMap(([, group]) => {
    const [first] = group;
    if (!first) return [];
    return [
      {
        ...{ pos: first.place, sply_ty: isWithin(first) ? ('INTRA' as const) : ('INTER' as const) },
        itms: grouped(group, ({ rate }) => String(rate)).map(([rate, own]) => {
          const sums = noSums();
          for (const row of own) addTo(sums, row);
          return {
            ...{ rt: Number(rate), ad_amt: rupees(sums.taxablePaise), csamt: 0 },
            ...(isWithin(first)
              ? { camt: rupees(sums.cgstPaise), samt: rupees(sums.sgstPaise) }
              : { iamt: rupees(sums.igstPaise) }),
          };
        }),
      },
    ];
  });
}

/** Part II of table 11A or 11B. */
const amendedAdvanceTable = (amended: readonly AmendedAdvances[], table: keyof Table11, state: string): Table<'ata'> =>
  amended
    .filter((each) => each.table === table)
    .flatMap(({ period, now }) => advanceTable(now, state).map((row) => ({ omon: portalPeriod(period), ...row })));

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
  return {
    doc_det: issuedNatures
      .map(({ type, code }) => ({ code, of: series.filter((row) => row.type === type) }))
      .filter(({ of }) => of.length > 0)
      .map(({ code, of }) => ({
        doc_num: code,
        docs: of.map(({ first, last, total, cancelled }, index) => ({
          ...{ num: index + 1, from: first, to: last, totnum: total, cancel: cancelled },
          net_issue: total - cancelled,
        })),
      })),
  };
}

const originalOf = ({ told }: Amended) => ({ oinum: told.number, oidt: portalDay(told.date) });
const originalNoteOf = ({ told }: Amended) => ({ ont_num: told.number, ont_dt: portalDay(told.date) });
const exportTypeOf = (section: Gstr1Document['section']) => (section === 'EXPWP' ? 'WPAY' : 'WOPAY');
const noteTypeOf = ({ supply }: Gstr1Document): Table<'cdnur'>[number]['typ'] =>
  supply === 'EXPWP' || supply === 'EXPWOP' ? supply : 'B2CL';

/** Tables 9A and 9C, by the sections in which the documents were filed. */
function amendedTables(amendments: readonly Amended[]) {
  const of = (...sections: Gstr1Document['section'][]) =>
    amendments.filter(({ told }) => sections.includes(told.section));
  return {
    b2ba: grouped(of('B2B', 'B2BRC', 'SEWP', 'SEWOP'), ({ now }) => now.clientGstin).map(([ctin, group]) => ({
      ctin,
      inv: group.map((each) => ({ ...originalOf(each), ...invoiceOf(each.now), ...toRegistered(each.now) })),
    })),
    b2cla: grouped(of('B2CL'), ({ now }) => now.place).map(([pos, group]) => ({
      pos,
      inv: group.map((each) => ({ ...originalOf(each), ...invoiceOf(each.now), itms: igstItems(each.now) })),
    })),
    expa: grouped(of('EXPWP', 'EXPWOP'), ({ now }) => exportTypeOf(now.section)).map(([type, group]) => ({
      exp_typ: type,
      inv: group.map((each) => ({ ...originalOf(each), ...invoiceOf(each.now), itms: [igstOf(each.now)] })),
    })),
    cdnra: grouped(of('CDNR'), ({ now }) => now.clientGstin).map(([ctin, group]) => ({
      ctin,
      nt: group.map((each) => ({ ...originalNoteOf(each), ...noteOf(each.now), ...toRegistered(each.now) })),
    })),
    cdnura: of('CDNUR').map((each) => ({
      ...{ typ: noteTypeOf(each.now), ...originalNoteOf(each), ...noteOf(each.now) },
      ...(each.now.supply === 'B2CL' && { pos: each.now.place }),
      itms: igstItems(each.now),
    })),
  } satisfies Partial<Gstr1File>;
}

/** Table 10: what table 7 of filed periods is now, of the places where it differs; 0 where nothing is left. */
function revisedSupplies(revised: NonNullable<Gstr1Content['revised']>, state: string): Table<'b2csa'> {
  return revised.flatMap(({ period, documents, places }) =>
    [...places].sort().map((pos) => {
      const rows = smallSupplies(
        documents.filter(({ section, place }) => section === 'B2CS' && place === pos),
        state,
      );
      const itms = rows.map(({ rt, txval, iamt, camt, samt, csamt }) =>
        pos === state ? { rt, txval, camt, samt, csamt } : { rt, txval, iamt, csamt },
      );
      const none = { rt: 0, txval: 0, csamt: 0 };
      return {
        ...{ omon: portalPeriod(period), sply_ty: pos === state ? ('INTRA' as const) : ('INTER' as const) },
        ...{ typ: 'OE' as const, pos, itms: itms.length > 0 ? itms : [none] },
      };
    }),
  );
}

/** The lists of a return that have a row. */
const filledLists = <T extends Record<string, readonly unknown[]>>(lists: T): Partial<T> =>
  Object.fromEntries(Object.entries(lists).filter(([, rows]) => rows.length > 0)) as Partial<T>;

/** {@link gstr1FileOf} in steps, so that who makes it of many documents can let others have their turn. */
export function* gstr1FileSteps({
  registration,
  period,
  documents,
  series,
  advances = noAdvances,
  amendedAdvances = [],
  toldBefore = new Set(),
  amendments = [],
  revised = [],
}: Gstr1Content): Generator<undefined, Gstr1File> {
  const state = stateOfGstin(registration);
  const bySection = new Map(grouped(documents, ({ section }) => section));
  const of = (...sections: Gstr1Document['section'][]) => sections.flatMap((section) => bySection.get(section) ?? []);
  const open = (...sections: Gstr1Document['section'][]) => of(...sections).filter(({ id }) => !toldBefore.has(id));
  yield;
  const nil = exemptSupplies(of('NIL'), state);
  const hsn = sacTable(sacSums(documents, period));
  yield;
  const issued = seriesTable(series);
  const b2b = grouped(open('B2B', 'B2BRC', 'SEWP', 'SEWOP'), ({ clientGstin }) => clientGstin).map(([ctin, group]) => ({
    ctin,
    inv: group.map((document) => ({ ...invoiceOf(document), ...toRegistered(document) })),
  }));
  yield;
  const cdnr = grouped(open('CDNR'), ({ clientGstin }) => clientGstin).map(([ctin, group]) => ({
    ctin,
    nt: group.map((document) => ({ ...noteOf(document), ...toRegistered(document) })),
  }));
  yield;
  return {
    ...{ gstin: registration, fp: portalPeriod(period), version: 'GST3.2.4', hash: 'hash' },
    ...filledLists({
      b2b,
      b2cl: grouped(of('B2CL'), ({ place }) => place).map(([pos, group]) => ({
        pos,
        inv: group.map((document) => ({ ...invoiceOf(document), itms: igstItems(document) })),
      })),
      b2cs: smallSupplies(of('B2CS'), state),
      exp: grouped(of('EXPWP', 'EXPWOP'), ({ section }) => exportTypeOf(section)).map(([type, group]) => ({
        exp_typ: type,
        inv: group.map((document) => ({ ...invoiceOf(document), itms: [igstOf(document)] })),
      })),
      cdnr,
      cdnur: of('CDNUR').map((document) => ({
        ...{ typ: noteTypeOf(document), ...noteOf(document) },
        ...(document.supply === 'B2CL' && { pos: document.place }),
        itms: igstItems(document),
      })),
      ...amendedTables(amendments),
      b2csa: revisedSupplies(revised, state),
      at: advanceTable(advances.received, state),
      txpd: advanceTable(advances.adjusted, state),
      ata: amendedAdvanceTable(amendedAdvances, 'received', state),
      txpda: amendedAdvanceTable(amendedAdvances, 'adjusted', state),
    }),
    ...(nil.inv.length > 0 && { nil }),
    ...(Object.values(hsn).some((rows) => rows.length > 0) && { hsn }),
    ...(issued.doc_det.length > 0 && { doc_issue: issued }),
  };
}

/** GSTR-1, GSTR-1A or IFF of a registration's period as the portal takes it; tables without a row are left out. */
export function gstr1FileOf(content: Gstr1Content): Gstr1File {
  const steps = gstr1FileSteps(content);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
