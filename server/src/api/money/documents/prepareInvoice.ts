import { today } from 'shared/domain/dates/dates';
import { financialYearOf } from 'shared/domain/dates/financialYear';
import type { IssuedLetterhead } from 'shared/domain/letterhead/letterhead';
import { clientOfCompany } from 'shared/domain/money/documents/clientOfCompany';
import type { Invoice, InvoiceInput, InvoiceStatus, InvoiceTotals } from 'shared/domain/money/documents/invoice';
import { invoiceTotals, type TotalsOptions, totalsUnder } from 'shared/domain/money/documents/invoiceTotals';
import { clientStateOf } from 'shared/domain/money/documents/placeOfSupply';
import { holdsOn } from 'shared/domain/records/datedFacts';
import type { SampleMark } from 'shared/domain/records/recordFields';
import { badInput } from '../../../core/errors';
import type { Queries } from '../../../db/tables';
import { companiesNamed } from '../../clients/companies/companiesNamed';
import { mustBeCompany } from '../../clients/companies/mustBeCompany';
import { companyTermsKind } from '../../facts/factKinds';
import { readFacts } from '../../facts/readFacts';
import { currentLetterhead } from '../../letterhead/letterhead';
import { openRegistrations } from '../../letterhead/registrations';
import type { Change } from '../../records/definition';
import { eInvoiceMarks } from '../eInvoices/eInvoiceMarks';
import { nextDocumentNumber, refuseTakenNumber } from './documentSeries';
import { readUsualRegistration } from './readUsualRegistration';

/** A new invoice's values. */
const blank = {
  status: 'draft' as InvoiceStatus,
  draftNo: '',
  financialYear: '',
  letterhead: null,
  inGstr1a: false,
  issuedAt: null,
  cancelledAt: null,
};

/** The amounts of an invoice, computed by the company's letterhead settings. */
export const amountsOf = (
  invoice: InvoiceInput,
  options: TotalsOptions,
): InvoiceTotals & Pick<Invoice, 'placeOfSupply'> => ({
  ...invoiceTotals(invoice, options),
  placeOfSupply: clientStateOf(invoice),
});

/** The series of an invoice: an exempt supply has a bill of supply, a sample a sample number. */
export const seriesOfInvoice = ({
  isSample,
  taxTreatment,
}: Pick<InvoiceInput, 'taxTreatment'> & SampleMark): 'bill' | 'invoice' | 'sample' =>
  isSample ? 'sample' : taxTreatment === 'exempt' ? 'bill' : 'invoice';

/**
 * Completes an invoice at issue, under a letterhead: the next number, the amounts, the printed document. The date is
 * known.
 */
export async function issuedFields(
  tx: Queries,
  invoice: InvoiceInput & SampleMark,
  letterhead: IssuedLetterhead,
): Promise<Partial<Invoice> & Pick<Invoice, 'invoiceNo' | 'registration'>> {
  const date = invoice.date ?? today();
  const registration = invoice.isSample ? '' : letterhead.gstin;
  return {
    ...amountsOf(invoice, totalsUnder(letterhead)),
    status: 'issued',
    invoiceNo: await nextDocumentNumber(tx, { registration, kind: seriesOfInvoice(invoice), date }),
    registration,
    financialYear: financialYearOf(date),
    letterhead: { ...letterhead, ...(await eInvoiceMarks(tx, registration, date)) },
    issuedAt: new Date().toISOString(),
  };
}

/**
 * A new draft's fields from the company whose name was typed without linking it: the link, and the company's values for
 * blank fields. Empty when the draft has another GSTIN than the company.
 */
export async function takenFromClient(
  db: Queries,
  draft: Pick<InvoiceInput, 'companyId' | 'clientName' | 'clientGstin'> & Partial<InvoiceInput>,
): Promise<Partial<InvoiceInput>> {
  const company = draft.companyId === '' ? (await companiesNamed(db, [draft.clientName]))(draft.clientName) : undefined;
  if (!company || (draft.clientGstin !== '' && company.gstin !== '' && draft.clientGstin !== company.gstin)) return {};
  const { clientName: _typed, ...taken } = clientOfCompany(company, draft.date ?? today());
  const isBlank = (field: string) => !draft[field as keyof InvoiceInput];
  return Object.fromEntries(Object.entries(taken).filter(([field]) => isBlank(field)));
}

/**
 * A draft's fields from its client's terms on its day, if it has the GSTIN of another day; empty if that isn't the
 * client's.
 */
export async function takenOfItsDay(
  db: Queries,
  { companyId, clientGstin, date }: Pick<InvoiceInput, 'companyId' | 'clientGstin' | 'date'>,
): Promise<Partial<InvoiceInput>> {
  if (companyId === '' || clientGstin === '') return {};
  const terms = (await readFacts(db, companyTermsKind, [companyId])).get(companyId) ?? [];
  const held = holdsOn(terms, date ?? today());
  if (!held || held.gstin === clientGstin || terms.every(({ gstin }) => gstin !== clientGstin)) return {};
  const { gstin, state, address, pin, sez } = held;
  return { clientGstin: gstin, clientState: state, clientAddress: address, clientPin: pin, sez };
}

/** The registration that issues a draft; empty for a sample, and until one is chosen. Throws 400 for a former one. */
async function registrationOfDraft(
  db: Queries,
  before: Invoice | undefined,
  { registration, isSample }: InvoiceInput & SampleMark,
): Promise<string> {
  if (isSample || registration === '' || registration === before?.registration) return isSample ? '' : registration;
  if ((await openRegistrations(db)).includes(registration)) return registration;
  throw badInput([{ path: 'registration', msg: 'Choose one of the company’s registrations of today.' }]);
}

/**
 * The server's fields of an invoice about to be stored. Only samples are stored already issued; a sample stays a sample
 * when it is issued.
 */
export async function prepareInvoice(change: Change<Invoice, InvoiceInput>): Promise<Partial<Invoice>> {
  const { before, after, db } = change;
  await mustBeCompany(change);
  const isDraft = (after.status ?? 'draft') === 'draft';
  const isNew = before === undefined && isDraft;
  const linked = isNew ? await takenFromClient(db, after) : {};
  const taken = { ...linked, ...(isDraft ? await takenOfItsDay(db, { ...after, ...linked }) : {}) };
  const invoice = { ...blank, ...after, ...taken };
  if (invoice.status === 'draft') {
    const isUnsaid = after.registration === '' && after.isSample !== true;
    const registration = isUnsaid
      ? (await readUsualRegistration(db, invoice, change.reach)).registration
      : await registrationOfDraft(db, before, after);
    if (invoice.invoiceNo !== before?.draftNo) await refuseTakenNumber(db, invoice.invoiceNo);
    const amounts = amountsOf(invoice, totalsUnder(await currentLetterhead(db, registration)));
    return { ...blank, ...taken, ...amounts, registration, draftNo: invoice.invoiceNo };
  }
  if (before) return { isSample: before.isSample === true };
  return { ...blank, ...(await issuedFields(db, invoice, invoice.letterhead ?? (await currentLetterhead(db)))) };
}
