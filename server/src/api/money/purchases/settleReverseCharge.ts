import { formatDate, formatMonth, today } from 'shared/domain/dates/dates';
import { financialYearOf } from 'shared/domain/dates/financialYear';
import { type LetterheadInput, letterheadProblems } from 'shared/domain/letterhead/letterhead';
import { firstDocumentDay, tooOld } from 'shared/domain/money/documents/issueProblems';
import type { Purchase } from 'shared/domain/money/purchases/purchase';
import {
  type ReverseChargeDocument,
  type ReverseChargeInput,
  reverseChargeNames,
  reverseChargeRefusal,
} from 'shared/domain/money/purchases/reverseChargeDocument';
import { printProblems } from 'shared/domain/papers/printProblems';
import { badInput, conflict } from '../../../core/errors';
import { isPostgres } from '../../../db/engines/engine';
import { holdTable } from '../../../db/holdTable';
import type { Queries } from '../../../db/tables';
import { isMonthFiled } from '../../duties/filedReturns';
import { holdLetterhead } from '../../letterhead/letterhead';
import { decode } from '../../records/rows';
import { refuseBackwards } from '../documents/documentOrder';
import { nextDocumentNumber } from '../documents/documentSeries';
import { purchases } from './purchases';
import { namesOf, standingDocuments } from './standingDocuments';
import { withTax } from './withTax';

const refuse = (path: string, msg: string) => badInput([{ path, msg }]);

/**
 * The bill, locked until the transaction ends, so that concurrent requests get one document. Throws 400 for a deleted
 * bill.
 */
async function lockBill(tx: Queries, id: string): Promise<Purchase> {
  const query = tx.selectFrom('live_purchases').selectAll().where('id', '=', id);
  const row = await (isPostgres(tx) ? query.forUpdate() : query).executeTakeFirst();
  const [bill] = row ? await withTax([decode(purchases, row)], tx) : [];
  if (!bill) throw refuse('purchaseId', 'This bill no longer exists. Choose another.');
  return bill;
}

/**
 * The supplier's name and address, which the document must have (CGST Rules 2017, rules 46(a) and 52(a)). Throws 409 if
 * missing.
 */
async function addressOf(tx: Queries, { supplierId, supplierName }: Purchase): Promise<string> {
  const { address } = await tx
    .selectFrom('every_suppliers')
    .select('address')
    .where('id', '=', supplierId)
    .executeTakeFirstOrThrow();
  if (address === '')
    throw conflict('refused', `Enter the address of ${supplierName} on the supplier’s page first: it must be printed.`);
  const [problem] = printProblems({ supplierName, address }, ['supplierName', 'address']);
  if (problem) throw conflict('refused', `In the supplier’s name or address, ${problem.msg}`);
  return address;
}

/** The letterhead of the GSTIN that bought the bill. Throws 400 with what it lacks, and 409 for a former GSTIN. */
async function letterheadOf(tx: Queries, { registration }: Purchase): Promise<LetterheadInput> {
  const letterhead = await holdLetterhead(tx, registration);
  const problems = letterheadProblems(letterhead);
  if (problems.length > 0) throw badInput(problems.map(({ path, msg }) => ({ path: `letterhead.${path}`, msg })));
  if (registration !== '' && registration !== letterhead.gstin)
    throw conflict(
      'refused',
      `This bill was bought under ${registration}, which the company has given up. Correct the GSTIN on the bill.`,
    );
  return letterhead;
}

function checkDay({ kind, date }: ReverseChargeInput, bill: Purchase, letterhead: LetterheadInput): void {
  const word = reverseChargeNames[kind].toLowerCase();
  if (date > today())
    throw refuse('date', `${formatDate(date)} is in the future; issue the ${word} on or after its date.`);
  if (date < bill.date) throw refuse('date', `The bill is dated ${formatDate(bill.date)}; the ${word} can’t be older.`);
  if (kind === 'payment' && bill.paidOn !== null && date < bill.paidOn)
    throw refuse('date', `The bill was paid on ${formatDate(bill.paidOn)}; the ${word} can’t be older.`);
  if (date < firstDocumentDay(letterhead)) throw refuse('date', tooOld(date, letterhead));
}

/** The amounts of a document, as the bill has them now. */
function amountsOf(kind: ReverseChargeInput['kind'], bill: Purchase) {
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, payablePaise, kept, paidOn } = bill;
  return kind === 'invoice'
    ? { amountPaise: taxablePaise + cgstPaise + sgstPaise + igstPaise, keptPaise: 0, paidOn: null }
    : { amountPaise: payablePaise, keptPaise: kept?.taxPaise ?? 0, paidOn };
}

/**
 * The server's fields of a new self-invoice or payment voucher: its number, the next of its series, and the bill's
 * current data. The bill stays locked until the transaction ends. Throws 400 at the wrong field, and 409 for a bill
 * that needs none, or has it already.
 */
export async function settleReverseCharge(
  tx: Queries,
  input: ReverseChargeInput,
): Promise<Partial<ReverseChargeDocument>> {
  const { kind, date } = input;
  const bill = await lockBill(tx, input.purchaseId);
  const refusal = reverseChargeRefusal(kind, bill);
  if (refusal !== '') throw conflict('refused', refusal);
  const standing = (await standingDocuments(tx, bill.id)).filter((each) => each.kind === kind);
  if (standing.length > 0) throw conflict('refused', `This bill has the ${namesOf(standing)} already.`);
  const supplierAddress = await addressOf(tx, bill);
  const unprintable = printProblems(input, ['description']);
  if (unprintable.length > 0) throw badInput(unprintable);
  const letterhead = await letterheadOf(tx, bill);
  checkDay(input, bill, letterhead);
  const registration = letterhead.gstin;
  // No return is marked as filed until the document is stored.
  await holdTable(tx, 'obligations');
  if (await isMonthFiled(tx, { registration, date }))
    throw refuse('date', `The GSTR-1 of ${formatMonth(date)} is filed. Use a date in a month that is not filed.`);
  const series = kind === 'invoice' ? 'selfInvoice' : 'paymentVoucher';
  const number = await nextDocumentNumber(tx, { registration, kind: series, date });
  await refuseBackwards(tx, { registration, kind: series, number, date });
  const { supplierName, supplierGstin, placeOfSupply, percent, rates } = bill;
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = bill;
  return {
    number,
    registration,
    letterhead,
    supplierName,
    supplierGstin,
    supplierAddress,
    placeOfSupply,
    percent,
    rates,
    taxablePaise,
    cgstPaise,
    sgstPaise,
    igstPaise,
    ...amountsOf(kind, bill),
    billNumber: bill.number,
    billDate: bill.date,
    financialYear: financialYearOf(date),
    cancelledAt: null,
  };
}
