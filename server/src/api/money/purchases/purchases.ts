import { sql } from 'kysely';
import { formatDate } from 'shared/domain/dates/dates';
import { financialYearOf } from 'shared/domain/dates/financialYear';
import { natureNames } from 'shared/domain/money/purchases/nature';
import {
  type Purchase,
  type PurchaseInput,
  purchaseInput,
  purchaseRecord,
  rateProblems,
} from 'shared/domain/money/purchases/purchase';
import { amountProblems, withAmounts } from 'shared/domain/money/purchases/purchaseTax';
import { repeatedFields } from 'shared/domain/money/purchases/reverseChargeDocument';
import { stateOfGstin } from 'shared/domain/records/gstin';
import { stateName } from 'shared/domain/records/states';
import { badInput } from '../../../core/errors';
import { holdTable } from '../../../db/holdTable';
import { readDocumentLaw } from '../../law/readLaw';
import { homeState } from '../../letterhead/homeState';
import { chosenRegistration } from '../../letterhead/registrations';
import { differences } from '../../records/changes/audit';
import { defineResource } from '../../records/defineResource';
import type { Change } from '../../records/definition';
import { amountCell, csvFields } from '../../records/lists/csvCells';
import { boughtUnder } from './boughtUnder';
import { mustBeSupplier } from './mustBeSupplier';
import { namesOf, standingDocuments } from './standingDocuments';
import { suppliers } from './suppliers';
import { withTax } from './withTax';

type Stored = Omit<Purchase, 'supplierName' | 'supplierGstin' | 'kept' | 'payablePaise'>;
type BillChange = Change<Stored, PurchaseInput>;

/** The same number of one supplier in one financial year is one bill (CGST Rules 2017, rule 46(b)). */
async function refuseSecond({ db, operation, before, after }: BillChange): Promise<string | undefined> {
  if (operation === 'delete') return undefined;
  // A bill being added concurrently counts too. A preview of a file stores nothing, and has no transaction.
  if (db.isTransaction) await holdTable(db, 'purchases');
  const { id } = await mustBeSupplier(db, after.supplierId);
  const other = await db
    .selectFrom('live_purchases')
    .select(['date'])
    .where('supplierId', '=', id)
    .where(sql<string>`lower("number")`, '=', after.number.toLowerCase())
    .where('financialYear', '=', financialYearOf(after.date))
    .where('kind', '=', after.kind)
    .$if(before !== undefined, (query) => query.where('id', '<>', before?.id ?? ''))
    .executeTakeFirst();
  return (
    other &&
    `${after.kind} ${after.number} of this supplier, of ${formatDate(other.date)}, is entered already. Correct that one, or the number.`
  );
}

/** A self-invoice or payment voucher repeats its bill, which therefore stays unchanged. */
async function refuseIssued({ db, operation, before, after }: BillChange): Promise<string | undefined> {
  if (before === undefined || operation === 'restore') return undefined;
  const standing = await standingDocuments(db, before.id);
  const fields = repeatedFields(standing.map(({ kind }) => kind));
  const isTold = operation === 'delete' || Object.keys(differences(fields, before, after)).length > 0;
  return standing.length > 0 && isTold
    ? `The ${namesOf(standing)} of this bill ${standing.length > 1 ? 'are' : 'is'} issued. Cancel that first, then change the bill.`
    : undefined;
}

/** The supplier's id, the omitted amounts, and derived values. Throws 400 at the field for inconsistent amounts. */
async function complete({ db, before, after }: BillChange): Promise<Partial<Stored>> {
  const { id, gstin } = await mustBeSupplier(db, after.supplierId);
  const isChosen = after.registration !== '' && after.registration !== before?.registration;
  if (isChosen) await chosenRegistration(db, after.registration);
  const usual = isChosen ? stateOfGstin(after.registration) : await homeState(db);
  const bill = withAmounts({ ...after, placeOfSupply: after.placeOfSupply || usual }, gstin);
  const { gstPercents } = await readDocumentLaw(db);
  const problems = [...rateProblems(after, gstPercents), ...amountProblems(bill, gstin)];
  if (problems.length > 0) throw badInput(problems);
  const { percent, placeOfSupply, cgstPaise, sgstPaise, igstPaise, totalPaise } = bill;
  // Correcting a bill's place of supply corrects its derived values.
  const isKept = isChosen || (after.registration !== '' && placeOfSupply === before?.placeOfSupply);
  return {
    registration: isKept
      ? after.registration
      : await boughtUnder(db, { ...after, placeOfSupply, supplierGstin: gstin }),
    supplierId: id,
    percent,
    placeOfSupply,
    cgstPaise,
    sgstPaise,
    igstPaise,
    totalPaise,
    financialYear: financialYearOf(after.date),
    status: after.paidOn === null ? 'Unpaid' : 'Paid',
  };
}

/** Suppliers’ bills: the purchase with its taxes, checked against the states of supplier and company. */
export const purchases = defineResource({
  path: 'purchases',
  title: 'bill',
  input: purchaseInput,
  record: purchaseRecord,
  derived: ['supplierName', 'supplierGstin', 'kept', 'payablePaise'],
  named: ['number'],
  references: { supplierId: 'suppliers' },
  excludeFromHistory: ['financialYear', 'status'],
  search: ['number', 'totalPaise', 'note'],
  searchIn: { column: 'supplierId', by: () => suppliers },
  order: '-date,-id',
  prepare: complete,
  refuse: async (change) => (await refuseIssued(change)) ?? refuseSecond(change),
  derive: withTax,
  importable: true,
  csv: {
    Supplier: ({ supplierName, supplierGstin }) => supplierGstin || supplierName,
    ...csvFields({ 'Supplier’s name': 'supplierName', Kind: 'kind', Number: 'number', Date: 'date' }),
    'Place of supply': ({ placeOfSupply }) => stateName(placeOfSupply),
    'Bought under': ({ registration }) => registration,
    'Taxable value': ({ taxablePaise }) => amountCell(taxablePaise),
    'GST rate': ({ percent }) => percent,
    CGST: ({ cgstPaise }) => amountCell(cgstPaise),
    SGST: ({ sgstPaise }) => amountCell(sgstPaise),
    IGST: ({ igstPaise }) => amountCell(igstPaise),
    Total: ({ totalPaise }) => amountCell(totalPaise),
    'Kept back': ({ kept }) => amountCell(kept?.taxPaise),
    Payable: ({ payablePaise }) => amountCell(payablePaise),
    'Reverse charge': ({ reverseCharge }) => (reverseCharge ? 'Yes' : 'No'),
    ...csvFields({ 'Blocked credit': 'blocked', 'Blocked share': 'blockedPercent' }),
    'Tax at source': ({ nature }) => natureNames[nature],
    ...csvFields({ 'Due date': 'dueDate', 'Paid on': 'paidOn', Note: 'note' }),
  },
});
