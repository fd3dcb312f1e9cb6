import { z } from 'zod';
import { today } from '../dates/dates';
import { financialYearOf, isFinancialYear } from '../dates/financialYear';
import type { IsoDate } from '../dates/isoDate';
import { printProblems } from '../papers/printProblems';
import { isOrdinaryGstin, normaliseGstin, stateOfGstin } from '../records/gstin';
import { optionalStateCode } from '../records/identifierFields';
import { isIfsc, isPin, normaliseIdentifier } from '../records/identifiers';
import { recordOf } from '../records/recordFields';
import { stateName } from '../records/states';
import { type FieldError, oneOf, optionalDate, optionalEmail, optionalText, text, yesNo } from '../records/validation';
import { withoutMarks } from '../text/withoutMarks';
import { pictureHash } from './picture';

/** Whether a text is marked as a sample; issued documents never print those. */
export const isSample = (text: string): boolean => /\(sample\)/i.test(text);

const real = (label: string, max?: number) =>
  optionalText(label, max).refine((value) => !isSample(value), 'Enter the real value; "(sample)" is never printed.');
const shaped = (label: string, isValid: (value: string) => boolean, message: string) =>
  real(label, 40)
    .overwrite(normaliseIdentifier)
    .refine((value) => value === '' || isValid(value), message);

/** Corporate identity number (Companies (Incorporation) Rules 2014): listing, industry, state, year, kind, number. */
const isCin = (value: string) => /^[LU][0-9]{5}[A-Z]{2}[0-9]{4}[A-Z]{3}[0-9]{6}$/.test(value);
const isUpi = (value: string) => value === '' || /^[\w.-]{2,256}@[A-Za-z][\w.-]{1,63}$/.test(value);

/** A LUT: the financial year, and its number. */
const isLut = (value: string) => isFinancialYear(value.slice(0, 7)) && /^.{7} \S+/.test(value);

/** Turnovers that rules tell apart: quarterly returns up to ₹5 crore (CGST Rules 2017, rule 61A), a reconciliation (GSTR-9C) above it. */
export const turnovers = ['Up to ₹2 crore', '₹2 crore to ₹5 crore', 'Above ₹5 crore'] as const;

/** The lower bound of a turnover, in rupees; null if unknown. */
export const turnoverAbove = (turnover: string): number =>
  ({ '₹2 crore to ₹5 crore': 20_000_000, 'Above ₹5 crore': 50_000_000 })[turnover] ?? 0;

/** The day GST began (notification 9/2017-CT). */
export const GST_BEGAN = '2017-07-01';

/** The company's details on its own documents. Each is optional until a document is issued; values must be valid. */
export const letterheadInput = z
  .object({
    name: real('legal name', 200),
    /** Building, street, place. */
    address: real('address', 400),
    /** GST state code. */
    state: optionalStateCode,
    pin: shaped('PIN', isPin, 'A PIN has six digits, the first not 0.'),
    gstin: real('GSTIN', 40)
      .overwrite(normaliseGstin)
      .refine(
        (value) => value === '' || isOrdinaryGstin(value),
        'Enter a valid 15-character GSTIN; check each letter and digit.',
      ),
    /** The first day of the GST registration: no document is older. By default, the day GST began. */
    registeredOn: optionalDate('GST registration date')
      .refine(
        (value) => value === null || value >= GST_BEGAN,
        'GST began on 01 Jul 2017; enter that day or a later one.',
      )
      .refine((value) => value === null || value <= today(), 'The GST registration date can’t be in the future.'),
    /** The last day of closed accounting periods: nothing is posted or undone up to it. By default none is closed. */
    booksClosedUntil: optionalDate('last day of closed books').refine(
      (value) => value === null || value < today(),
      'Books are closed after the day is over; enter an earlier one.',
    ),
    /**
     * Whether the firm is a body corporate, such as a company or LLP, unlike a proprietor or partnership; empty if
     * unknown.
     */
    bodyCorporate: oneOf('body corporate', ['', 'Yes', 'No']).default(''),
    cin: shaped('CIN', isCin, 'A CIN has 21 characters: U12345JH2000PTC123456.'),
    email: optionalEmail(),
    phone: real('phone number', 40).overwrite(withoutMarks),
    bankName: real('bank', 120),
    bankAccount: real('account number', 40).overwrite(withoutMarks),
    bankIfsc: shaped('IFSC', isIfsc, 'An IFSC has 11 characters: four letters, a 0, six letters or digits.'),
    upi: real('UPI address', 120).overwrite(withoutMarks).refine(isUpi, 'A UPI address reads name@bank.'),
    terms: real('terms', 1000),
    /**
     * The letters of undertaking, or bonds, for exports and supplies to zones without tax: each the financial year and
     * its number, `2026-27 AD200326000123X`.
     */
    luts: z
      .array(
        text('LUT', 60).refine(isLut, 'Write the financial year and the number of each LUT: 2026-27 AD200326000123X.'),
        { error: 'Send the LUTs as a list.' },
      )
      .max(20, 'Keep at most 20 LUTs.')
      .default([]),
    /** The company's turnover in the last financial year, over all its registrations; empty if unknown. */
    turnover: oneOf('turnover', ['', ...turnovers]).default(''),
    /** Who signs. */
    signatory: real('signatory', 120),
    /** The pictures above the company's name and above the signatory's, by hash; empty for none. */
    logo: pictureHash.default(''),
    signature: pictureHash.default(''),
    /** Whether a separate line rounds every invoice's total to a whole rupee. By default it does not. */
    roundOff: yesNo('Rounding off').default(false),
  })
  .refine(({ gstin, state }) => !gstin || !state || stateOfGstin(gstin) === state, {
    path: ['state'],
    error: 'The state doesn’t match the first two digits of the GSTIN.',
  })
  .refine(({ bodyCorporate, cin }) => bodyCorporate !== 'No' || cin === '', {
    path: ['bodyCorporate'],
    error: 'A firm with a CIN is a company, and so a body corporate. Choose Yes, or remove the CIN.',
  });
