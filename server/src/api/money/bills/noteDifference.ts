import { covers } from 'shared/domain/accounts/right';
import { formatMonth, today } from 'shared/domain/dates/dates';
import type { MadeNote } from 'shared/domain/money/bills/billAnswers';
import { reasonOfDifferences, sumOfDifferences } from 'shared/domain/money/bills/billDifference';
import { withTaxOf } from 'shared/domain/money/bills/billTax';
import type { Actor } from '../../../core/actorOf';
import { conflict, notAllowed } from '../../../core/errors';
import type { GrantedAccount } from '../../../core/types';
import { newId } from '../../../db/newId';
import type { Queries } from '../../../db/tables';
import { createRecord, lockRecord } from '../../records/changes/changeRecord';
import { scopeToClient } from '../../records/scopeToClient';
import { lockMonth } from '../../work/attendance/lockMonth';
import { billedOf } from '../documents/billedShares';
import { invoices } from '../documents/invoices';
import { creditNotes, debitNotes } from '../documents/notes';
import { compareBill } from './proveBill';

/**
 * Writes the credit or debit note for the difference between an invoice's days now and what was billed, and marks it.
 * Call it in a transaction: when two run at once the second finds no difference. Throws 404, 403, and 409 with what to
 * do first.
 */
export async function noteDifference(
  tx: Queries,
  account: GrantedAccount,
  { id, inGstr1a }: { id: string; inGstr1a: boolean },
  actor: Actor,
): Promise<MadeNote> {
  const own = scopeToClient(invoices, account);
  for (const centerId of [...new Set((await billedOf(tx, id)).map((row) => row.centerId))].sort())
    await lockMonth(tx, centerId, (await billedOf(tx, id))[0]?.month ?? '');
  const invoice = await lockRecord(tx, own, id);
  const { month, differences, people } = await compareBill(tx, invoice);
  if (invoice.status === 'draft')
    throw conflict('refused', 'The bill is a draft. Delete it and bill the month again: no note is needed.');
  if (invoice.status === 'cancelled')
    throw conflict('refused', 'This invoice is cancelled, and its days can be billed again. Bill the month.');
  const value = sumOfDifferences(differences);
  if (value === 0)
    throw conflict(
      'refused',
      people.length === 0
        ? `The bill agrees with the attendance of ${formatMonth(month)}. Nothing is left to correct.`
        : 'The corrections come to nothing together: no note is needed.',
    );
  const kind = value > 0 ? 'debit' : 'credit';
  if (!covers(account.granted, `${kind}-notes:write`))
    throw notAllowed(`This takes a ${kind} note, which you may not write. Ask an owner for that right.`);
  const note = {
    invoiceId: invoice.id,
    date: today(),
    inGstr1a,
    reason: reasonOfDifferences(people, month),
    amountPaise: Math.abs(withTaxOf(invoice, value)),
  };
  const made =
    kind === 'debit'
      ? await createRecord(tx, scopeToClient(debitNotes, account), note, actor)
      : await createRecord(tx, scopeToClient(creditNotes, account), note, actor);
  const at = new Date().toISOString();
  for (const { before, after, paise } of differences) {
    await tx
      .insertInto('billed_shares')
      .values({
        id: newId(),
        invoiceId: invoice.id,
        noteId: made.id,
        placementId: after.placementId,
        centerId: before.centerId,
        month,
        paise,
        share: JSON.stringify(after),
        at,
        releasedAt: null,
      })
      .execute();
  }
  return { kind, id: made.id, number: 'debitNoteNumber' in made ? made.debitNoteNumber : made.creditNoteNumber };
}
