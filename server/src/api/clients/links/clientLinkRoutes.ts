import {
  clientLinkInput,
  clientLinkPath,
  clientLinkRecord,
  MOST_DAYS,
  madeClientLink,
} from 'shared/domain/clients/links/clientLink';
import { addDays, formatDate, today } from 'shared/domain/dates/dates';
import { actorOf } from '../../../core/actorOf';
import type { ApiOptions } from '../../../core/context';
import { badInput } from '../../../core/errors';
import { byId } from '../../../core/routeSchemas';
import { throttle } from '../../../core/throttle';
import type { Api } from '../../../core/types';
import { hashOf, newSecret } from '../../auth/secretTokens';
import { mustShowAll } from '../../links/linkMaker';
import { createRecord, lockRecord, storeChange } from '../../records/changes/changeRecord';
import { answered } from '../../records/lists/selectRecords';
import { requirePermission } from '../../records/requirePermission';
import { scopeToClient } from '../../records/scopeToClient';
import { clientLinkKind, clientLinks } from './clientLinks';

/** How often one account may create links. */
const making = { most: 120, windowMs: 60 * 60 * 1000 };

/** The office's routes of clients' links: create, revoke. Under `/client-links`. */
export function clientLinkRoutes(app: Api, { db }: ApiOptions): void {
  app.post(
    '/',
    {
      config: requirePermission(clientLinks, 'write'),
      schema: {
        summary: 'Make a link for a client’s contact: answers what it holds, this once',
        body: clientLinkInput,
        response: { 201: madeClientLink },
        refuses: [403, 409, 429],
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const { body, account } = request;
      const last = addDays(today(), MOST_DAYS);
      if (body.endsOn < today() || body.endsOn > last)
        throw badInput([{ path: 'endsOn', msg: `Choose a last day from today to ${formatDate(last)}.` }]);
      await mustShowAll(db, account, clientLinkKind);
      await throttle(db, `client-links:${actor.id}`, making, 'Too many links from your account.');
      const token = newSecret();
      const given = { revokedAt: null, usedAt: null, madeBy: actor.id };
      const { id } = await db.transaction().execute(async (tx) => {
        const link = await createRecord(tx, scopeToClient(clientLinks, account), body, actor, given);
        await tx
          .insertInto('client_link_tokens')
          .values({ tokenHash: hashOf(token), linkId: link.id })
          .execute();
        return link;
      });
      return reply.status(201).send({ id, path: clientLinkPath(token), endsOn: body.endsOn });
    },
  );

  app.post(
    '/:id/revoke',
    {
      config: requirePermission(clientLinks, 'write'),
      schema: {
        summary: 'Revoke a client’s link: it opens nothing any more; what was answered by it stays',
        params: byId,
        response: { 200: clientLinkRecord },
        refuses: [404],
      },
    },
    async (request) => {
      const within = scopeToClient(clientLinks, request.account);
      return db.transaction().execute(async (tx) => {
        const before = await lockRecord(tx, within, request.params.id);
        const revokedAt = before.revokedAt ?? new Date().toISOString();
        const after = await storeChange(tx, within, before, { revokedAt }, actorOf(request));
        await tx.deleteFrom('client_link_tokens').where('linkId', '=', after.id).execute();
        return answered(clientLinks, after, tx);
      });
    },
  );
}
