import type { FastifyInstance, FastifyRequest } from 'fastify';
import { leadConversion, type LeadTarget } from 'shared/domain/leadConversion';
import { actorOf } from '../actorOf';
import type { ApiOptions } from '../context';
import { conflict } from '../errors';
import { parse } from '../parse';
import { createRecord, unknownRecord, updateRecord } from '../resource/changeRecord';
import type { ResourceDefinition } from '../resource/definition';
import { findRecord } from '../resource/selectRecords';
import { candidates } from './candidates';
import { companies, ultrahrms } from './companies';
import { nameOwners } from './nameOwners';

function targetOf(path: LeadTarget): ResourceDefinition {
  const target = [companies, ultrahrms, ...candidates].find((definition) => definition.path === path);
  if (!target) throw new TypeError(`A lead cannot become a record of "${path}": no such resource.`);
  return target;
}

/** The route that leads have beside those of every resource: making a company or candidate of one. */
export function leadRoutes(definition: () => ResourceDefinition) {
  return (app: FastifyInstance, { db }: ApiOptions): void => {
    app.post('/:id/convert', { config: { summary: 'Make a company or candidate of a lead; answers the lead', body: leadConversion } }, async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
      const { to, record, version } = parse(leadConversion, request.body);
      const [leads, actor, { id }] = [definition(), actorOf(request), request.params];
      const converted = await db.transaction().execute(async (tx) => {
        const lead = await findRecord(tx, leads, id);
        if (!lead) throw unknownRecord(leads);
        if (lead.convertedTo !== '') throw conflict('converted', 'This lead has been converted already; load the list again to see to what.', lead);
        const made = await createRecord(tx, targetOf(to), record, actor);
        return updateRecord(tx, leads, id, { status: 'converted', convertedTo: `${to}/${made.id}`, version }, actor);
      });
      return reply.status(201).send((await nameOwners([converted], db))[0]);
    });
  };
}
