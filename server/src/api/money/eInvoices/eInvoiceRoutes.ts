import type { KeyObject } from 'node:crypto';
import { today } from 'shared/domain/dates/dates';
import {
  cancellations,
  cancellationsQuery,
  cancelReasons,
  type EInvoiceSetup,
  eInvoiceList,
  eInvoiceQuery,
  eInvoiceSetup,
  type PortalAnswerRead,
  portalAnswerInput,
  portalAnswerRead,
} from 'shared/domain/money/eInvoices/eInvoiceAnswers';
import { hoursToCancel, lastInstantToCancel } from 'shared/domain/money/eInvoices/eInvoiceState';
import { text } from 'shared/domain/records/validation';
import { z } from 'zod';
import { type Actor, actorOf } from '../../../core/actorOf';
import type { ApiOptions } from '../../../core/context';
import { badInput, conflict } from '../../../core/errors';
import type { Api } from '../../../core/types';
import type { Db, Queries } from '../../../db/tables';
import { readDocumentLaw } from '../../law/readLaw';
import { letterhead } from '../../letterhead/letterhead';
import { writeAudit } from '../../records/changes/audit';
import { requirePermission } from '../../records/requirePermission';
import { keepAnswer } from './keepAnswer';
import { listEInvoices, readSetup } from './listEInvoices';
import { portalAnswers } from './portalAnswers';
import { keysOf } from './portalToken';
import { readEDocuments } from './readEDocuments';
import { readInv01, type Told } from './readInv01';

/** The portal's limit of documents in one file of its bulk upload; more are sent in several. */
const MOST_AT_ONCE = 500;

const chosen = eInvoiceQuery.pick({ registration: true }).extend({
  /** By default, everything that waits for an IRN and would not be refused. */
  ids: text('documents', 40_000, 'Choose the documents.')
    .transform((ids) => ids.split(','))
    .refine((ids) => ids.length <= MOST_AT_ONCE, `Choose at most ${MOST_AT_ONCE} documents at once.`)
    .optional(),
});

/** A document for the portal, with the fields of the portal's schema. */
const inv01Document = z.looseObject({ Version: z.literal('1.1') });

const problemsOf = ({ document, problems }: Told) =>
  document.cancelledAt === null ? problems : ['It is cancelled, and no longer registered.'];

/** The portal's content for the chosen documents. Throws 400 with every objection the portal would have. */
async function readFile(db: Queries, ids: readonly string[] | undefined, asked: string | undefined) {
  const { registration, from } = await readSetup(db, asked);
  if (from === null) return [];
  const { documents } = await readEDocuments(db, { registration, from, ids });
  const told = await readInv01(db, documents);
  if (ids === undefined) return told.filter((each) => problemsOf(each).length === 0).slice(0, MOST_AT_ONCE);
  const wrong = told.flatMap((each) =>
    problemsOf(each).map((msg) => ({ path: each.document.number, msg: `${each.document.number}: ${msg}` })),
  );
  if (wrong.length > 0) throw badInput(wrong);
  if (told.length < new Set(ids).size)
    throw badInput([{ path: 'ids', msg: 'One of these documents needs no IRN, or is of another GSTIN.' }]);
  return told;
}

/**
 * The cancellations for the portal: IRNs of documents cancelled here, while the portal still cancels them. Throws 409
 * when there are none.
 */
async function readCancellations(db: Queries, { registration: asked, reason }: z.output<typeof cancellationsQuery>) {
  const { registration, from } = await readSetup(db, asked);
  const { documents } = from === null ? { documents: [] } : await readEDocuments(db, { registration, from });
  const ids = documents.filter(({ cancelledAt }) => cancelledAt !== null).map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('e_invoices')
          .select(['irn', 'ackAt'])
          .where('documentId', 'in', ids)
          .where('cancelledAt', 'is', null)
          .orderBy('ackAt')
          .execute();
  const now = new Date().toISOString();
  const { limit } = await readDocumentLaw(db);
  const open = rows.filter(({ ackAt }) => lastInstantToCancel(ackAt, limit) >= now);
  if (open.length === 0 && rows.length > 0)
    throw conflict(
      'refused',
      `The portal cancels an IRN within ${hoursToCancel(now, limit)} hours only, and they are over: tell these documents in GSTR-1.`,
    );
  return open.map(({ irn }) => ({ Irn: irn, CnlRsn: reason, CnlRem: cancelReasons[reason] }));
}

