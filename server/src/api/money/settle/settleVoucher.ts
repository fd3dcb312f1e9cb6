import type { Reach } from 'shared/domain/accounts/reach';
import { formatDate, formatMonth, today } from 'shared/domain/dates/dates';
import { financialYearOf } from 'shared/domain/dates/financialYear';
import { type LetterheadInput, letterheadProblems, lutOf } from 'shared/domain/letterhead/letterhead';
import type { DocumentLaw } from 'shared/domain/money/documents/documentLaw';
import { totalsUnder } from 'shared/domain/money/documents/invoiceTotals';
import { firstDocumentDay, tooOld } from 'shared/domain/money/documents/issueProblems';
import { clientStateOf } from 'shared/domain/money/documents/placeOfSupply';
import { reverseChargeProblem } from 'shared/domain/money/documents/reverseCharge';
import { gstPercents } from 'shared/domain/money/documents/taxRates';
import { isZeroRated } from 'shared/domain/money/documents/taxTreatment';
import { type Receipt, worthOf } from 'shared/domain/money/settle/receipt';
import type { StoredVoucher, VoucherInput } from 'shared/domain/money/settle/voucher';
import { advanceParts, partOfVoucher } from 'shared/domain/money/settle/voucherTax';
import { printProblems } from 'shared/domain/papers/printProblems';
import { holdsOn } from 'shared/domain/records/datedFacts';
import { formatRupees } from 'shared/domain/text/money';
import { badInput } from '../../../core/errors';
import { isPostgres } from '../../../db/engines/engine';
import { holdTable } from '../../../db/holdTable';
import type { Queries } from '../../../db/tables';
import { isMonthFiled } from '../../duties/filedReturns';
import { companyTermsKind } from '../../facts/factKinds';
import { readFacts } from '../../facts/readFacts';
import { readDocumentLaw } from '../../law/readLaw';
import { holdLetterhead } from '../../letterhead/letterhead';
import { chosenRegistration } from '../../letterhead/registrations';
import type { Change } from '../../records/definition';
import { decode } from '../../records/rows';
import { scopeToClient } from '../../records/scopeToClient';
import { refuseBackwards } from '../documents/documentOrder';
import { nextDocumentNumber } from '../documents/documentSeries';
import { usedOf, voucherOf } from './advances';
import { receipts } from './receipts';

type VoucherChange = Pick<Change<StoredVoucher, VoucherInput>, 'db' | 'reach'> & { after: VoucherInput };

const refuse = (path: string, msg: string) => badInput([{ path, msg }]);

