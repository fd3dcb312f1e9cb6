import { randomInt } from 'node:crypto';
import { today } from 'shared/domain/dates/dates';
import {
  madeWorkerLink,
  workerLinkEnd,
  workerLinkInput,
  workerLinkRecord,
} from 'shared/domain/pay/workerLinks/workerLink';
import { type Actor, actorOf } from '../../../core/actorOf';
import type { ApiOptions } from '../../../core/context';
import { byId } from '../../../core/routeSchemas';
import { throttle } from '../../../core/throttle';
import type { Api } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import { hashOf, newSecret } from '../../auth/secretTokens';
import { mustShowAll } from '../../links/linkMaker';
import { createRecord, lockRecord, storeChange } from '../../records/changes/changeRecord';
import { answered } from '../../records/lists/selectRecords';
import { requirePermission } from '../../records/requirePermission';
import { scopeToClient } from '../../records/scopeToClient';
import { lockPerson } from '../../work/placements/whoIsPlaced';
import { codeHash } from './codeHash';
import { workerLinkKind, workerLinks } from './workerLinks';

/** How often one account may create links: enough for a large client's people in a day. */
const making = { most: 300, windowMs: 60 * 60 * 1000 };

/** Six unpredictable digits. */
const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** Ends a link, also for the phone that uses it. */
async function revoke(tx: Queries, within: typeof workerLinks, id: string, actor: Actor) {
  const before = await lockRecord(tx, within, id);
  const revokedAt = before.revokedAt ?? new Date().toISOString();
  const after = await storeChange(tx, within, before, { revokedAt }, actor);
  await tx.deleteFrom('worker_link_tokens').where('linkId', '=', id).execute();
  return after;
}

/** Ends a person's earlier links, because only one phone has the page. */
async function revokeOthers(tx: Queries, employeeId: string, id: string, actor: Actor): Promise<void> {
  const others = await tx
    .selectFrom('live_worker_links')
    .select('id')
    .where('employeeId', '=', employeeId)
    .where('id', '<>', id)
    .where('revokedAt', 'is', null)
    .orderBy('id')
    .execute();
  for (const other of others) await revoke(tx, workerLinks, other.id, actor);
}

/** The office's routes of employees' links: create, revoke. Under `/worker-links`. */
export function workerLinkRoutes(app: Api, { db }: ApiOptions): void {
  app.post(
    '/',
    {
      config: requirePermission(workerLinks, 'write'),
      schema: {
        summary: 'Make an employee’s own link: answers what it holds and its code, this once; their earlier links end',
        body: workerLinkInput,
        response: { 201: madeWorkerLink },
        refuses: [403, 429],
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      await mustShowAll(db, request.account, workerLinkKind);
      await throttle(db, `worker-links:${actor.id}`, making, 'Too many links from your account.');
      const [token, code, endsOn] = [newSecret(), newCode(), workerLinkEnd(today())];
      const given = { endsOn, openedAt: null, revokedAt: null, usedAt: null, wrongCodes: 0, madeBy: actor.id };
      const { id } = await db.transaction().execute(async (tx) => {
        await lockPerson(tx, request.body.employeeId);
        const link = await createRecord(tx, workerLinks, request.body, actor, given);
        await revokeOthers(tx, link.employeeId, link.id, actor);
        const held = { tokenHash: hashOf(token), linkId: link.id, codeHash: codeHash(token, code) };
        await tx.insertInto('worker_link_tokens').values(held).execute();
        return link;
      });
      return reply.status(201).send({ id, token, code, endsOn });
    },
  );

  app.post(
    '/:id/revoke',
    {
      config: requirePermission(workerLinks, 'write'),
      schema: {
        summary: 'Revoke an employee’s link: neither it nor the phone that took it opens anything any more',
        params: byId,
        response: { 200: workerLinkRecord },
        refuses: [404],
      },
    },
    (request) => {
      const within = scopeToClient(workerLinks, request.account);
      return db
        .transaction()
        .execute(async (tx) =>
          answered(workerLinks, await revoke(tx, within, request.params.id, actorOf(request)), tx),
        );
    },
  );
}
