import { signInLink, signInLinkInput } from 'shared/domain/accounts/signInLink';
import type { ApiOptions } from '../../../core/context';
import { conflict } from '../../../core/errors';
import { nothing } from '../../../core/routeSchemas';
import type { Api } from '../../../core/types';
import { bearerToken } from '../../auth/bearerToken';
import { ownAccount } from '../../auth/ownAccount';
import { endSessions } from '../../auth/sessions';
import { auditOwn } from '../auditOwn';
import { findAccount } from '../findAccount';
import { mustKnowPassword } from '../mustKnowPassword';
import { refuseLastWayIn } from '../waysIn';

/** Whether the own account is linked to the provider, and unlinking. Under `/auth/provider`. */
export function linkRoutes(app: Api, { db, settings }: Pick<ApiOptions, 'db' | 'settings'>): void {
  /** An account created by the provider has no password until its person sets one. */
  const hasPassword = async (id: string) => (await findAccount(db, { id }))?.passwordHash !== '';

  app.get(
    '/link',
    {
      config: { access: 'signed-in' },
      schema: { summary: 'Whether the provider signs you in', response: { 200: signInLink } },
    },
    async (request) => {
      const { id } = ownAccount(request);
      const identities = await db.selectFrom('identities').selectAll().where('accountId', '=', id).execute();
      const linked = identities
        .filter(({ unlinkedAt, endedAt }) => unlinkedAt === null && endedAt === null)
        .map(({ createdAt }) => createdAt);
      return {
        linkedAt: linked.sort()[0] ?? null,
        isUnlinked: identities.some(({ unlinkedAt }) => unlinkedAt !== null),
        hasPassword: await hasPassword(id),
      };
    },
  );

  app.put(
    '/link',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'Let the provider sign you in no more, which ends your other sessions, or again',
        body: signInLinkInput,
        response: { 204: nothing },
        refuses: [409, 429],
      },
    },
    async (request, reply) => {
      const { id } = ownAccount(request);
      const { isLinked, currentPassword } = request.body;
      if (await hasPassword(id)) await mustKnowPassword(db, id, currentPassword);
      await db.transaction().execute(async (tx) => {
        const unlinkedAt = isLinked ? null : new Date().toISOString();
        const links = tx.updateTable('identities').set({ unlinkedAt }).where('accountId', '=', id).returning('subject');
        const changed = await (isLinked
          ? links.where('unlinkedAt', 'is not', null)
          : links.where('unlinkedAt', 'is', null).where('endedAt', 'is', null)
        ).execute();
        if (changed.length === 0)
          throw conflict('no_change', 'This was already done, or you never signed in there. Reload the page.');
        await auditOwn(tx, request, isLinked ? 'account.identity-linked' : 'account.identity-unlinked');
        if (isLinked) return;
        await refuseLastWayIn(tx, settings, id);
        await endSessions(tx, id, bearerToken(request));
      });
      return reply.status(204).send();
    },
  );
}