/** A voucher's receipt, locked until the transaction ends. Throws 400 if there is none within the reach. */
async function lockReceipt(tx: Queries, id: string, reach: Reach | undefined): Promise<Receipt> {
  const { within } = scopeToClient(receipts, { reach });
  const query = tx
    .selectFrom('live_receipts')
    .selectAll()
    .where('id', '=', id)
    .$if(within !== undefined, (found) => (within ? found.where(within) : found));
  const row = await (isPostgres(tx) ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw refuse('receiptId', 'This receipt no longer exists. Choose another.');
  return decode(receipts, row);
}

/** The payer, from the company's record on that day; a client without a record has only a name. */
async function payerOf(tx: Queries, { companyId, clientName }: Receipt, day: string) {
  const terms = (await readFacts(tx, companyTermsKind, [companyId])).get(companyId) ?? [];
  const known =
    companyId === ''
      ? undefined
      : await tx
          .selectFrom('every_companies')
          .select(['gstin', 'state', 'address', 'sez'])
          .where('id', '=', companyId)
          .executeTakeFirst();
  const held = holdsOn(terms, day);
  const company = held ? { ...held, sez: Number(held.sez) } : known;
  return {
    clientName,
    clientGstin: company?.gstin ?? '',
    clientAddress: company?.address ?? '',
    sez: company?.sez === 1,
    state: clientStateOf({ clientGstin: company?.gstin ?? '', clientState: company?.state ?? '' }),
  };
}

function checkDay(date: string, since: { date: string; what: string }, letterhead: LetterheadInput): void {
  if (date > today())
    throw refuse('date', `${formatDate(date)} is in the future; issue the voucher on or after its date.`);
  if (date < since.date)
    throw refuse('date', `The ${since.what} is dated ${formatDate(since.date)}; the voucher can’t be older.`);
  if (date < firstDocumentDay(letterhead)) throw refuse('date', tooOld(date, letterhead));
}

/** The letterhead for issuing a voucher. Throws 400 with its missing parts. */
async function letterheadOf(tx: Queries, registration: string): Promise<LetterheadInput> {
  const letterhead = await holdLetterhead(tx, registration);
  const problems = letterheadProblems(letterhead);
  if (problems.length > 0) throw badInput(problems.map(({ path, msg }) => ({ path: `letterhead.${path}`, msg })));
  return letterhead;
}

/** Throws 400 for an advance of which the client doesn't pay the tax on reverse charge. */
function refuseReverse(
  { date, sac, taxPercent }: VoucherInput,
  { clientGstin, sez, placeOfSupply }: { clientGstin: string; sez: boolean; placeOfSupply: string },
  letterhead: LetterheadInput,
  law: DocumentLaw,
): void {
  if (taxPercent === 0) throw refuse('taxPercent', 'Enter the tax percent that the client pays on reverse charge.');
  const facts = { date, clientGstin, sez, clientState: placeOfSupply, sacs: [sac] };
  const problem = reverseChargeProblem(facts, letterhead, law.reverseCharge);
  if (problem !== '') throw refuse('reverseCharge', problem);
}

async function receiptVoucher(tx: Queries, voucher: VoucherInput, receipt: Receipt): Promise<Partial<StoredVoucher>> {
  const earlier = await voucherOf(tx, receipt.id);
  if (earlier) throw refuse('receiptId', `This advance has the voucher ${earlier.number} already.`);
  if (voucher.amountPaise > receipt.advancePaise)
    throw refuse('amountPaise', `Only ${formatRupees(receipt.advancePaise)} of this receipt is an advance.`);
  const letterhead = await letterheadOf(tx, await chosenRegistration(tx, voucher.registration));
  checkDay(voucher.date, { date: receipt.date, what: 'receipt' }, letterhead);
  const { state, ...payer } = await payerOf(tx, receipt, voucher.date);
  const placeOfSupply = voucher.placeOfSupply || state;
  if (placeOfSupply === '')
    throw refuse('placeOfSupply', 'Choose the place of supply; the company on record names no state.');
  if (
    voucher.taxPercent === 0 &&
    isZeroRated({ sez: payer.sez, placeOfSupply }) &&
    lutOf(letterhead, voucher.date) === ''
  )
    throw refuse(
      'taxPercent',
      `The company details name no LUT or bond for ${financialYearOf(voucher.date)}. Enter it there, or take IGST.`,
    );
  const law = await readDocumentLaw(tx);
  const rates = gstPercents(voucher.date, law.gstPercents);
  if (!rates.includes(voucher.taxPercent))
    throw refuse(
      'taxPercent',
      `The GST portal has no rate of ${voucher.taxPercent}%. Use one of ${rates.join(', ')}, in per cent.`,
    );
  if (voucher.reverseCharge) refuseReverse(voucher, { ...payer, placeOfSupply }, letterhead, law);
  const taxTreatment = voucher.reverseCharge ? ('reverse' as const) : ('taxable' as const);
  const taxed = { taxPercent: voucher.taxPercent, taxTreatment, placeOfSupply, clientGstin: '', sez: payer.sez };
  return {
    ...payer,
    placeOfSupply,
    letterhead,
    registration: letterhead.gstin,
    againstId: '',
    against: '',
    ...advanceParts(voucher.amountPaise, taxed, totalsUnder(letterhead)),
    settled: receipt.lines.map((line) => ({ invoiceId: line.invoiceId, amountPaise: worthOf(line) })),
  };
}

async function refundVoucher(tx: Queries, voucher: VoucherInput, receipt: Receipt): Promise<Partial<StoredVoucher>> {
  const own = await voucherOf(tx, receipt.id);
  if (!own) throw refuse('receiptId', 'This receipt has no receipt voucher. Take the receipt back instead.');
  const { setOff, refunded } = await usedOf(tx, own.id);
  const left = Math.min(own.amountPaise - setOff - refunded, receipt.advancePaise);
  if (voucher.amountPaise > left)
    throw refuse('amountPaise', `Only ${formatRupees(left)} of ${own.number} is neither set off nor paid back.`);
  const letterhead = await letterheadOf(tx, own.registration);
  checkDay(voucher.date, { date: own.date, what: 'receipt voucher' }, letterhead);
  const { clientName, clientGstin, clientAddress, sez, placeOfSupply, sac, taxPercent, reverseCharge } = await tx
    .selectFrom('every_vouchers')
    .select([
      'clientName',
      'clientGstin',
      'clientAddress',
      'sez',
      'placeOfSupply',
      'sac',
      'taxPercent',
      'reverseCharge',
    ])
    .where('id', '=', own.id)
    .executeTakeFirstOrThrow();
  const { taxablePaise, taxLines } = partOfVoucher(own, setOff + refunded, voucher.amountPaise);
  return {
    clientName,
    clientGstin,
    clientAddress,
    sez: sez === 1,
    placeOfSupply,
    sac,
    taxPercent,
    reverseCharge: reverseCharge === 1,
    letterhead,
    registration: own.registration,
    againstId: own.id,
    against: own.number,
    taxablePaise,
    taxLines,
    settled: [],
  };
}

/**
 * The server's fields of a new voucher: its number, the next of its series, and its amounts. The receipt stays locked
 * until the transaction ends. Throws 400 at the wrong field, including the date when its month is filed.
 */
export async function settleVoucher({ db: tx, after, reach }: VoucherChange): Promise<Partial<StoredVoucher>> {
  const receipt = await lockReceipt(tx, after.receiptId, reach);
  if (receipt.isSample) throw refuse('receiptId', 'This receipt is a sample and gets no voucher.');
  const unprintable = printProblems(after, ['description']);
  if (unprintable.length > 0) throw badInput(unprintable);
  const fields = await (after.kind === 'receipt' ? receiptVoucher : refundVoucher)(tx, after, receipt);
  const { date } = after;
  const kind = after.kind === 'receipt' ? 'voucher' : 'refund';
  const registration = fields.registration ?? '';
  // No return is marked as filed until the voucher is stored.
  await holdTable(tx, 'obligations');
  if (await isMonthFiled(tx, { registration, date }))
    throw refuse('date', `The GSTR-1 of ${formatMonth(date)} is filed. Use a date in a month that is not filed.`);
  const number = await nextDocumentNumber(tx, { registration, kind, date });
  await refuseBackwards(tx, { registration, kind, number, date });
  return { ...fields, number, financialYear: financialYearOf(date), cancelledAt: null };
}
