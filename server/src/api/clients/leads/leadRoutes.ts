import { covers } from 'shared/domain/accounts/right';
import { leadNoteInput } from 'shared/domain/clients/leads/lead';
import { leadConversion } from 'shared/domain/clients/leads/leadConversion';
import { leadNote } from 'shared/domain/clients/leads/leadNote';
import { z } from 'zod';
import { actorOf } from '../../../core/actorOf';
import type { ApiOptions } from '../../../core/context';
import { conflict } from '../../../core/errors';
import { byId } from '../../../core/routeSchemas';
import type { Api } from '../../../core/types';
import { lacksRight } from '../../auth/guard';
import { ownAccount } from '../../auth/ownAccount';
import { createRecord, unknownRecord, updateRecord } from '../../records/changes/changeRecord';
import { findRecord } from '../../records/lists/selectRecords';
import { centers } from '../centers/centers';
import { readNotes } from './leadNotes';
import { leads } from './leads';
import { targetOf } from './leadTarget';
import { nameOwners } from './nameOwners';

/** The maximum length of the company name in a center. */
const LONGEST_CLIENT_NAME = 120;

/** The routes of leads in addition to a resource's common ones: notes, and converting to a company or candidate. */
export function leadRoutes(app: Api, { db }: ApiOptions): void {
  app.get(
    '/:id/notes',
    {
      config: { access: 'leads:read' },
      schema: { summary: 'The notes of a lead, the newest first', params: byId, response: { 200: z.array(leadNote) } },
    },
    async (request) => {
      if (!(await findRecord(db, leads, request.params.id))) throw unknownRecord(leads);
      return readNotes(db, request.params.id);
    },
  );
  app.post(
    '/:id/notes',
    {
      config: { access: 'leads:write' },
      schema: {
        summary: 'Add a note to a lead, and change what changes with it; answers the lead',
        params: byId,
        body: leadNoteInput,
        response: { 201: leads.record },
        refuses: [409],
      },
    },
    async (request, reply) => {
      const { text: note, lead } = request.body;
      const noted = await db.transaction().execute((tx) =>
        updateRecord(tx, leads, request.params.id, { ...lead, note }, actorOf(request), {
          notedAt: new Date().toISOString(),
        }),
      );
      return reply.status(201).send((await nameOwners([noted], db))[0] ?? noted);
    },
  );
  app.post(
    '/:id/convert',
    {
      config: { access: 'leads:convert' },
      schema: {
        summary: 'Make a company, with its first center, or a candidate of a lead; answers the lead',
        params: byId,
        body: leadConversion,
        response: { 201: leads.record },
        refuses: [409],
      },
    },
    async (request, reply) => {
      const { to, record, center, version } = request.body;
      const [actor, { id }] = [actorOf(request), request.params];
      for (const right of [`${to}:write`, ...(center ? ['centers:write'] : [])])
        if (!covers(ownAccount(request).granted, right)) throw await lacksRight(db, request, right);
      const converted = await db.transaction().execute(async (tx) => {
        const lead = await findRecord(tx, leads, id);
        if (!lead) throw unknownRecord(leads);
        if (lead.convertedTo !== '')
          throw conflict('converted', 'This lead was already converted. Reload the list to see the result.', lead);
        const made = await createRecord(tx, targetOf(to), record, actor);
        if (center) {
          const ofCompany = { client_name: String(made.name).slice(0, LONGEST_CLIENT_NAME), companyId: made.id };
          await createRecord(tx, centers, { ...center, ...ofCompany }, actor);
        }
        return updateRecord(tx, leads, id, { status: 'converted', convertedTo: `${to}/${made.id}`, version }, actor);
      });
      return reply.status(201).send((await nameOwners([converted], db))[0] ?? converted);
    },
  );
}
