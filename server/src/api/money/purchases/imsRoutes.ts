import { today } from 'shared/domain/dates/dates';
import type { Ims } from 'shared/domain/money/purchases/ims';
import {
  type ImsRead,
  imsAnswer,
  imsChoice,
  imsInput,
  imsQuery,
  imsRead,
} from 'shared/domain/money/purchases/imsAnswers';
import { imsFile, isToSend } from 'shared/domain/money/purchases/imsFile';
import { z } from 'zod';
import { actorOf } from '../../../core/actorOf';
import { audit } from '../../../core/audit';
import type { ApiOptions } from '../../../core/context';
import { conflict, notFound } from '../../../core/errors';
import type { Api } from '../../../core/types';
import { holdTable } from '../../../db/holdTable';
import { insertRows } from '../../../db/insertRow';
import { newId } from '../../../db/newId';
import type { Queries, Tables } from '../../../db/tables';
import { yearKey } from '../returns/yearKey';
import { imsOf, matchIms } from './matchIms';
import { MAX_BYTES, mustBeOwnGstin, portalFiles } from './portalFiles';

/** Replaces a GSTIN's documents by those of the file; choices that the portal does not have yet stay. */
async function keep(tx: Queries, { gstin, documents }: Ims): Promise<void> {
  await holdTable(tx, 'ims_documents');
  const before = await tx
    .selectFrom('ims_documents')
    .select(['kind', 'supplierGstin', 'number', 'date', 'chosen'])
    .where('gstin', '=', gstin)
    .where('chosen', '<>', '')
    .execute();
  const chosen = new Map(before.map((row) => [yearKey(row), row.chosen]));
  await tx.deleteFrom('ims_documents').where('gstin', '=', gstin).execute();
  await insertRows(tx, 'ims_documents', rows());

  function* rows(): Generator<Tables['ims_documents']> {
    for (const {
      isClaimable: _,
      reverseCharge: _charge,
      isDistributed: _shared,
      told,
      mayWait,
      ...document
    } of documents)
      yield {
        id: newId(),
        gstin,
        ...document,
        chosen: chosen.get(yearKey(document)) ?? '',
        mayWait: mayWait ? 1 : 0,
        told: JSON.stringify(told),
      };
  }
}

/** The content of the file for the portal; its documents repeat the portal's own fields. */
const file = z.object({
  rtin: z.string(),
  reqtyp: z.literal('SAVE'),
  invdata: z.record(z.string(), z.array(z.looseObject({ action: z.string(), prev_status: z.string() }))),
});

/** The portal's invoice management (IMS) beside our bills: reads its file, proposes, and writes the file that it takes back. Nothing is sent anywhere. */
// oxlint-disable-next-line max-lines-per-function -- a list of routes, each with its schemas and its handler
export function imsRoutes(app: Api, { db }: ApiOptions): void {
  app.post(
    '/ims',
    {
      bodyLimit: MAX_BYTES,
      config: { access: 'purchases:write' },
      schema: {
        summary: 'Read the JSON of the portal’s invoice management, in the place of what was read of its GSTIN before',
        body: imsInput,
        response: { 200: imsRead },
        refuses: [409],
      },
    },
    async (request): Promise<ImsRead> => {
      const answer = await portalFiles.run('readImsFile', request.body.text);
      if ('refusal' in answer) throw conflict('refused', `${answer.refusal} Nothing was stored.`);
      const { gstin, documents } = answer.read;
      await mustBeOwnGstin(db, gstin, 'the IMS');
      await db.transaction().execute(async (tx) => {
        await keep(tx, answer.read);
        await audit(tx, actorOf(request), 'ims.read', { detail: gstin });
      });
      const noted = documents.filter(({ taken }) => taken !== 'No action').length;
      return {
        message: `${documents.length} ${documents.length === 1 ? 'document was' : 'documents were'} read; the portal has an action on ${noted === 0 ? 'none' : noted}.`,
        gstin,
      };
    },
  );
  app.get(
    '/ims',
    {
      config: { access: 'purchases:read' },
      schema: {
        summary: 'The documents of the portal’s invoice management beside ours, and what is proposed for each',
        querystring: imsQuery,
        response: { 200: imsAnswer },
      },
    },
    (request) => imsOf(db, request.query),
  );
  app.get(
    '/ims.json',
    {
      config: { access: 'purchases:export' },
      schema: {
        summary: 'The file for the portal’s invoice management: documents whose action changes',
        querystring: imsQuery.pick({ gstin: true }).required(),
        response: { 200: file },
        refuses: [404, 409],
      },
    },
    async ({ query: { gstin } }, reply) => {
      const documents = await matchIms(db, gstin);
      if (documents.length === 0) throw notFound(`No file of the IMS of ${gstin} was read. Choose its file first.`);
      if (!documents.some(isToSend))
        throw conflict('refused', 'The portal has all of this already: there is nothing to upload.');
      return reply
        .header('Content-Disposition', `attachment; filename="ims-${gstin}-${today()}.json"`)
        .send(file.parse(imsFile(gstin, documents)));
    },
  );
  app.post(
    '/ims/choose',
    {
      config: { access: 'purchases:write' },
      schema: {
        summary: 'Choose what is done with documents instead of what is proposed',
        body: imsChoice,
        response: { 200: z.object({ changed: z.int() }) },
        refuses: [404, 409],
      },
    },
    async ({ body: { ids, chosen } }) => {
      const rows = await db
        .selectFrom('ims_documents')
        .select(['number', 'mayWait'])
        .where('id', 'in', ids)
        .orderBy('number')
        .execute();
      if (rows.length === 0)
        throw notFound('These documents are no longer there: the file was read again. Load the page again.');
      const stuck = rows.find(({ mayWait }) => mayWait === 0);
      if (chosen === 'Pending' && stuck)
        throw conflict('refused', `The portal doesn’t let ${stuck.number} wait. Accept or reject it.`);
      await db.updateTable('ims_documents').set({ chosen }).where('id', 'in', ids).execute();
      return { changed: rows.length };
    },
  );
}
