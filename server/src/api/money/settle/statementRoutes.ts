import { clientStatement, clientStatementSheet, statementLines } from 'shared/domain/money/settle/clientStatement';
import type { ApiOptions } from '../../../core/context';
import { notAllowed } from '../../../core/errors';
import { pdfFile } from '../../../core/routeSchemas';
import type { Api, GrantedAccount } from '../../../core/types';
import { abortOnDisconnect } from '../../../threads/abortOnDisconnect';
import { ownAccount } from '../../auth/ownAccount';
import { printPaper } from '../../papers/printPaper';
import { linesOf, sendTable, tableRoutes } from '../../records/lists/sendTable';
import { mayRead, requirePermission } from '../../records/requirePermission';
import { invoices } from '../documents/invoices';
import { creditNotes, debitNotes } from '../documents/notes';
import { readStatement, statementQuery } from './clientStatement';
import { payments } from './payments';
import { receipts } from './receipts';

/** Throws 403 for an account that may not read all payments, receipts and notes. */
export function mustReadAll<A extends Pick<GrantedAccount, 'granted' | 'reach'>>(account: A): A {
  if (![payments, receipts, creditNotes, debitNotes].every((each) => mayRead(each, account)))
    throw notAllowed(
      'A statement shows payments, receipts and notes, which you may not all read; ask an owner for that right.',
    );
  return account;
}

const refuses = [403, 404];

/** `GET invoices/statement`: a client's statement of account, as figures, as a file and as a paper. */
export function statementRoutes(app: Api, { db }: ApiOptions): void {
  app.get(
    '/statement',
    {
      config: requirePermission(invoices, 'read'),
      schema: {
        summary:
          'A client’s statement of account in a period: opening balance, what was billed, received and kept back, closing balance',
        querystring: statementQuery,
        response: { 200: clientStatement },
        refuses,
      },
    },
    async (request) => (await readStatement(db, request.query, mustReadAll(ownAccount(request)))).statement,
  );
  tableRoutes(app, '/statement', {
    config: requirePermission(invoices, 'export'),
    summary: 'A client’s statement of account',
    schema: { querystring: statementQuery, refuses },
    send: async (request, reply, format) => {
      const { statement } = await readStatement(db, request.query, mustReadAll(ownAccount(request)));
      return sendTable(reply, format, `statement-${statement.to}`, linesOf(statementLines(statement)));
    },
  });
  app.get(
    '/statement.pdf',
    {
      config: requirePermission(invoices, 'read'),
      schema: {
        summary: 'A client’s statement of account as PDF',
        querystring: statementQuery,
        response: { 200: pdfFile },
        refuses,
      },
    },
    async (request, reply) => {
      const { statement, client, letterhead } = await readStatement(
        db,
        request.query,
        mustReadAll(ownAccount(request)),
      );
      const sheet = clientStatementSheet(statement, client, letterhead);
      const pdf = await printPaper(db, { sheet }, { signal: abortOnDisconnect(reply) });
      return reply
        .type('application/pdf')
        .header('Content-Disposition', `attachment; filename="statement-${statement.to}.pdf"`)
        .send(Buffer.from(pdf));
    },
  );
}
