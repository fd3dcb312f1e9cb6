import type { IsoDate } from 'shared/domain/dates/isoDate';
import { type BankLine, type ConfirmInput, type CreditMatch, utrOf } from 'shared/domain/money/settle/bankLine';
import { matchCredit } from 'shared/domain/money/settle/matchCredit';
import type { Actor } from '../../../core/actorOf';
import { badInput, conflict } from '../../../core/errors';
import type { Queries } from '../../../db/tables';
import { createRecords, deleteRecord, lockRecord, storeChange } from '../../records/changes/changeRecord';
import { bankLines } from './bankLines';
import { receipts } from './receipts';

/** The possible meanings of a credit, the likeliest first. `percents`: the possible TDS rates on its day. */
export async function matchesOf(db: Queries, line: BankLine, percents: readonly number[]): Promise<CreditMatch[]> {
  if (line.state !== 'Open') return [];
  const due = await db
    .selectFrom('real_invoices')
    .select(['id', 'invoiceNo', 'clientName', 'companyId', 'date', 'balancePaise', 'subtotalPaise'])
    .where('standing', 'in', ['Unpaid', 'Part paid'])
    .execute();
  const entered = await db
    .selectFrom('real_receipts')
    .select(['id', 'companyId', 'clientName', 'amountPaise', 'reference'])
    .where('amountPaise', '=', line.amountPaise)
    .where('id', 'not in', (query) => query.selectFrom('live_bank_lines').select('receiptId'))
    .execute();
  return matchCredit(line, due, entered, percents);
}

const isDone = (line: BankLine) =>
  conflict('refused', `This credit is ${line.state.toLowerCase()} already. Take that back first.`, line);

/**
 * Confirms a credit as a receipt: an existing one, or a new one with its day, amount and UTR. Throws 409 when it is not
 * open, and the receipt's errors.
 */
export async function confirmCredit(tx: Queries, id: string, input: ConfirmInput, actor: Actor): Promise<BankLine> {
  const line = await lockRecord(tx, bankLines, id, input.version);
  if (line.state !== 'Open') throw isDone(line);
  if (input.receiptId !== '') {
    const receipt = await lockRecord(tx, receipts, input.receiptId);
    const other = await tx
      .selectFrom('live_bank_lines')
      .select('id')
      .where('receiptId', '=', receipt.id)
      .executeTakeFirst();
    if (other)
      throw badInput([{ path: 'receiptId', msg: 'Another credit is confirmed as this receipt. Choose another.' }]);
    if (receipt.amountPaise !== line.amountPaise)
      throw badInput([
        { path: 'receiptId', msg: 'This receipt is of another amount. Choose another, or enter a new one.' },
      ]);
    return storeChange(tx, bankLines, line, { state: 'Matched', receiptId: receipt.id, madeReceipt: false }, actor);
  }
  const { companyId, clientName, tdsPaise, lines } = input;
  const [receipt] = await createRecords(
    tx,
    receipts,
    [
      {
        companyId,
        clientName,
        tdsPaise,
        lines,
        date: line.date,
        amountPaise: line.amountPaise,
        reference: utrOf(line),
      },
    ],
    actor,
  );
  return storeChange(tx, bankLines, line, { state: 'Matched', receiptId: receipt?.id ?? '', madeReceipt: true }, actor);
}

/**
 * Confirms a credit with a single possible meaning, and returns that in words. Throws 409 when nothing matches it, or
 * several do.
 */
export async function confirmOnlyMatch(
  tx: Queries,
  id: string,
  percentsOn: (db: Queries, day: IsoDate) => Promise<readonly number[]>,
  actor: Actor,
): Promise<string> {
  const line = await lockRecord(tx, bankLines, id);
  if (line.state !== 'Open') throw isDone(line);
  const [match, ...others] = await matchesOf(tx, line, await percentsOn(tx, line.date));
  if (!match) throw conflict('refused', 'Nothing due matches this credit. Add its receipt, or pass it over.', line);
  if (others.length > 0)
    throw conflict('refused', `It may be ${others.length + 1} things. Open it and confirm the right one.`, line);
  await confirmCredit(tx, id, { ...match, version: line.version }, actor);
  return `${match.clientName}: ${match.why}`;
}

/**
 * Ignores a credit that is no client's payment, or undoes what was done with it: a receipt made by confirming is
 * deleted too.
 */
export async function stepCredit(
  tx: Queries,
  id: string,
  { version, step }: { version?: number | undefined; step: 'pass' | 'reopen' },
  actor: Actor,
): Promise<BankLine> {
  const line = await lockRecord(tx, bankLines, id, version);
  if (step === 'pass') {
    if (line.state !== 'Open') throw isDone(line);
    return storeChange(tx, bankLines, line, { state: 'Passed over' }, actor);
  }
  if (line.state === 'Open') return line;
  const reopened = await storeChange(tx, bankLines, line, { state: 'Open', receiptId: '', madeReceipt: false }, actor);
  if (line.madeReceipt) await deleteRecord(tx, receipts, line.receiptId, actor);
  return reopened;
}
