import { actorOf } from '../../../core/actorOf';
import type { ApiOptions } from '../../../core/context';
import { conflict, notFound } from '../../../core/errors';
import { byId, nothing } from '../../../core/routeSchemas';
import type { Api } from '../../../core/types';
import { mayNotLess } from '../../auth/grants';
import { findAccount } from '../findAccount';
import { resetSecondFactor } from './resetSecondFactor';

/** `POST /accounts/:id/reset-second-factor`: for people who lost the app and the recovery codes. */
export function resetSecondFactorRoute(app: Api, { db }: Pick<ApiOptions, 'db'>): void {
  app.post(
    '/:id/reset-second-factor',
    {
      config: { access: 'accounts:write', isReserved: true },
      schema: {
        summary: 'Take the second factor of somebody who lost it away; they are told',
        params: byId,
        response: { 204: nothing },
        refuses: [409],
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (id === request.account?.id)
        throw conflict(
          'own_account',
          'Switch your own second factor off under My Account, with your password and a code.',
        );
      const row = await findAccount(db, { id });
      if (!row) throw notFound();
      await mayNotLess(db, actorOf(request).id, row.role);
      await db.transaction().execute((tx) => resetSecondFactor(tx, id, actorOf(request)));
      return reply.status(204).send();
    },
  );
}