export type LetterheadInput = z.infer<typeof letterheadInput>;
/** The letterhead in the API's responses. */
export const letterheadRecord = /* @__PURE__ */ recordOf(letterheadInput, () => ({}));
export type Letterhead = z.infer<typeof letterheadRecord>;

/** The letterhead that a document was issued with, and is always printed with. */
export const issuedLetterhead = () =>
  z.object({
    ...letterheadInput.shape,
    /** Only needed when a document is issued. */
    registeredOn: z.string().nullable().optional(),
    booksClosedUntil: z.string().nullable().optional(),
    /** Unknown for documents from before it existed. */
    luts: z.array(z.string()).optional(),
    turnover: z.string().optional(),
    bodyCorporate: z.string().optional(),
    /** None on documents from before it existed. */
    logo: z.string().optional(),
    signature: z.string().optional(),
    /** The stored line is printed. Unknown for documents from before the option existed. */
    roundOff: z.boolean().optional(),
    /** A sample document: nobody issued it, and it says so. By default false. */
    isSample: z.boolean().optional(),
    /**
     * The company makes e-invoices: a document that needs no IRN says why (CGST Rules 2017, rule 46(s)). By default
     * false.
     */
    makesEInvoices: z.boolean().optional(),
    /** The company adds a QR code with the tax for unregistered clients (notification 14/2020-CT). By default false. */
    asksByQr: z.boolean().optional(),
  });
export type IssuedLetterhead = z.infer<ReturnType<typeof issuedLetterhead>>;

/** The number of the LUT, or bond, for a day's financial year; empty if the letterhead has none. */
export function lutOf({ luts = [] }: Pick<IssuedLetterhead, 'luts'>, date: IsoDate): string {
  const year = financialYearOf(date);
  return (
    luts
      .find((lut) => lut.startsWith(`${year} `))
      ?.slice(year.length)
      .trim() ?? ''
  );
}

/**
 * Whether the firm is a body corporate: as entered, otherwise by CIN and name (Companies Act 2013, section 2(11)).
 * Undefined if unknown.
 */
export function isBodyCorporate({
  bodyCorporate = '',
  cin,
  name,
}: Pick<IssuedLetterhead, 'bodyCorporate' | 'cin' | 'name'>): boolean | undefined {
  if (bodyCorporate !== '') return bodyCorporate === 'Yes';
  return cin !== '' || /\b(ltd|limited|llp)\.?$/i.test(name) ? true : undefined;
}

/** Nothing known. */
export const blankLetterhead: LetterheadInput = letterheadInput.parse({});

/**
 * The fields required on an issued document (CGST Rules 2017, rule 46(a) and (q); CIN: Companies Act 2013, section
 * 12(3)(c)).
 */
const needed: readonly [field: keyof LetterheadInput, msg: string][] = [
  ['name', 'Enter the company’s legal name.'],
  ['address', 'Enter the company’s address.'],
  ['state', 'Choose the company’s state.'],
  ['pin', 'Enter the PIN of the company’s address.'],
  ['gstin', 'Enter the company’s GSTIN.'],
  ['signatory', 'Enter who signs for the company.'],
];

/** Free texts that are printed. */
const printed = ['name', 'address', 'email', 'phone', 'bankName', 'bankAccount', 'terms', 'signatory'] as const;

/** The fields missing for issuing a document, or not printable; empty if none. */
export function letterheadProblems(letterhead: IssuedLetterhead): FieldError[] {
  const missing = needed.filter(([field]) => letterhead[field] === '').map(([path, msg]) => ({ path, msg }));
  const needsCin = /\b(ltd|limited)\.?$/i.test(letterhead.name) && letterhead.cin === '';
  const checked = letterheadInput.safeParse(letterhead);
  const wrong = checked.success
    ? []
    : checked.error.issues.map((issue) => ({ path: issue.path.join('.'), msg: issue.message }));
  return [
    ...missing,
    ...(needsCin ? [{ path: 'cin', msg: 'Enter the company’s CIN.' }] : []),
    ...wrong,
    ...printProblems(letterhead, printed),
  ];
}

/** The address in one line with its state and PIN: `Station Road, Dhanbad, Jharkhand 828306`. */
export function addressLine({ address, state, pin }: Pick<LetterheadInput, 'address' | 'state' | 'pin'>): string {
  const place = [stateName(state), pin].filter(Boolean).join(' ');
  return [...address.split(/\s*\n\s*/), place].filter(Boolean).join(', ');
}

/** The company's GST state code: its GSTIN's, else its address's; empty while neither is known. */
export function supplierStateOf({ gstin, state }: Pick<LetterheadInput, 'gstin' | 'state'>): string {
  return gstin ? stateOfGstin(gstin) : state;
}

/** Whether the terms mention a due date, which the document must then have. */
export const namesDueDate = ({ terms }: Pick<LetterheadInput, 'terms'>): boolean => /\bdue date\b/i.test(terms);
