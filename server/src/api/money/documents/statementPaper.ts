import { today } from 'shared/domain/dates/dates';
import type { IssuedLetterhead } from 'shared/domain/letterhead/letterhead';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import { type StatementEntry, statementSheet } from 'shared/domain/papers/statementSheet';
import type { Queries } from '../../../db/tables';
import type { Paper } from '../../papers/documentContent';
import { payLinkOf } from '../../papers/invoicePaper';
import { paidOf, paymentRows } from './paidOf';

/** The valid payments and notes of an invoice. */
async function entriesOf(db: Queries, invoiceId: string): Promise<StatementEntry[]> {
  const payments = paymentRows(await paidOf(db, { documents: [invoiceId] }));
  const credits = await db
    .selectFrom('live_credit_notes')
    .select(['date', 'amountPaise', 'creditNoteNumber as number'])
    .where('invoiceId', '=', invoiceId)
    .where('cancelledAt', 'is', null)
    .execute();
  const debits = await db
    .selectFrom('live_debit_notes')
    .select(['date', 'amountPaise', 'debitNoteNumber as number'])
    .where('invoiceId', '=', invoiceId)
    .where('cancelledAt', 'is', null)
    .execute();
  return [
    ...debits.map(({ date, amountPaise, number }) => ({ date, text: `Debit note ${number}`, paise: amountPaise })),
    ...credits.map(({ date, amountPaise, number }) => ({ date, text: `Credit note ${number}`, paise: -amountPaise })),
    ...payments.map(({ date, amountPaise, method, reference }) => ({
      date,
      text: ['Payment', method, reference].filter(Boolean).join(', '),
      paise: -amountPaise,
    })),
  ];
}

/** An issued invoice's account until today, as a document under today's letterhead. */
export async function statementPaper(db: Queries, invoice: Invoice, letterhead: IssuedLetterhead): Promise<Paper> {
  return {
    sheet: statementSheet(invoice, await entriesOf(db, invoice.id), letterhead, today()),
    payLink: payLinkOf(invoice, letterhead, invoice.balancePaise),
  };
}
