import { formatDate, today } from 'shared/domain/dates/dates';
import { type DocumentQuery, type SendingInput, usualLinkEnd } from 'shared/domain/money/sendings/sending';
import { formatRupees } from 'shared/domain/text/money';
import type { Queries } from '../../../db/tables';
import { currentLetterhead } from '../../letterhead/letterhead';
import type { ClientDocument } from './clientDocument';

/** A client's email address: the document's, otherwise that of its company's record. */
async function emailOf(db: Queries, { email, companyId }: ClientDocument): Promise<string> {
  if (email !== '' || companyId === '') return email;
  const company = await db.selectFrom('every_companies').select('email').where('id', '=', companyId).executeTakeFirst();
  return company?.email ?? '';
}

/**
 * The initial text of a mail with a document. `reminder`: the days past the due date, for a reminder; by default it
 * isn't one.
 */
export async function prepareSending(
  db: Queries,
  document: ClientDocument,
  { kind, documentId, from, to }: DocumentQuery,
  reminder?: { days: number; dueDate: string },
): Promise<SendingInput> {
  const { name } = await currentLetterhead(db);
  const { title, number, companyId, clientName, sentence, owedPaise } = document;
  const owed = formatRupees(owedPaise);
  const lines = !reminder
    ? [sentence]
    : reminder.days < 0
      ? [`${owed} for invoice ${number} is due by ${formatDate(reminder.dueDate)}.`]
      : [
          `${owed} for invoice ${number} was due on ${formatDate(reminder.dueDate)} and has not reached us.`,
          'If you have paid already, you can ignore this mail.',
        ];
  return {
    kind,
    documentId,
    companyId,
    clientName,
    periodFrom: from,
    periodTo: to,
    to: await emailOf(db, document),
    subject: `${reminder ? 'Reminder: ' : ''}${kind === 'statement' ? `${title}, ${number}` : title} | ${name}`.slice(
      0,
      200,
    ),
    text: [`To the accounts department of ${clientName}:`, ...lines].join('\n\n'),
    endsOn: usualLinkEnd(today()),
  };
}
