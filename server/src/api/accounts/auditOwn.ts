import type { FastifyRequest } from 'fastify';
import type { AuditAction } from 'shared/domain/records/auditActions';
import { actorOf } from '../../core/actorOf';
import { audit } from '../../core/audit';
import type { Queries } from '../../db/tables';
import { ownAccount } from '../auth/ownAccount';

/** Logs an action on one's own account. */
export const auditOwn = (tx: Queries, request: FastifyRequest, action: AuditAction, detail?: string): Promise<void> =>
  audit(tx, actorOf(request), action, {
    record: ['accounts', ownAccount(request).id],
    ...(detail === undefined ? {} : { detail }),
  });
