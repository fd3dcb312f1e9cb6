import { z } from 'zod';

/** Rupees with at most 2 decimals. */
const rupees = z.number().refine((sum) => Math.abs(sum * 100 - Math.round(sum * 100)) < 1e-4, 'more than 2 decimals');
const day = z.string().regex(/^[0-3][0-9]-[01][0-9]-[0-9]{4}$/);
const number = z.string().regex(/^[A-Za-z0-9/-]{1,16}$/);
const state = z.string().regex(/^[0-9]{2}$/);
const gstin = z.string().length(15);
const month = z.string().regex(/^[01][0-9][0-9]{4}$/);

const igst = { rt: z.number(), txval: rupees, iamt: rupees, csamt: rupees };
const taxes = { ...igst, camt: rupees, samt: rupees };
/** Lines: `num` is 1801 for 18%. */
const items = z.array(z.strictObject({ num: z.int(), itm_det: z.strictObject(taxes) })).min(1);
const igstItems = z.array(z.strictObject({ num: z.int(), itm_det: z.strictObject(igst) })).min(1);
/** Whether the client pays the tax on reverse charge: table 4B. */
const rchrg = z.enum(['N', 'Y']);
const invoiceType = z.enum(['R', 'SEWP', 'SEWOP']);
const ntty = z.enum(['C', 'D']);
const exportType = z.enum(['WPAY', 'WOPAY']);
const noteType = z.enum(['B2CL', 'EXPWP', 'EXPWOP']);

const invoice = z.strictObject({ inum: number, idt: day, val: rupees });
const b2bInvoice = invoice.extend({ pos: state, rchrg, inv_typ: invoiceType, itms: items });
const b2clInvoice = invoice.extend({ itms: igstItems });
const expInvoice = invoice.extend({ itms: z.array(z.strictObject(igst)).min(1) });
const note = z.strictObject({ ntty, nt_num: number, nt_dt: day, val: rupees });
const cdnrNote = note.extend({ pos: state, rchrg, inv_typ: invoiceType, itms: items });
const cdnurNote = note.extend({ typ: noteType, pos: state.optional(), itms: igstItems });

/** The number and day of the amended document. */
const original = { oinum: number, oidt: day };
const originalNote = { ont_num: number, ont_dt: day };
const revised = { rt: z.number(), txval: rupees, csamt: rupees };
const ofHeads = { iamt: rupees.optional(), camt: rupees.optional(), samt: rupees.optional() };

const supplyType = z.enum(['INTRA', 'INTER']);
const b2cs = z.strictObject({
  ...{ sply_ty: supplyType, typ: z.literal('OE'), pos: state, rt: z.number(), txval: rupees, csamt: rupees },
  ...ofHeads,
});
const b2csa = z.strictObject({
  ...{ omon: month, sply_ty: supplyType, typ: z.literal('OE'), pos: state },
  itms: z.array(z.strictObject({ ...revised, ...ofHeads })).min(1),
});
/** Tables 11A and 11B: advances by place and rate; `ad_amt` is the advance without its tax. */
const advances = z.strictObject({
  ...{ pos: state, sply_ty: supplyType },
  itms: z.array(z.strictObject({ rt: z.number(), ad_amt: rupees, csamt: rupees, ...ofHeads })).min(1),
});
const amendedAdvances = advances.extend({ omon: month });
const nil = z.strictObject({
  sply_ty: z.enum(['INTRB2B', 'INTRAB2B', 'INTRB2C', 'INTRAB2C']),
  ...{ nil_amt: rupees, expt_amt: rupees, ngsup_amt: rupees },
});
const sacRow = z.strictObject({
  ...{ num: z.int(), hsn_sc: z.string().regex(/^99[0-9]{4}$/), desc: z.string().max(30), uqc: z.literal('NA') },
  ...{ qty: z.literal(0), ...taxes },
});
const series = z.strictObject({
  ...{ num: z.int(), from: number, to: number, totnum: z.int(), cancel: z.int(), net_issue: z.int() },
});

/** GSTR-1, GSTR-1A or IFF as the portal takes it (layout GST3.2.4); a table without rows is left out. */
export const gstr1File = z.strictObject({
  gstin,
  /** MMYYYY. */
  fp: month,
  version: z.literal('GST3.2.4'),
  hash: z.literal('hash'),
  b2b: z.array(z.strictObject({ ctin: gstin, inv: z.array(b2bInvoice) })).optional(),
  b2cl: z.array(z.strictObject({ pos: state, inv: z.array(b2clInvoice) })).optional(),
  b2cs: z.array(b2cs).optional(),
  exp: z.array(z.strictObject({ exp_typ: exportType, inv: z.array(expInvoice) })).optional(),
  cdnr: z.array(z.strictObject({ ctin: gstin, nt: z.array(cdnrNote) })).optional(),
  cdnur: z.array(cdnurNote).optional(),
  /** Table 9A: amended invoices of filed periods. */
  b2ba: z.array(z.strictObject({ ctin: gstin, inv: z.array(b2bInvoice.extend(original)) })).optional(),
  b2cla: z.array(z.strictObject({ pos: state, inv: z.array(b2clInvoice.extend(original)) })).optional(),
  expa: z.array(z.strictObject({ exp_typ: exportType, inv: z.array(expInvoice.extend(original)) })).optional(),
  /** Table 9C: amended notes. */
  cdnra: z.array(z.strictObject({ ctin: gstin, nt: z.array(cdnrNote.extend(originalNote)) })).optional(),
  cdnura: z.array(cdnurNote.extend(originalNote)).optional(),
  /** Table 10: what table 7 of a filed period is now, by place. */
  b2csa: z.array(b2csa).optional(),
  /** Table 11A: advances of the period that no invoice of it took. */
  at: z.array(advances).optional(),
  /** Table 11B: earlier advances that invoices of the period took. */
  txpd: z.array(advances).optional(),
  /** Table 11, part II: what 11A and 11B of filed periods are now, by place. */
  ata: z.array(amendedAdvances).optional(),
  txpda: z.array(amendedAdvances).optional(),
  nil: z.strictObject({ inv: z.array(nil) }).optional(),
  hsn: z
    .union([
      z.strictObject({ data: z.array(sacRow) }),
      z.strictObject({ hsn_b2b: z.array(sacRow).optional(), hsn_b2c: z.array(sacRow).optional() }),
    ])
    .optional(),
  doc_issue: z
    .strictObject({ doc_det: z.array(z.strictObject({ doc_num: z.int(), docs: z.array(series) })) })
    .optional(),
});
export type Gstr1File = z.infer<typeof gstr1File>;
