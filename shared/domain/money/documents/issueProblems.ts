import { formatDate } from '../../dates/dates';
import { financialYearOf } from '../../dates/financialYear';
import type { IsoDate } from '../../dates/isoDate';
import { limitOn } from '../../law/limitOn';
import { GST_BEGAN, type IssuedLetterhead, letterheadProblems, lutOf, namesDueDate } from '../../letterhead/letterhead';
import { printProblems } from '../../papers/printProblems';
import { isForeignGstin, OWN_GSTIN } from '../../records/gstin';
import type { FieldError } from '../../records/validation';
import { formatNumber } from '../../text/formatNumber';
import { type DocumentLaw, releasedDocumentLaw } from './documentLaw';
import type { InvoiceInput } from './invoice';
import type { InvoiceItem } from './invoiceItem';
import { invoiceTotals } from './invoiceTotals';
import { clientStateOf } from './placeOfSupply';
import { reverseChargeProblem } from './reverseCharge';
import { gstPercents } from './taxRates';
import { ABROAD } from './taxTreatment';

/** What issuing depends on in addition to the invoice. */
export interface IssueFacts {
  today: IsoDate;
  letterhead: IssuedLetterhead;
  /** The company's current GSTINs, one of which is chosen if there are several. By default not asked for. */
  registrations?: readonly string[] | undefined;
  /** The legal rules for documents. By default those of this release. */
  law?: DocumentLaw;
}

const lawOf = ({ law = releasedDocumentLaw }: IssueFacts) => law;

type Rule<T> = readonly [
  path: string,
  isBroken: (value: T, facts: IssueFacts) => boolean,
  msg: string | ((value: T, facts: IssueFacts) => string),
];

/** The first day that a document may have: of the registration, or of GST. */
export const firstDocumentDay = ({ registeredOn }: Pick<IssuedLetterhead, 'registeredOn'>): IsoDate =>
  registeredOn ?? GST_BEGAN;

/** Why a document can't be dated before the registration. */
export const tooOld = (date: IsoDate | null, letterhead: Pick<IssuedLetterhead, 'registeredOn'>): string =>
  `Enter ${formatDate(firstDocumentDay(letterhead))} or a later day: ${formatDate(date)} is before the company’s GST registration, whose date is in the letterhead.`;

const ratesOf = ({ date }: InvoiceInput, facts: IssueFacts) =>
  gstPercents(date ?? facts.today, lawOf(facts).gstPercents);
const isAbroad = ({ clientState }: InvoiceInput) => clientState === ABROAD;
const isAtRate = (treatment: InvoiceInput['taxTreatment']) => treatment === 'taxable' || treatment === 'reverse';
/** From which value a client without registration is named with its address, in rupees (CGST Rules 2017, rule 46(e)). */
const addressedFrom = ({ date }: InvoiceInput, facts: IssueFacts) =>
  limitOn('Address of a client without a GSTIN', date ?? facts.today, lawOf(facts).limit);

const reverseProblem = (invoice: InvoiceInput, facts: IssueFacts) =>
  reverseChargeProblem(
    { ...invoice, sacs: invoice.items.map(({ sac }) => sac) },
    facts.letterhead,
    lawOf(facts).reverseCharge,
  );

