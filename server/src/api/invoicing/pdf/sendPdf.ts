import type { FastifyReply } from 'fastify';
import { type Copy, copies } from 'shared/domain/copyMark';
import type { Invoice } from 'shared/domain/invoice';
import type { LetterheadInput } from 'shared/domain/letterhead';
import type { Note, NoteKind } from 'shared/domain/note';
import type { SheetNote } from 'shared/domain/noteSheet';
import { oneOf } from 'shared/domain/validation';
import { z } from 'zod';
import type { Db } from '../../../db/tables';
import { papers } from '../../../threads/pools';
import { untilGone } from '../../../threads/untilGone';
import type { GrantedAccount } from '../../core/types';
import { begun } from '../../resource/begun';
import { unknownRecord } from '../../resource/changeRecord';
import { findRecord } from '../../resource/selectRecords';
import { withinReach } from '../../resource/withinReach';
import { invoices } from '../invoices';
import { currentLetterhead } from '../letterhead';
import { invoicePaper, notePaper } from './invoicePaper';
import { type ZipFile, zip } from './zip';

/** Which copy of a document is asked for: by default the client's original. */
export const copyQuery = z.object({ copy: oneOf('copy', copies).default('original') });

/** A file's name for a copy: `INV-26-27-0001-duplicate.pdf` for the one that stays. */
const copyName = (name: string, copy: Copy): string =>
  copy === 'original' ? name : name.replace(/\.pdf$/, `-${copy}.pdf`);

async function find(db: Db, id: string, definition = invoices): Promise<Invoice> {
  const invoice = await findRecord(db, definition, id);
  if (!invoice) throw unknownRecord(invoices);
  return invoice;
}

/** `INV-26-27-0001.pdf`; a draft without a number is named after its id. */
function fileName({ invoiceNo, id }: Invoice): string {
  return `${(invoiceNo || `draft-${id}`).replaceAll('/', '-')}.pdf`;
}

/** Answers a copy of an invoice as PDF. Throws 404. */
export async function sendInvoicePdf(db: Db, id: string, copy: Copy, reply: FastifyReply): Promise<FastifyReply> {
  const invoice = await find(db, id);
  const paper = invoicePaper(invoice, await currentLetterhead(db), copy);
  const pdf = await papers.run('renderPaper', paper, { signal: untilGone(reply) });
  return reply
    .type('application/pdf')
    .header('Content-Disposition', `attachment; filename="${copyName(fileName(invoice), copy)}"`)
    .send(Buffer.from(pdf));
}

/** One PDF after the other. The first is refused when too many wait; those after it are let in with it. */
async function* files(
  chosen: readonly Invoice[],
  today: LetterheadInput,
  signal: AbortSignal,
): AsyncGenerator<ZipFile> {
  const used = new Set<string>();
  for (const invoice of chosen) {
    const name = fileName(invoice);
    yield {
      name: used.has(name) ? `${invoice.id}-${name}` : name,
      content: Buffer.from(
        await papers.run('renderPaper', invoicePaper(invoice, today), { signal, isLetIn: used.size > 0 }),
      ),
    };
    used.add(name);
  }
}

/** Answers several invoices as an archive of their originals, as they are made. Throws 404 when one does not exist for the account. */
export async function sendInvoicePdfs(
  db: Db,
  ids: readonly string[],
  account: Pick<GrantedAccount, 'granted' | 'reach'>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const own = withinReach(invoices, account);
  const chosen = await Promise.all([...new Set(ids)].map((id) => find(db, id, own)));
  const archive = await begun(zip(files(chosen, await currentLetterhead(db), untilGone(reply))));
  return reply
    .type('application/zip')
    .header('Content-Disposition', 'attachment; filename="invoices.zip"')
    .send(archive);
}

/** Answers a copy of a credit or debit note as PDF. */
export async function sendNotePdf(
  db: Db,
  kind: NoteKind,
  note: SheetNote & Pick<Note, 'invoiceId'>,
  copy: Copy,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const invoice = await find(db, note.invoiceId);
  const paper = notePaper(kind, note, invoice, await currentLetterhead(db), copy);
  const pdf = await papers.run('renderPaper', paper, { signal: untilGone(reply) });
  const name = copyName(`${note.number.replaceAll('/', '-')}.pdf`, copy);
  return reply
    .type('application/pdf')
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .send(Buffer.from(pdf));
}