/** Stores the matching answers in a text. Throws 409 when there are none. */
async function readAnswers(db: Db, given: string, actor: Actor): Promise<PortalAnswerRead> {
  const answers = portalAnswers(given);
  if (answers.length === 0)
    throw conflict(
      'refused',
      'This is no answer of the portal. Choose the JSON file that it saved, or copy the whole answer.',
    );
  const rows = await db.selectFrom('registrations').select(['gstin', 'eInvoiceKey']).execute();
  const keys = new Map<string, readonly KeyObject[]>(
    rows.map(({ gstin, eInvoiceKey }) => [gstin, keysOf(eInvoiceKey)]),
  );
  const findings = await db.transaction().execute(async (tx) => {
    const told: PortalAnswerRead['findings'] = [];
    for (const answer of answers) told.push(await keepAnswer(tx, answer, (gstin) => keys.get(gstin) ?? [], actor));
    return told;
  });
  const kept = findings.filter(({ isKept }) => isKept).length;
  const [first] = findings;
  if (kept === 0 && first) throw conflict('refused', [first.number, first.text].filter(Boolean).join(': '));
  return { message: `${kept} of ${findings.length} answers are stored.`, findings };
}

/** Changes how a registration makes e-invoices. Throws 400 for a key that can't be read. */
async function changeSetup(tx: Queries, setup: EInvoiceSetup, actor: Actor): Promise<string> {
  const { registration, from, qrFrom, portalKey } = await readSetup(tx, setup.registration);
  if (registration === '')
    throw badInput([{ path: 'registration', msg: 'Enter the company’s GSTIN in the letterhead first.' }]);
  const unreadable = 'This is no public key or certificate as PEM, which begins with -----BEGIN.';
  try {
    if (setup.portalKey !== '' && keysOf(setup.portalKey).length === 0) throw new Error(unreadable);
  } catch {
    throw badInput([{ path: 'portalKey', msg: unreadable }]);
  }
  await tx
    .updateTable('registrations')
    .set({ eInvoicesFrom: setup.from, qrFrom: setup.qrFrom, eInvoiceKey: setup.portalKey })
    .where('gstin', '=', registration)
    .execute();
  const { id } = await tx.selectFrom('every_letterhead').select('id').orderBy('id').executeTakeFirstOrThrow();
  const changes = {
    ...(from !== setup.from && { 'e-invoices from': [from, setup.from] as [unknown, unknown] }),
    ...(qrFrom !== setup.qrFrom && { 'QR codes with the tax from': [qrFrom, setup.qrFrom] as [unknown, unknown] }),
    ...(portalKey !== setup.portalKey && { 'key of the invoice portal': ['', 'changed'] as [unknown, unknown] }),
  };
  if (Object.keys(changes).length > 0) await writeAudit(tx, 'letterhead', id, 'update', changes, actor);
  return registration;
}

/** The routes for the invoice portal: documents that need an IRN, their file, and its answers. */
export function eInvoiceRoutes(app: Api, { db }: ApiOptions): void {
  app.get(
    '/e-invoices',
    {
      config: { access: 'invoices:read' },
      schema: {
        summary: 'The documents of a registration that need an IRN: of a month, or those that wait for something',
        querystring: eInvoiceQuery,
        response: { 200: eInvoiceList },
      },
    },
    ({ query }) => listEInvoices(db, query),
  );
  app.get(
    '/e-invoices/inv01.json',
    {
      config: { access: 'invoices:export' },
      schema: {
        summary: 'Documents as the invoice portal takes them (INV-01), by default all that wait for an IRN',
        querystring: chosen,
        response: { 200: z.array(inv01Document) },
      },
    },
    async ({ query }, reply) => {
      const told = await readFile(db, query.ids, query.registration);
      return reply
        .header('Content-Disposition', `attachment; filename="inv01-${today()}.json"`)
        .send(told.map(({ inv01 }) => ({ ...inv01 })));
    },
  );
  app.get(
    '/e-invoices/cancellations.json',
    {
      config: { access: 'invoices:export' },
      schema: {
        summary: 'The IRNs that the invoice portal is to cancel, as it takes them',
        querystring: cancellationsQuery,
        response: { 200: cancellations },
        refuses: [409],
      },
    },
    async ({ query }, reply) => {
      const told = await readCancellations(db, query);
      return reply.header('Content-Disposition', `attachment; filename="cancel-irn-${today()}.json"`).send(told);
    },
  );
  app.post(
    '/e-invoices/answers',
    {
      config: { access: 'invoices:issue' },
      schema: {
        summary: 'Read what the invoice portal answered: each answer is kept with the document that it is of',
        body: portalAnswerInput,
        response: { 200: portalAnswerRead },
        refuses: [409],
      },
    },
    (request) => readAnswers(db, request.body.text, actorOf(request)),
  );
  app.put(
    '/e-invoices/setup',
    {
      config: requirePermission(letterhead, 'write'),
      schema: {
        summary: 'From when on a registration’s documents need an IRN, and the portal’s public keys',
        body: eInvoiceSetup,
        response: { 200: eInvoiceList },
      },
    },
    async (request) => {
      const registration = await db.transaction().execute((tx) => changeSetup(tx, request.body, actorOf(request)));
      return listEInvoices(db, { registration });
    },
  );
}