/** CGST Rules 2017, rule 46 (tax invoice) and 49 (bill of supply); IGST Act 2017, section 12 for the place of supply. */
const rules: readonly Rule<InvoiceInput>[] = [
  [
    'registration',
    ({ registration }, { registrations = [] }) =>
      registration === ''
        ? registrations.length > 1
        : registrations.length > 0 && !registrations.includes(registration),
    'Choose the company’s registration that it is issued under.',
  ],
  ['clientName', ({ clientName }) => clientName === '', 'Enter the client name.'],
  ['date', ({ date }) => date === null, 'Enter the invoice date.'],
  [
    'date',
    ({ date }, { today }) => date !== null && date > today,
    ({ date }) => `${formatDate(date)} is in the future; issue the invoice on or after its date.`,
  ],
  [
    'date',
    ({ date }, { letterhead }) => date !== null && date < firstDocumentDay(letterhead),
    ({ date }, { letterhead }) => tooOld(date, letterhead),
  ],
  [
    'dueDate',
    ({ dueDate }, { letterhead }) => dueDate === null && namesDueDate(letterhead),
    'Enter the due date; the payment terms mention it.',
  ],
  [
    'dueDate',
    ({ date, dueDate }) => date !== null && dueDate !== null && dueDate < date,
    'The due date cannot be before the invoice date.',
  ],
  [
    'clientGstin',
    ({ sez, clientGstin }) => sez && clientGstin === '',
    'Enter the client’s GSTIN; supplies to a special economic zone need it.',
  ],
  [
    'clientGstin',
    (invoice) => isAbroad(invoice) && invoice.clientGstin !== '',
    'A client abroad has no GSTIN; remove it or choose the client’s state.',
  ],
  [
    'clientGstin',
    ({ clientGstin }, { letterhead }) => clientGstin !== '' && clientGstin === letterhead.gstin,
    OWN_GSTIN,
  ],
  [
    'clientGstin',
    ({ clientGstin }) => isForeignGstin(clientGstin),
    'A GSTIN that begins with 99 belongs to a foreign supplier and names no place of supply. Remove it and choose the client’s state or Other countries.',
  ],
  ['clientState', (invoice) => clientStateOf(invoice) === '', 'Choose the client’s state; it is the place of supply.'],
  [
    'clientAddress',
    ({ clientGstin, clientAddress }) => clientGstin !== '' && clientAddress === '',
    'Enter the client’s address; a registered client needs one.',
  ],
  [
    'clientAddress',
    (invoice) => invoice.clientGstin === '' && invoice.clientAddress === '' && isAbroad(invoice),
    'Enter the client’s address with its country.',
  ],
  [
    'clientCountry',
    (invoice) => isAbroad(invoice) && invoice.clientCountry === '',
    'Choose the client’s country: an export names it.',
  ],
  [
    'clientAddress',
    (invoice, facts) =>
      invoice.clientGstin === '' &&
      invoice.clientAddress === '' &&
      !isAbroad(invoice) &&
      invoiceTotals(invoice).subtotalPaise >= addressedFrom(invoice, facts) * 100,
    (invoice, facts) =>
      `Enter the client’s address; it is required from ₹${formatNumber(addressedFrom(invoice, facts))}.`,
  ],
  [
    'taxPercent',
    ({ taxTreatment, taxPercent }) => isAtRate(taxTreatment) && taxPercent === 0,
    'Enter the tax percent or choose a tax treatment without tax.',
  ],
  [
    'taxPercent',
    ({ taxTreatment, taxPercent }) => !isAtRate(taxTreatment) && taxPercent > 0,
    'The tax percent must be 0 for a supply without tax.',
  ],
  [
    'taxPercent',
    (invoice, facts) => !ratesOf(invoice, facts).includes(invoice.taxPercent),
    (invoice, facts) =>
      `The GST portal has no rate of ${invoice.taxPercent}%. Use one of ${ratesOf(invoice, facts).join(', ')}, in per cent.`,
  ],
  [
    'taxTreatment',
    (invoice) => invoice.taxTreatment === 'undertaking' && !invoice.sez && !isAbroad(invoice),
    'Only exports and supplies to a special economic zone can be untaxed under LUT or bond.',
  ],
  [
    'taxTreatment',
    (invoice, { letterhead }) =>
      invoice.taxTreatment === 'undertaking' &&
      (invoice.sez || isAbroad(invoice)) &&
      invoice.date !== null &&
      lutOf(letterhead, invoice.date) === '',
    ({ date }) =>
      `No LUT of ${financialYearOf(date ?? '')} is in the letterhead, and without one there is tax. Enter its number there, or choose Taxable.`,
  ],
  [
    'taxTreatment',
    (invoice, facts) => invoice.taxTreatment === 'reverse' && reverseProblem(invoice, facts) !== '',
    reverseProblem,
  ],
  ['items', ({ items }) => items.length === 0, 'Add at least one line.'],
];

const lineRules: readonly Rule<InvoiceItem>[] = [
  ['description', (item) => item.description === '', 'Describe the service.'],
  ['sac', (item) => item.sac === '', 'Choose the service code (SAC).'],
  ['quantity', (item) => item.quantity <= 0, 'The quantity must be above 0.'],
  ['unit', (item) => item.unit === '', 'Choose the unit.'],
  ['pricePaise', (item) => item.pricePaise <= 0, 'The price must be above 0.'],
];

function broken<T>(list: readonly Rule<T>[], value: T, facts: IssueFacts, prefix = ''): FieldError[] {
  return list
    .filter(([, isBroken]) => isBroken(value, facts))
    .map(([path, , msg]) => ({ path: prefix + path, msg: typeof msg === 'string' ? msg : msg(value, facts) }));
}

/** The path, in {@link issueProblems}, of the letterhead's missing fields. */
export const LETTERHEAD_PATH = 'letterhead.';

/** Everything that blocks issuing a draft, each with the field that fixes it; empty if nothing does. */
export function issueProblems(invoice: InvoiceInput, facts: IssueFacts): FieldError[] {
  return [
    ...broken(rules, invoice, facts),
    ...printProblems(invoice, ['clientName', 'clientAddress', 'clientEmail', 'notes']),
    ...invoice.items.flatMap((item, index) => [
      ...broken(lineRules, item, facts, `items.${index}.`),
      ...printProblems(item, ['description', 'unit']).map(({ path, msg }) => ({ path: `items.${index}.${path}`, msg })),
    ]),
    ...letterheadProblems(facts.letterhead).map(({ path, msg }) => ({ path: LETTERHEAD_PATH + path, msg })),
  ];
}
