import type { FastifyRequest } from 'fastify';
import { today } from 'shared/domain/dates/dates';
import { type WorkerLink, workerLinkState } from 'shared/domain/pay/workerLinks/workerLink';
import type { openWorkerLink } from 'shared/domain/pay/workerLinks/workerPage';
import type { Employee } from 'shared/domain/people/employees/employee';
import type { z } from 'zod';
import { actorOf } from '../../../core/actorOf';
import { ApiError } from '../../../core/errors';
import type { Db, Queries } from '../../../db/tables';
import { hashOf } from '../../auth/secretTokens';
import { openingMaker } from '../../links/linkMaker';
import { employees } from '../../people/employees/employees';
import { lockRecord, storeChange } from '../../records/changes/changeRecord';
import { findRecord } from '../../records/lists/selectRecords';
import { codeHash } from './codeHash';
import { workerLinkKind, workerLinks } from './workerLinks';

/** A phone's link and its employee. */
export interface OpenedLink {
  link: Pick<WorkerLink, 'id' | 'employeeId' | 'usedAt'>;
  employee: Employee;
}

/**
 * 410 for an invalid link, without distinction: it never existed, was opened by another phone, has ended or was
 * revoked.
 */
export const linkEnded = (): ApiError =>
  new ApiError(
    410,
    'link_ended',
    'This link does not work: another phone has it, it has ended, was revoked or is not complete. Ask the office for a new one.',
  );

/** The link of a phone with this secret; undefined for none. */
export async function openedLink(db: Queries, key: string): Promise<OpenedLink | undefined> {
  const held = await db
    .selectFrom('worker_link_tokens')
    .select('linkId')
    .where('tokenHash', '=', hashOf(key))
    .where('codeHash', 'is', null)
    .executeTakeFirst();
  const link = held && (await findRecord(db, workerLinks, held.linkId));
  if (!link || workerLinkState(link, today(), true) !== 'opened') return undefined;
  if (!(await openingMaker(db, workerLinkKind, link))) return undefined;
  const employee = await findRecord(db, employees, link.employeeId);
  return employee && { link, employee };
}

/**
 * Assigns a link to the phone with `key`, once: returns false for an invalid link, and throws 403 for a wrong code,
 * which is counted. A phone that missed the answer asks again with the same key.
 */
export async function giveLink(
  db: Db,
  { token, code, key }: z.infer<typeof openWorkerLink>,
  request: FastifyRequest,
): Promise<boolean> {
  const held = await db
    .selectFrom('worker_link_tokens')
    .select(['linkId', 'codeHash'])
    .where('tokenHash', '=', hashOf(token))
    .where('codeHash', 'is not', null)
    .executeTakeFirst();
  if (!held) return false;
  const given = await db.transaction().execute(async (tx) => {
    const link = await lockRecord(tx, workerLinks, held.linkId);
    if (workerLinkState(link, today(), true) !== 'waiting') return undefined;
    if (!(await openingMaker(tx, workerLinkKind, link))) return undefined;
    if (codeHash(token, code) !== held.codeHash) {
      await tx
        .updateTable('worker_links')
        .set({ wrongCodes: link.wrongCodes + 1 })
        .where('id', '=', link.id)
        .execute();
      return false;
    }
    const actor = actorOf(request, { id: '', name: 'Employee’s phone' });
    await storeChange(tx, workerLinks, link, { openedAt: new Date().toISOString() }, actor);
    await tx.deleteFrom('worker_link_tokens').where('linkId', '=', link.id).execute();
    await tx
      .insertInto('worker_link_tokens')
      .values({ tokenHash: hashOf(key), linkId: link.id, codeHash: null })
      .execute();
    return true;
  });
  if (given === false)
    throw new ApiError(
      403,
      'wrong_code',
      'This code is wrong. Ask the office for it; after five wrong codes the link ends.',
    );
  return given ?? false;
}
