import { z } from 'zod';
import { stateOfGstin } from '../../records/gstin';
import { type AmendedAdvances, noAdvances, type Table11 } from '../settle/advanceSums';
import { advanceRows, amendedAdvanceRows, at } from './gstr1/at';
import { b2b } from './gstr1/b2b';
import { b2cl } from './gstr1/b2cl';
import { b2cs, type RevisedSupplies, revisedSupplies, smallSupplies } from './gstr1/b2cs';
import { cdnr } from './gstr1/cdnr';
import { cdnur } from './gstr1/cdnur';
import type { AmendedDocument, ShownTable } from './gstr1/commonFields';
import { docIssue } from './gstr1/docIssue';
import { exp } from './gstr1/exp';
import { hsn } from './gstr1/hsn';
import { exemptSupplies, nil } from './gstr1/nil';
import type { Gstr1Document } from './gstr1Document';
import type { Gstr1Section } from './gstr1Section';
import type { IssuedSeries } from './issuedSeries';
import { type Field, fieldsOf, grouped, kinds, object, plain } from './portalFields';
import { sacSums } from './sacSums';

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
  amendments?: readonly AmendedDocument[];
  /** Table 7 of filed periods of which something differs. By default none. */
  revised?: readonly RevisedSupplies[];
}

/** The tables of documents in the form's order. */
export const gstr1Tables = [b2b, b2cl, exp, b2cs, nil, cdnr, cdnur]
  .flatMap(({ tables }) => tables)
  .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));

const none = { advances: noAdvances, amendedAdvances: [], toldBefore: new Set<string>(), amendments: [], revised: [] };
const sectioned = (content: Gstr1Content) => ({
  ...({ ...none, ...content } satisfies Required<Gstr1Content>),
  state: stateOfGstin(content.registration),
  bySection: new Map(grouped(content.documents, ({ section }) => section)),
});
type Sectioned = ReturnType<typeof sectioned>;

type Tables = Readonly<{ tables: readonly ShownTable[] }>;

/** The sections of documents that are in tables. */
export const sectionsOf = (...of: Tables[]): Gstr1Section[] =>
  of.flatMap(({ tables }) => tables.flatMap(([, , ...sections]) => sections));

const own = (of: Tables) => (content: Sectioned) =>
  sectionsOf(of).flatMap((section) => content.bySection.get(section) ?? []);
/** Without those already in an IFF. */
const open = (of: Tables) => (content: Sectioned) => own(of)(content).filter(({ id }) => !content.toldBefore.has(id));
/** By the table in which they were filed. */
const amended = (of: Tables) => (content: Sectioned) =>
  content.amendments.filter(({ original }) => sectionsOf(of).includes(original.section));

/** A table, left out without rows. */
const table = <R, S extends z.ZodType>(
  { schema, json }: Field<readonly R[], S>,
  rowsOf: (content: Sectioned) => readonly R[],
) => ({
  schema: schema.optional(),
  json: (content: Sectioned) => {
    const rows = rowsOf(content);
    return rows.length > 0 ? json(rows) : undefined;
  },
});

const field = fieldsOf<Gstr1Content>();
const fields = {
  gstin: field('GSTIN', kinds.gstin, ({ registration }) => registration),
  fp: field('Period', kinds.period, ({ period }) => period),
  version: field('Layout', plain(z.literal('GST3.2.4')), () => 'GST3.2.4'),
  hash: field('Hash', plain(z.literal('hash')), () => 'hash'),
  b2b: table(b2b.rows, open(b2b)),
  b2cl: table(b2cl.rows, own(b2cl)),
  b2cs: table(b2cs.rows, (content) => smallSupplies(own(b2cs)(content), content.state)),
  exp: table(exp.rows, own(exp)),
  cdnr: table(cdnr.rows, open(cdnr)),
  cdnur: table(cdnur.rows, own(cdnur)),
  b2ba: table(b2b.amended, amended(b2b)),
  b2cla: table(b2cl.amended, amended(b2cl)),
  expa: table(exp.amended, amended(exp)),
  cdnra: table(cdnr.amended, amended(cdnr)),
  cdnura: table(cdnur.amended, amended(cdnur)),
  b2csa: table(b2cs.amended, ({ revised, state }) => revisedSupplies(revised, state)),
  at: table(at.rows, ({ advances, state }) => advanceRows(advances.received, state)),
  txpd: table(at.rows, ({ advances, state }) => advanceRows(advances.adjusted, state)),
  ata: table(at.amended, ({ amendedAdvances, state }) => amendedAdvanceRows(amendedAdvances, 'received', state)),
  txpda: table(at.amended, ({ amendedAdvances, state }) => amendedAdvanceRows(amendedAdvances, 'adjusted', state)),
  nil: table(nil.rows, (content) => exemptSupplies(own(nil)(content), content.state)),
  hsn: table(hsn, ({ documents, period }) => sacSums(documents, period)),
  doc_issue: table(docIssue, ({ series }) => series),
};

/** GSTR-1, GSTR-1A or IFF as the portal takes it (layout GST3.2.4); a table without rows is left out. */
export const gstr1File = object(fields).schema;
export type Gstr1File = z.infer<typeof gstr1File>;

/** {@link gstr1FileOf} in steps, so that the caller can yield between tables of many documents. */
export function* gstr1FileSteps(content: Gstr1Content): Generator<undefined, Gstr1File> {
  const sections = sectioned(content);
  const file: Record<string, unknown> = {};
  for (const [name, { json }] of Object.entries<Field<Sectioned>>(fields)) {
    const value = json(sections);
    if (value !== undefined) file[name] = value;
    yield;
  }
  return file as Gstr1File;
}

/** GSTR-1, GSTR-1A or IFF of a registration's period. */
export function gstr1FileOf(content: Gstr1Content): Gstr1File {
  const steps = gstr1FileSteps(content);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
