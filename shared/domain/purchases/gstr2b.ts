import { z } from 'zod';
import { isIsoDate } from '../dates/isoDate';
import { normaliseGstin } from '../records/gstin';

/** A supplier’s bill as form GSTR-2B has it; amounts are paise. */
export interface PortalBill {
  supplierGstin: string;
  supplierName: string;
  number: string;
  date: string;
  taxablePaise: number;
  /** CGST, SGST and IGST together. */
  taxPaise: number;
  totalPaise: number;
  /** Whether the portal lets the tax be claimed. */
  isClaimable: boolean;
}

/** A form GSTR-2B as it was read. */
export interface Gstr2b {
  gstin: string;
  /** `YYYY-MM`. */
  period: string;
  bills: PortalBill[];
  /** Credit and debit notes, which are not matched. */
  notes: number;
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
  ...{ inum: z.string().min(1), dt: dayFirst, txval: rupees, val: rupees },
  ...{ igst: rupees, cgst: rupees, sgst: rupees, itcavl: z.string().default('Y') },
});
const supplier = z.object({ ctin: z.string(), trdnm: z.string().default('') });
const invoices = supplier.extend({ inv: z.array(invoice) });
const amended = supplier.extend({ inv: z.array(invoice.extend({ oinum: z.string() })) });
const notes = z.array(z.object({ nt: z.array(z.unknown()).default([]) })).default([]);

/** The part of the portal’s JSON that is read; itcsumm and cpsumm sum the same up. */
const file = z.object({
  data: z.object({
    gstin: z.string(),
    rtnprd: z.string().regex(/^(0[1-9]|1[0-2])\d{4}$/),
    docdata: z.object({
      b2b: z.array(invoices).default([]),
      b2ba: z.array(amended).default([]),
      cdnr: notes,
      cdnra: notes,
    }),
  }),
});

const paise = (amount: number) => Math.round(amount * 100);

function billsOf({ ctin, trdnm, inv }: z.infer<typeof invoices>): PortalBill[] {
  return inv.map(({ inum, dt, txval, val, igst, cgst, sgst, itcavl }) => ({
    ...{ supplierGstin: normaliseGstin(ctin), supplierName: trdnm, number: inum.trim(), date: dt },
    ...{ taxablePaise: paise(txval), taxPaise: paise(igst) + paise(cgst) + paise(sgst), totalPaise: paise(val) },
    isClaimable: itcavl === 'Y',
  }));
}

/**
 * Reads the portal’s JSON of GSTR-2B: bills (b2b), with amended ones (b2ba) in the place of what they amend.
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
  const gone = new Set(docdata.b2ba.flatMap(({ ctin, inv }) => inv.map(({ oinum }) => keyOf(ctin, oinum))));
  const first = docdata.b2b
    .flatMap(billsOf)
    .filter(({ supplierGstin, number }) => !gone.has(keyOf(supplierGstin, number)));
  return {
    gstin: normaliseGstin(gstin),
    period: `${rtnprd.slice(2)}-${rtnprd.slice(0, 2)}`,
    bills: [...first, ...docdata.b2ba.flatMap(billsOf)],
    notes: [...docdata.cdnr, ...docdata.cdnra].reduce((count, { nt }) => count + nt.length, 0),
  };
}

/** A bill’s number whatever its case, separators and leading zeros: `inv/001` is `INV-1`. */
export const numberKey = (number: string): string =>
  number
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .replace(/(?<!\d)0+(?=\d)/g, '')
    .replaceAll(' ', '');
