import { buildOverride, newOverride, override, overrideToken, releaseOverride } from 'shared/contract/override';
import { covers } from 'shared/domain/accounts/right';
import { lacksRight } from '../../api/auth/guard';
import { ownAccount } from '../../api/auth/ownAccount';
import { actorOf } from '../../core/actorOf';
import { nothing } from '../../core/routeSchemas';
import type { Api } from '../../core/types';
import type { Db } from '../../db/tables';
import type { ReleaseStore } from '../ReleaseStore';
import { beginOverride, endOverride, readOverride, rightFor } from './overrides';

/** Running other releases than the current ones, or a developer's own build, for one account alone. Under `/api`. */
export async function overrideRoutes(app: Api, { db, store }: { db: Db; store: ReleaseStore }): Promise<void> {
  app.post(
    '/overrides/releases',
    {
      config: { access: 'modules:preview', isReserved: true },
      schema: {
        summary: 'Run a published release instead of the current one, for yourself alone',
        body: releaseOverride,
        response: { 201: newOverride },
        refuses: [403, 404, 409],
      },
    },
    async (request, reply) => {
      const { module, version, beside } = request.body;
      await store.preview(module, version);
      return reply.status(201).send(await beginOverride(db, { module, version }, beside, actorOf(request)));
    },
  );

  app.post(
    '/overrides/builds',
    {
      config: { access: 'modules:develop', isReserved: true },
      schema: {
        summary: 'Run a module that your own computer serves, for yourself alone',
        body: buildOverride,
        response: { 201: newOverride },
        refuses: [403, 404],
      },
    },
    async (request, reply) => {
      const { module, origin, beside } = request.body;
      return reply.status(201).send(await beginOverride(db, { module, origin }, beside, actorOf(request)));
    },
  );

  app.post(
    '/overrides/open',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'What you run instead of the current releases, by the token of your browser',
        body: overrideToken,
        response: { 200: override },
        refuses: [403, 404, 409],
      },
    },
    async (request) => {
      const account = ownAccount(request);
      const { uses, expiresAt } = await readOverride(db, request.body.token, account.id);
      for (const right of new Set(uses.map(rightFor)))
        if (account.reach !== null || !covers(account.granted, right, true)) throw await lacksRight(db, request, right);
      const modules = await Promise.all(
        uses.flatMap((use) =>
          'origin' in use ? [] : [store.preview(use.module, use.version).then((release) => [use.module, release])],
        ),
      );
      return { uses, expiresAt, modules: Object.fromEntries(modules) };
    },
  );

  app.post(
    '/overrides/end',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'Go back to the current releases',
        body: overrideToken,
        response: { 204: nothing },
      },
    },
    async (request, reply) => {
      await endOverride(db, request.body.token, actorOf(request));
      return reply.status(204).send();
    },
  );
}
