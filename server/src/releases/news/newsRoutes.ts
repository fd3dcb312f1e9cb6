import { moduleContact, moduleContactInput, moduleNews, storedContact } from 'shared/contract/releases/moduleNews';
import { deployTokenInput } from 'shared/domain/accounts/deployToken';
import { z } from 'zod';
import { actorOf } from '../../core/actorOf';
import type { ApiOptions } from '../../core/context';
import { badInput, notFound } from '../../core/errors';
import { nothing } from '../../core/routeSchemas';
import type { Api } from '../../core/types';
import { Mailer } from '../../mail/Mailer';
import { readerOf } from '../releaser';
import { listContacts, listNews, storeContact } from './moduleContacts';
import { sendNews } from './sendNews';
import { queueNews } from './tellTeam';

/** How often due messages are looked for, in milliseconds. */
const LOOK_MS = 5_000;

const ofModule = deployTokenInput.pick({ module: true });

/** News for modules' teams by webhook and mail: their addresses, the news, and the sending. */
// oxlint-disable-next-line max-lines-per-function -- a list of routes, each with its schemas and its handler
export async function newsRoutes(app: Api, { db, settings }: ApiOptions): Promise<void> {
  const owners = { access: 'modules:write' as const, isReserved: true };

  app.get(
    '/module-contacts',
    {
      config: owners,
      schema: {
        summary: 'Where the teams of modules are told what happens to their releases',
        response: { 200: z.array(moduleContact) },
      },
    },
    () => listContacts(db),
  );
  app.put(
    '/module-contacts/:module',
    {
      config: owners,
      schema: {
        summary: 'Set where a module’s team is told; the secret of a new webhook is shown once',
        params: ofModule,
        body: moduleContactInput,
        response: { 200: storedContact },
      },
    },
    async (request) => {
      const { url } = request.body;
      if (url !== '' && settings.webhooks !== 'any' && !url.startsWith('https:'))
        throw badInput([
          { path: 'url', msg: 'Enter an address that begins with https://. The setting WEBHOOKS=any allows others.' },
        ]);
      return storeContact(db, settings, { ...request.params, ...request.body }, actorOf(request));
    },
  );
  app.post(
    '/module-contacts/:module/test',
    {
      config: owners,
      schema: {
        summary: 'Send a module’s team a test message',
        params: ofModule,
        response: { 204: nothing },
      },
    },
    async (request, reply) => {
      const { module } = request.params;
      if (!(await listContacts(db)).some(({ id }) => id === module)) throw notFound();
      const title = `A test for the team of ${module}`;
      const body = `${actorOf(request).name} sent it from Modules. There is nothing to do.`;
      await db.transaction().execute((tx) => queueNews(tx, { module, event: 'test', version: '', title, body }));
      return reply.status(204).send();
    },
  );

  app.get(
    '/module-news',
    {
      config: { access: 'public' },
      schema: {
        summary:
          'What teams were told of their modules, the latest 50 first (an account that sees the modules, or a deploy token: its own)',
        querystring: z.object({ module: z.string().max(80).optional() }),
        response: { 200: z.array(moduleNews) },
        refuses: [401, 403],
      },
    },
    async (request, reply) => listNews(db, (await readerOf(db, request, reply)) ?? request.query.module),
  );

  const mailer = new Mailer(settings.mail, app.log);
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();
  app.addHook('onListen', async () => {
    let isBusy = false;
    const look = () => {
      if (isBusy) return;
      isBusy = true;
      sending = sendNews({ db, settings, mailer })
        .catch((error: unknown) =>
          app.log.error({ err: error }, 'modules’ teams are told nothing now; it is tried again in 5 s'),
        )
        .finally(() => {
          isBusy = false;
        });
    };
    timer = setInterval(look, LOOK_MS);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await sending;
    await mailer.close();
  });
}
