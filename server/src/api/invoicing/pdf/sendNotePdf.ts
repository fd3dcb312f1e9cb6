import type { FastifyReply } from 'fastify';
import type { Copy } from 'shared/domain/copyMark';
import type { Invoice } from 'shared/domain/invoice';
import type { NoteKind } from 'shared/domain/note';
import { noteSheet, type SheetNote } from 'shared/domain/noteSheet';
import type { Db } from '../../../db/tables';
import { papers } from '../../../work/pools';
import { untilGone } from '../../../work/untilGone';
import { unknownRecord } from '../../resource/changeRecord';
import type { Resource } from '../../resource/definition';
import { findRecord } from '../../resource/selectRecords';
import { currentLetterhead } from '../currentLetterhead';
import { invoices } from '../invoices';
import { copyName } from './copyName';

/** Answers a copy of a credit or debit note as PDF. Throws 404. */
export async function sendNotePdf(
  db: Db,
  definition: Resource,
  kind: NoteKind,
  id: string,
  copy: Copy,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const record = await findRecord(db, definition, id);
  if (!record) throw unknownRecord(definition);
  const note = { ...record, number: String(record[`${kind}NoteNumber`]) } as unknown as SheetNote;
  const invoice = (await findRecord(db, invoices, String(record.invoiceId))) as unknown as Invoice;
  const sheet = noteSheet(kind, note, invoice, note.letterhead ?? (await currentLetterhead(db)));
  const name = copyName(`${note.number.replaceAll('/', '-')}.pdf`, copy);
  const pdf = await papers.run('renderPaper', { sheet, copy }, { signal: untilGone(reply) });
  return reply
    .type('application/pdf')
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .send(Buffer.from(pdf));
}
