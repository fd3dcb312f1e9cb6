import { z } from 'zod';
import { isIsoDate } from '../../dates/isoDate';
import { normaliseGstin } from '../../records/gstin';
import { type BillKind, numberKey, type PortalBill } from './gstr2b';

/** What can be done with a document in the portal's invoice management; without an action it counts as accepted. */
export const imsActions = ['Accepted', 'Rejected', 'Pending', 'No action'] as const;
export type ImsAction = (typeof imsActions)[number];

/** The portal's letters. */
const letters = { A: 'Accepted', R: 'Rejected', P: 'Pending', N: 'No action' } as const;
type Letter = keyof typeof letters;

/** The portal's letter of an action. */
export const letterOf = (action: ImsAction): Letter =>
  (Object.keys(letters) as Letter[]).find((letter) => letters[letter] === action) ?? 'N';

/** The lists of the portal's file; the amended documents of the second stand in the place of the first. */
const lists = [
  { list: 'b2b', amended: 'b2ba', kind: 'Bill' },
  { list: 'b2bdn', amended: 'b2bdna', kind: 'Debit note' },
  { list: 'b2bcn', amended: 'b2bcna', kind: 'Credit note' },
  { list: 'ecom', amended: 'ecoma', kind: 'Bill' },
] as const satisfies readonly { list: string; amended: string; kind: BillKind }[];
const names = lists.flatMap(({ list, amended }) => [list, amended]);
export type ImsList = (typeof names)[number];

/** Whether a list's documents amend earlier ones. */
export const isAmended = (list: ImsList): boolean => lists.some(({ amended }) => amended === list);

/** A supplier's document in the portal's invoice management. */
export interface ImsDocument extends PortalBill {
  /** The portal's list that has it. */
  list: ImsList;
  /** The month of the supplier's return, `YYYY-MM`. */
  period: string;
  /** What the portal has noted so far. */
  taken: ImsAction;
  /** Whether the portal lets it wait. */
  mayWait: boolean;
  /** Its fields as the portal wrote them, which the file for the portal repeats. */
  told: Record<string, unknown>;
}

/** The portal's invoice management of a GSTIN. */
export interface Ims {
  gstin: string;
  documents: ImsDocument[];
}

/** The file isn't one of the invoice management, or can’t be read; the message says which. */
export class NoImsError extends Error {
  override name = 'NoImsError';
}

const rupees = z.number().default(0);
const paise = (amount: number) => Math.round(amount * 100);
const dayFirst = z
  .string()
  .transform((day) => day.split('-').reverse().join('-'))
  .refine(isIsoDate);

/** A document's fields; a note's number and day have names of their own. */
const record = z.looseObject({
  stin: z.string(),
  tradenm: z.string().default(''),
  rtnprd: z.string().regex(/^(0[1-9]|1[0-2])\d{4}$/),
  inum: z.string().min(1).optional(),
  nt_num: z.string().min(1).optional(),
  oinum: z.string().optional(),
  ont_num: z.string().optional(),
  idt: dayFirst.optional(),
  nt_dt: dayFirst.optional(),
  val: rupees,
  txval: rupees,
  iamt: rupees,
  camt: rupees,
  samt: rupees,
  action: z.enum(['A', 'R', 'P', 'N']).default('N'),
  ispendactblocked: z.union([z.boolean(), z.string()]).default('N'),
});
const content = z.partialRecord(z.enum(names as [ImsList, ...ImsList[]]), z.array(z.unknown()));

function documentOf(list: ImsList, kind: BillKind, told: unknown): ImsDocument {
  const read = record.parse(told);
  const number = read.nt_num ?? read.inum;
  const date = read.nt_dt ?? read.idt;
  if (number === undefined || date === undefined)
    throw new z.ZodError([
      { code: 'custom', path: [number === undefined ? 'inum' : 'idt'], message: 'missing', input: told },
    ]);
  const taxes = { igstPaise: paise(read.iamt), cgstPaise: paise(read.camt), sgstPaise: paise(read.samt) };
  return {
    list,
    kind,
    number: number.trim(),
    date,
    supplierGstin: normaliseGstin(read.stin),
    supplierName: read.tradenm,
    period: `${read.rtnprd.slice(2)}-${read.rtnprd.slice(0, 2)}`,
    taxablePaise: paise(read.txval),
    ...taxes,
    taxPaise: taxes.igstPaise + taxes.cgstPaise + taxes.sgstPaise,
    totalPaise: paise(read.val),
    isClaimable: true,
    reverseCharge: false,
    isDistributed: false,
    taken: letters[read.action],
    mayWait: read.ispendactblocked !== true && read.ispendactblocked !== 'Y',
    told: told as Record<string, unknown>,
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object that has the lists, whichever of its wrappers the portal chose. */
function withLists(file: Record<string, unknown>): Record<string, unknown> | undefined {
  const inside = [file, ...['imsDetails', 'invdata', 'data'].map((name) => file[name])].filter(isObject);
  return inside.find((each) => names.some((name) => Array.isArray(each[name])));
}

/** The document that an amended one replaces. */
const originalOf = ({ told, number }: ImsDocument) => String(told.ont_num ?? told.oinum ?? number);

/**
 * Parses the JSON that the portal's invoice management saves for its offline tool (October 2024; from published samples,
 * to be verified by the deployer): bills, notes and what came through an e-commerce operator.
 * @throws NoImsError
 */
export function readIms(text: string): Ims {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new NoImsError('This is no JSON. Choose the file that the GST portal saved for the IMS offline tool.');
  }
  const found = isObject(file) ? withLists(file) : undefined;
  if (!isObject(file) || !found)
    throw new NoImsError('This is no file of the portal’s invoice management (IMS), or it changed its layout.');
  const gstin = [file.rtin, file.gstin, found.rtin, found.gstin].find((each) => typeof each === 'string');
  if (gstin === undefined) throw new NoImsError('This file of the IMS has no GSTIN (at rtin).');
  const read = content.parse(Object.fromEntries(names.map((name) => [name, found[name] ?? []])));
  const documentsOf = (list: ImsList, kind: BillKind) =>
    (read[list] ?? []).map((told, index) => {
      try {
        return documentOf(list, kind, told);
      } catch (error) {
        if (!(error instanceof z.ZodError)) throw error;
        const at = [list, index + 1, ...(error.issues[0]?.path ?? [])].join(', ');
        throw new NoImsError(`This is no file of the portal’s IMS, or it changed its layout (at ${at}).`);
      }
    });
  const documents = lists.flatMap(({ list, amended, kind }) => {
    const now = documentsOf(amended, kind);
    const keyOf = (gstinOfSupplier: string, number: string) => `${gstinOfSupplier} ${numberKey(number)}`;
    const gone = new Set(now.map((each) => keyOf(each.supplierGstin, originalOf(each))));
    const stays = ({ supplierGstin, number }: ImsDocument) => !gone.has(keyOf(supplierGstin, number));
    return [...documentsOf(list, kind).filter(stays), ...now];
  });
  return { gstin: normaliseGstin(gstin as string), documents };
}
