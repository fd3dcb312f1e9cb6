import { z } from 'zod';
import { isIsoDate } from '../../dates/isoDate';
import { normaliseGstin } from '../../records/gstin';

/** A supplier's document: a bill, or a note that lowers or raises one. */
export const billKinds = ['Bill', 'Credit note', 'Debit note'] as const;
export type BillKind = (typeof billKinds)[number];

/** A supplier’s bill or note in form GSTR-2B; amounts are in paise, never negative. */
export interface PortalBill {
  kind: BillKind;
  supplierGstin: string;
  supplierName: string;
  number: string;
  date: string;
  taxablePaise: number;
  /** CGST, SGST and IGST together. */
  taxPaise: number;
  igstPaise: number;
  cgstPaise: number;
  sgstPaise: number;
  totalPaise: number;
  /** Whether the portal allows claiming the tax. */
  isClaimable: boolean;
  /** Reverse charge: the company owes the tax itself. */
  reverseCharge: boolean;
  /** Credit distributed by an input service distributor: tax without a value, and no supplier's bill. */
  isDistributed: boolean;
}

/** A parsed form GSTR-2B. */
export interface Gstr2b {
  gstin: string;
  /** `YYYY-MM`. */
  period: string;
  bills: PortalBill[];
}

/** The file is no GSTR-2B, or can’t be read; the message says which. */
export class NoGstr2bError extends Error {
  override name = 'NoGstr2bError';
}

const rupees = z.number().default(0);
const dayFirst = z
  .string()
  .transform((day) => day.split('-').reverse().join('-'))
  .refine(isIsoDate);

const invoice = z.object({
  inum: z.string().min(1),
  dt: dayFirst,
  txval: rupees,
  val: rupees,
  igst: rupees,
  cgst: rupees,
  sgst: rupees,
  itcavl: z.string().default('Y'),
  rev: z.string().default('N'),
});
const supplier = z.object({ ctin: z.string(), trdnm: z.string().default('') });
const invoices = supplier.extend({ inv: z.array(invoice) });
const amended = supplier.extend({ inv: z.array(invoice.extend({ oinum: z.string() })) });
const note = invoice.omit({ inum: true }).extend({ ntnum: z.string().min(1), typ: z.enum(['C', 'D']) });
const notes = supplier.extend({ nt: z.array(note) });
const amendedNotes = supplier.extend({ nt: z.array(note.extend({ ontnum: z.string() })) });

const distributed = z.object({
  docnum: z.string().min(1),
  docdt: dayFirst,
  doctyp: z.enum(['ISDI', 'ISDC']),
  igst: rupees,
  cgst: rupees,
  sgst: rupees,
  itcelg: z.string().default('Y'),
});
const distributions = supplier.extend({ doclist: z.array(distributed) });
const amendedDistributions = supplier.extend({ doclist: z.array(distributed.extend({ odocnum: z.string() })) });

/** The relevant part of the portal’s JSON; itcsumm and cpsumm contain totals of the same. */
const file = z.object({
  data: z.object({
    gstin: z.string(),
    rtnprd: z.string().regex(/^(0[1-9]|1[0-2])\d{4}$/),
    docdata: z.object({
      b2b: z.array(invoices).default([]),
      b2ba: z.array(amended).default([]),
      cdnr: z.array(notes).default([]),
      cdnra: z.array(amendedNotes).default([]),
      isd: z.array(distributions).default([]),
      isda: z.array(amendedDistributions).default([]),
    }),
  }),
});

const paise = (amount: number) => Math.round(amount * 100);

type Told = Omit<z.infer<typeof invoice>, 'inum'>;

function billOf(kind: BillKind, { ctin, trdnm }: z.infer<typeof supplier>, number: string, told: Told): PortalBill {
  const { dt, txval, val, igst, cgst, sgst, itcavl, rev } = told;
  const taxes = { igstPaise: paise(igst), cgstPaise: paise(cgst), sgstPaise: paise(sgst) };
  return {
    kind,
    supplierGstin: normaliseGstin(ctin),
    supplierName: trdnm,
    number: number.trim(),
    date: dt,
    taxablePaise: paise(txval),
    ...taxes,
    totalPaise: paise(val),
    taxPaise: taxes.igstPaise + taxes.cgstPaise + taxes.sgstPaise,
    isClaimable: itcavl === 'Y',
    reverseCharge: rev === 'Y',
    isDistributed: false,
  };
}

const billsOf = (of: z.infer<typeof invoices>) => of.inv.map((told) => billOf('Bill', of, told.inum, told));
const notesOf = (of: z.infer<typeof notes>) =>
  of.nt.map((told) => billOf(told.typ === 'C' ? 'Credit note' : 'Debit note', of, told.ntnum, told));

/** A distributor's document; its total is the tax. */
const distributedOf = (of: z.infer<typeof distributions>) =>
  of.doclist.map(({ docnum, docdt, doctyp, itcelg, ...taxes }): PortalBill => {
    const told = { ...taxes, dt: docdt, txval: 0, val: taxes.igst + taxes.cgst + taxes.sgst, itcavl: itcelg, rev: 'N' };
    return { ...billOf(doctyp === 'ISDC' ? 'Credit note' : 'Bill', of, docnum, told), isDistributed: true };
  });

/**
 * Parses the portal’s JSON of GSTR-2B: bills, notes and distributed credit (b2b, cdnr, isd); amended ones (b2ba, cdnra,
 * isda) replace the originals.
 * @throws NoGstr2bError
 */
export function readGstr2b(text: string): Gstr2b {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new NoGstr2bError('This is no JSON. Choose the file that the GST portal saved for GSTR-2B.');
  }
  const read = file.safeParse(json);
  if (!read.success) {
    const at = read.error.issues[0]?.path.join('.') ?? '';
    throw new NoGstr2bError(
      `This is no GSTR-2B of the portal, or it changed its layout (at ${at || 'its beginning'}).`,
    );
  }
  const { gstin, rtnprd, docdata } = read.data.data;
  const keyOf = (ctin: string, number: string) => `${normaliseGstin(ctin)} ${numberKey(number)}`;
  const goneBills = new Set(docdata.b2ba.flatMap(({ ctin, inv }) => inv.map(({ oinum }) => keyOf(ctin, oinum))));
  const goneNotes = new Set(docdata.cdnra.flatMap(({ ctin, nt }) => nt.map(({ ontnum }) => keyOf(ctin, ontnum))));
  const goneShares = new Set(
    docdata.isda.flatMap(({ ctin, doclist }) => doclist.map(({ odocnum }) => keyOf(ctin, odocnum))),
  );
  const left = (all: PortalBill[], gone: ReadonlySet<string>) =>
    all.filter(({ supplierGstin, number }) => !gone.has(keyOf(supplierGstin, number)));
  return {
    gstin: normaliseGstin(gstin),
    period: `${rtnprd.slice(2)}-${rtnprd.slice(0, 2)}`,
    bills: [
      ...left(docdata.b2b.flatMap(billsOf), goneBills),
      ...docdata.b2ba.flatMap(billsOf),
      ...left(docdata.cdnr.flatMap(notesOf), goneNotes),
      ...docdata.cdnra.flatMap(notesOf),
      ...left(docdata.isd.flatMap(distributedOf), goneShares),
      ...docdata.isda.flatMap(distributedOf),
    ],
  };
}

/** A bill’s number normalised for case, separators and leading zeros: `inv/001` is `INV-1`. */
export const numberKey = (number: string): string =>
  number
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .replace(/(?<!\d)0+(?=\d)/g, '')
    .replaceAll(' ', '');
