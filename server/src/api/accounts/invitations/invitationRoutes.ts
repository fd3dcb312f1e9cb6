import {
  type Invitation,
  type InvitationLink,
  invitationInput,
  invitationLink,
  invitationRecord,
} from 'shared/domain/accounts/invitation';
import { type Actor, actorOf } from '../../../core/actorOf';
import { audit } from '../../../core/audit';
import type { ApiOptions } from '../../../core/context';
import { byId, checkedByHandler } from '../../../core/routeSchemas';
import { throttle } from '../../../core/throttle';
import type { Api } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import type { Mailer } from '../../../mail/Mailer';
import { createRecord, lockRecord, storeChange } from '../../records/changes/changeRecord';
import { answered } from '../../records/lists/selectRecords';
import { requirePermission } from '../../records/requirePermission';
import { invitationMail } from '../mails';
import { invitationPath, LINK_LIFE_MS, makeLink } from './invitationLinks';
import { invitations } from './invitations';

/** How often one account may create links: each may send an email. */
const making = { most: 60, windowMs: 60 * 60 * 1000 };

const expiry = () => new Date(Date.now() + LINK_LIFE_MS).toISOString();

/** The routes of invitations for account managers: create, renew, revoke. Under `/invitations`. */
// oxlint-disable-next-line max-lines-per-function -- a list of routes, each with its schemas and its handler
export async function invitationRoutes(app: Api, { db, mailer }: ApiOptions & { mailer: Mailer }): Promise<void> {
  /** Creates or renews an invitation in a transaction, and sends its new link. */
  const linked = async (
    actor: Actor,
    work: (tx: Queries) => Promise<Omit<Invitation, 'state' | 'roleName' | 'invitedByName'>>,
  ): Promise<InvitationLink> => {
    await throttle(db, `invitations:${actor.id}`, making, 'Too many invitations from your account.');
    const { token, invitation } = await db.transaction().execute(async (tx) => {
      const record = await work(tx);
      return { token: await makeLink(tx, record.id), invitation: await answered(invitations, record, tx) };
    });
    if (mailer.isOn) mailer.post(async () => invitationMail(invitation, `${mailer.site}${invitationPath(token)}`));
    return { id: invitation.id, token, expiresAt: invitation.expiresAt, isMailed: mailer.isOn };
  };

  app.post(
    '/',
    {
      ...checkedByHandler,
      config: requirePermission(invitations, 'write'),
      schema: {
        summary: 'Invite somebody: answers a link that works once, for 7 days, and is mailed where mail is set up',
        body: invitationInput,
        response: { 201: invitationLink },
        refuses: [403, 409, 429],
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const link = await linked(actor, (tx) =>
        createRecord(tx, invitations, request.body, actor, {
          invitedBy: actor.id,
          expiresAt: expiry(),
          usedAt: null,
          revokedAt: null,
        }),
      );
      return reply.status(201).send(link);
    },
  );

  app.post(
    '/:id/renew',
    {
      config: requirePermission(invitations, 'write'),
      schema: {
        summary: 'Give an invitation that was not used a new link, for 7 days; the one before ends',
        params: byId,
        response: { 201: invitationLink },
        refuses: [403, 409, 429],
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const link = await linked(actor, async (tx) => {
        const before = await lockRecord(tx, invitations, request.params.id);
        const fields = { invitedBy: actor.id, expiresAt: expiry(), revokedAt: null };
        await audit(tx, actor, 'invitation.renewed', { record: ['invitations', before.id] });
        return storeChange(tx, invitations, before, fields, actor);
      });
      return reply.status(201).send(link);
    },
  );

  app.post(
    '/:id/revoke',
    {
      config: requirePermission(invitations, 'write'),
      schema: {
        summary: 'Revoke an invitation: its link lets nobody in any more',
        params: byId,
        response: { 200: invitationRecord },
        refuses: [403, 409],
      },
    },
    async (request) => {
      const actor = actorOf(request);
      return db.transaction().execute(async (tx) => {
        const before = await lockRecord(tx, invitations, request.params.id);
        if (before.revokedAt !== null) return answered(invitations, before, tx);
        await audit(tx, actor, 'invitation.revoked', { record: ['invitations', before.id] });
        const after = await storeChange(tx, invitations, before, { revokedAt: new Date().toISOString() }, actor);
        return answered(invitations, after, tx);
      });
    },
  );
}
