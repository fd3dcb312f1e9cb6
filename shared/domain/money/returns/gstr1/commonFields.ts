import { z } from 'zod';
import type { Gstr1Document } from '../gstr1Document';
import type { Gstr1Section } from '../gstr1Section';
import type { Gstr1Sums } from '../gstr1Sums';
import { fieldsOf, kinds, list, object, plain, when, within } from '../portalFields';

/** A table as the form numbers it, `4A`, with the sections of its documents. */
export type ShownTable = readonly [table: string, title: string, ...of: Gstr1Section[]];
export const shown = (...tables: ShownTable[]): readonly ShownTable[] => tables;

/** A document as it is now, with how it was filed. */
export type AmendedDocument = Gstr1Document & { original: Gstr1Document };

const ofSums = fieldsOf<Gstr1Sums>();
const ofDocument = fieldsOf<Gstr1Document>();
const ofAmended = fieldsOf<AmendedDocument>();

const igst = {
  rt: fieldsOf<{ rate: number }>()('Rate', kinds.percent, ({ rate }) => rate),
  txval: ofSums('Taxable value', kinds.amount, ({ taxablePaise }) => taxablePaise),
  iamt: ofSums('IGST', kinds.amount, ({ igstPaise }) => igstPaise),
  csamt: ofSums('Cess', kinds.amount, () => 0),
};

/** Rate, value and taxes, of a document or of sums. */
export const taxFields = {
  ...igst,
  camt: ofSums('CGST', kinds.amount, ({ cgstPaise }) => cgstPaise),
  samt: ofSums('SGST/UTGST', kinds.amount, ({ sgstPaise }) => sgstPaise),
};

/** The portal numbers a line by its rate: 1801 for 18%. */
const lineNumber = ofDocument('Line', kinds.count, ({ rate }) => Math.round(rate * 100) + 1);
const only = (document: Gstr1Document) => [document];
/** The lines of supplies that have no other tax than IGST, and of exports. */
export const igstLines = within(list({ num: lineNumber, itm_det: object(igst) }), only);
export const exportLines = within(list(igst), only);

const val = ofDocument('Document value', kinds.amount, ({ valuePaise }) => valuePaise);
const nt_num = ofDocument('Document number', kinds.number, ({ number }) => number);
const nt_dt = ofDocument('Document date', kinds.day, ({ date }) => date);
const ont_num = ofAmended('Filed number', kinds.number, ({ original }) => original.number);
const ont_dt = ofAmended('Filed date', kinds.day, ({ original }) => original.date);

/** What each invoice has, and each note; number and date as filed. */
export const invoiceFields = { inum: nt_num, idt: nt_dt, val };
export const originalInvoice = { oinum: ont_num, oidt: ont_dt };
export const noteFields = {
  ntty: ofDocument('Note', plain(z.enum(['C', 'D'])), ({ type }) => (type === 'Credit note' ? 'C' : 'D')),
  nt_num,
  nt_dt,
  val,
};
export const originalNote = { ont_num, ont_dt };

/** The client's GSTIN, and the place of supply. */
export const ctin = ofDocument('GSTIN of recipient', kinds.gstin, ({ clientGstin }) => clientGstin);
export const pos = fieldsOf<Pick<Place, 'place'>>()('Place of supply', kinds.place, ({ place }) => place);

/** What a document to a registered client has beside; `rchrg`: whether the client pays the tax. */
export const registeredFields = {
  pos,
  rchrg: ofDocument('Reverse charge', plain(z.enum(['N', 'Y'])), ({ supply }) => (supply === 'B2BRC' ? 'Y' : 'N')),
  inv_typ: ofDocument('Invoice type', plain(z.enum(['R', 'SEWP', 'SEWOP'])), ({ supply }) =>
    supply === 'SEWP' || supply === 'SEWOP' ? supply : 'R',
  ),
  itms: within(list({ num: lineNumber, itm_det: object(taxFields) }), only),
};

/** A place of supply: INTRA, within the company's state, with CGST and SGST; INTER, between states, with IGST. */
export interface Place {
  place: string;
  supply: 'INTRA' | 'INTER';
}

/** Sums of a place at a rate; without a supply, no tax. */
export type PlaceSums = Gstr1Sums & { rate: number; supply?: Place['supply'] };

/** The period of filed sums that are amended, the supply of sums, and its taxes. */
export const omon = fieldsOf<{ period: string }>()('Amends', kinds.period, ({ period }) => period);
export const sply_ty = fieldsOf<Place>()('Supply', plain(z.enum(['INTRA', 'INTER'])), ({ supply }) => supply);
export const headFields = {
  iamt: when(taxFields.iamt, ({ supply }: PlaceSums) => supply === 'INTER'),
  camt: when(taxFields.camt, ({ supply }: PlaceSums) => supply === 'INTRA'),
  samt: when(taxFields.samt, ({ supply }: PlaceSums) => supply === 'INTRA'),
};
