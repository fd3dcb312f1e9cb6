import type { FastifyRequest } from 'fastify';
import type { Registry } from 'shared/contract';
import {
  buildOverrides,
  newOverride,
  type OverriddenModule,
  override,
  overrideToken,
  releaseOverrides,
} from 'shared/contract/releases/override';
import { newReviewLink, reviewLink, reviewLinkInput } from 'shared/contract/releases/reviewLink';
import { covers } from 'shared/domain/accounts/right';
import { z } from 'zod';
import { lacksRight } from '../../api/auth/guard';
import { ownAccount } from '../../api/auth/ownAccount';
import { actorOf } from '../../core/actorOf';
import { notFound } from '../../core/errors';
import { byId, nothing } from '../../core/routeSchemas';
import type { Api } from '../../core/types';
import type { Db } from '../../db/tables';
import type { ReleaseStore } from '../ReleaseStore';
import { beginOverride, endOverride, readOverride, rightFor } from './overrides';
import { endReviewLink, listReviewLinks, makeReviewLink } from './reviewLinks';

/** Running other releases than the current ones, or a developer's own build, for one account alone. Under `/api`. */
// oxlint-disable-next-line max-lines-per-function -- a list of routes, each with its schemas and its handler
export async function overrideRoutes(app: Api, { db, store }: { db: Db; store: ReleaseStore }): Promise<void> {
  /** Throws 403 when the caller lacks a right that one of the modules needs. */
  const expectRights = async (request: FastifyRequest, uses: readonly OverriddenModule[]) => {
    const account = ownAccount(request);
    for (const right of new Set(uses.map(rightFor)))
      if (account.reach !== null || !covers(account.granted, right, true)) throw await lacksRight(db, request, right);
  };
  /** Those that are published releases, as a tab gets them. Throws `ReleaseError` when one is unknown or can't run here. */
  const previewed = async (uses: readonly OverriddenModule[]): Promise<Registry['modules']> => {
    const modules = await Promise.all(
      uses.flatMap((use) =>
        'origin' in use
          ? []
          : [store.preview(use.module, use.version).then((release) => [use.module, release] as const)],
      ),
    );
    return Object.fromEntries(modules);
  };

  app.post(
    '/overrides/releases',
    {
      config: { access: 'modules:preview', isReserved: true },
      schema: {
        summary: 'Run published releases instead of the current ones, for yourself alone',
        body: releaseOverrides,
        response: { 201: newOverride },
        refuses: [403, 404, 409],
      },
    },
    async (request, reply) => {
      const { uses, beside } = request.body;
      await previewed(uses);
      return reply.status(201).send(await beginOverride(db, uses, beside, actorOf(request)));
    },
  );

  app.post(
    '/overrides/builds',
    {
      config: { access: 'modules:develop', isReserved: true },
      schema: {
        summary: 'Run modules that your own computer serves, and published releases beside them, for yourself alone',
        body: buildOverrides,
        response: { 201: newOverride },
        refuses: [403, 404, 409],
      },
    },
    async (request, reply) => {
      const { uses, beside } = request.body;
      await expectRights(request, uses);
      await previewed(uses);
      return reply.status(201).send(await beginOverride(db, uses, beside, actorOf(request)));
    },
  );

  app.get(
    '/review-links',
    {
      config: { access: 'modules:read', isReserved: true },
      schema: { summary: 'Links for reviewers in force, the newest first', response: { 200: z.array(reviewLink) } },
    },
    () => listReviewLinks(db),
  );

  app.post(
    '/review-links',
    {
      config: { access: 'modules:share', isReserved: true },
      schema: {
        summary: 'Make a link with which anybody sees published releases on the public pages; it is shown once',
        body: reviewLinkInput,
        response: { 201: newReviewLink },
        refuses: [403, 404, 409],
      },
    },
    async (request, reply) => {
      const { uses } = request.body;
      await previewed(uses);
      return reply.status(201).send(await makeReviewLink(db, uses, actorOf(request)));
    },
  );

  app.delete(
    '/review-links/:id',
    {
      config: { access: 'modules:share', isReserved: true },
      schema: { summary: 'End a link for reviewers', params: byId, response: { 204: nothing } },
    },
    async (request, reply) => {
      if (!(await endReviewLink(db, request.params.id, actorOf(request)))) throw notFound();
      return reply.status(204).send();
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
      await expectRights(request, uses);
      return { uses, expiresAt, modules: await previewed(uses) };
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
