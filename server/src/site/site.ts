import { join, relative, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'shared/contract';
import { findRoute } from 'shared/contract/findRoute';
import type { Company } from 'shared/domain/letterhead/companyFacts';
import { partOf } from '../core/answerInTurn';
import type { ApiOptions } from '../core/context';
import { countGuess } from '../core/countGuess';
import { ApiError } from '../core/errors';
import { queryOf } from '../core/queryOf';
import type { FormLink } from '../core/types';
import type { Db } from '../db/tables';
import type { PageSources } from '../pages/composePages';
import { refilledForm } from '../pages/refilledForm';
import { buildOrigins, leaveOverride, tokenIn } from '../releases/overrides/overrides';
import type { ReleaseStore } from '../releases/ReleaseStore';
import type { LiveRegistry } from '../releases/registry/LiveRegistry';
import type { RegistryState } from '../releases/registry/registryState';
import { cohortIn, noteDraw, noteVisit } from '../releases/stages/visitorVoices';
import { type ComposedSite, composeSite } from './composeSite';
import { consoleDocument } from './consoleDocument';
import { Differences } from './differences/Differences';
import { documentHeaders } from './documentHeaders';
import { compressFully, sendPrepared } from './preparedFile';
import { ReviewSites, withReviewBar } from './reviewSites';
import type { SitePart, SitePartOf } from './SitePart';
import { REVALIDATED, sendFile } from './sendFile';
import { siteFiles } from './siteFiles';
import { giveCohort, visitorStages } from './visitorSites';

export interface SiteOptions {
  live: LiveRegistry;
  store: ReleaseStore;
  /** Fetches a file of another server's shell to this one's, or answers false. By default there is none. */
  bringShell?: ((name: string) => Promise<boolean>) | undefined;
  sources: PageSources;
  /** The product's further parts. By default none. */
  parts?: readonly SitePartOf[];
  /** Reads the company that the pages name. By default that of `company.json`. */
  readCompany?: ((db: Db) => Promise<Company>) | undefined;
}

/** How often a change of the company is looked for, in milliseconds: pages show it within two seconds. */
const FOLLOW_MS = 1000;

/** The site as some visitors get it. */
interface StagedSite {
  /** Those of a cohort below it. */
  percent: number;
  registry: Registry;
  site: ComposedSite;
  parts: SitePart[];
}

/** Serves the website: composed pages, the console's document, the shell's and the modules' files. */
// oxlint-disable-next-line max-lines-per-function -- takes the options of the site
export function site({ live, store, bringShell, sources, parts: partsOf = [], readCompany }: SiteOptions) {
  const { shell, shellFolder, origin, apiBase } = sources;
  // oxlint-disable-next-line max-lines-per-function -- composing and answering share what is composed now
  const plugin = async (app: FastifyInstance, { db, settings }: ApiOptions): Promise<void> => {
    let composed: ComposedSite | undefined;
    let company = await readCompany?.(db);
    /** The site for some visitors while releases go out in stages. */
    let forSome: StagedSite[] = [];
    /** One that can't be composed goes to no visitor; the current one does. */
    const composeStages = async (state: RegistryState): Promise<StagedSite[]> => {
      for (const part of forSome.flatMap((each) => each.parts)) part.close();
      const known = new Map(forSome.map((each) => [each.percent, each.site]));
      const stages = visitorStages(state).map(async ({ percent, state: own }) => {
        const staged = await composeSite(own, store.files, sources, known.get(percent) ?? composed, company);
        const partsOfStage = partsOf.map((part) => part({ db, now: () => staged, origin }));
        return { percent, registry: own.registry, site: staged, parts: partsOfStage };
      });
      return Promise.all(stages).catch((error: unknown) => {
        app.log.error({ err: error }, 'a release in stages can’t be composed; visitors keep the current one');
        return [];
      });
    };
    const reviews = new ReviewSites({ db, live, store, sources, parts: partsOf, company: () => company });
    const differences = new Differences();
    let compressing = new AbortController();
    // Nobody waits for the best compression: not a restart, nor a switch of a flag or a rollback.
    const compose = async (state: RegistryState): Promise<void> => {
      composed = await composeSite(state, store.files, sources, composed, company);
      forSome = await composeStages(state);
      reviews.forget();
      compressing.abort();
      compressing = new AbortController();
      const staged = [...state.staged.values()].map(({ release }) => release);
      void differences.follow(store.files, [...state.current, ...staged], compressing.signal);
      const documents = [composed, ...forSome.map((each) => each.site)].flatMap((each) => [
        ...[...each.pages.values(), ...each.lightPages.values()],
        ...[each.notFound, each.drawnByCode],
      ]);
      void compressFully(documents, compressing.signal).catch(() => undefined);
    };
    await live.onChange(compose);
    // While the database is away the pages stay as they are.
    const following = setInterval(() => {
      const follow = async () => {
        const now = await readCompany?.(db);
        if (isDeepStrictEqual(now, company)) return;
        company = now;
        await live.again(compose);
      };
      follow().catch(() => undefined);
    }, FOLLOW_MS);
    following.unref();
    app.addHook('onClose', () => {
      clearInterval(following);
      compressing.abort();
      reviews.forget();
    });
    const now = (): ComposedSite => {
      if (!composed) throw new Error('The site is asked for before it was composed.');
      return composed;
    };

    const parts = partsOf.map((part) => part({ db, now, origin }));
    app.addHook('onClose', () => [...parts, ...forSome.flatMap((each) => each.parts)].forEach((part) => part.close()));
    for (const part of parts) part.routes(app);
    /** The first part's answer, of those that have one. */
    const ofParts = async (some: readonly SitePart[], path: string) => {
      for (const part of some) {
        const page = await part.at(path);
        if (page) return page;
      }
      return undefined;
    };

    app.decorate('renderFormAnswer', (title: string, message: string, link?: FormLink) => {
      const pages = link ? parts.map((part) => part.sent(message, link)) : [];
      return pages.find((page) => page !== undefined) ?? now().formAnswer(title, message);
    });
    app.decorate('renderRefusedForm', async (path, sent) => {
      const found =
        path === undefined
          ? [...now().pages.values()].map(({ raw }) => raw.toString())
          : await Promise.all(parts.map((part) => part.withForm(path).catch(() => undefined)));
      return found.flatMap((page) => (page && refilledForm(page, sent)) || [])[0];
    });
    app.addHook('onSend', (request, reply, payload, done) => {
      const type = String(reply.getHeader('content-type') ?? '');
      if (type.startsWith('text/html') && request.routeOptions.config.answersForm)
        reply.headers(documentHeaders(now().policy));
      done(null, payload);
    });

    const isOwn = store.served.isOwn.bind(store.served);
    const pathsOfSite = async () => [
      ...now().pages.keys(),
      ...(await Promise.all(parts.map((part) => part.paths()))).flat(),
    ];
    siteFiles(app, { store, shellFolder, bringShell, differences, origin, paths: pathsOfSite });

    /** A page that is only counted comes though the database is away. */
    const whileNobodyWaits = (noting: Promise<void>) =>
      void noting.catch((error: unknown) =>
        app.log.error({ err: error }, 'a visitor of a release in stages is not counted'),
      );
    const pathOf = (request: FastifyRequest) => (request.url.split('?')[0] ?? '/').replace(/(.)\/+$/, '$1');
    for (const path of ['/signin', '/dashboard', '/dashboard/*'])
      app.get(path, async (request, reply) => {
        const { html, headers } = consoleDocument({
          shell,
          registry: live.current.registry,
          apiBase,
          company,
          provider: settings.provider?.name,
          path: pathOf(request),
          builds: await buildOrigins(db, request.headers.cookie),
        });
        return reply.headers(headers).type('text/html; charset=utf-8').send(html);
      });

    // A sign-in that its browser sent itself, because the code was not there yet, comes back to the form.
    await app.register(async (forms) => {
      await forms.register(formbody);
      // A form: browsers prefetch links that are only pointed at.
      forms.post('/review/end', async (request, reply) => {
        const token = tokenIn(request.headers.cookie);
        if (token !== undefined) await leaveOverride(db, token);
        return reply.header('Set-Cookie', 'override=; Path=/; Max-Age=0; SameSite=Lax').redirect('/', 303);
      });
      forms.post('/signin', (request, reply) => reply.redirect(`/signin${queryOf(request.raw)}`, 303));
    });

    /** Answers in a page why a preview is refused. */
    const refusePreview = (error: Error, _request: FastifyRequest, reply: FastifyReply): FastifyReply => {
      if (!(error instanceof ApiError)) throw error;
      return reply
        .status(error.status)
        .headers({ ...documentHeaders(now().policy), ...error.headers, ...ofPreview })
        .type('text/html; charset=utf-8')
        .send(now().formAnswer('This preview can’t be opened', error.message));
    };
    const ofPreview = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
    app.get<{ Params: { token: string } }>(
      '/review/:token',
      { config: { turn: partOf('token') }, errorHandler: refusePreview },
      async (request, reply) => {
        const { token } = request.params;
        const opened = await reviews.open(token, now()).catch(async (error: unknown) => {
          await countGuess(db, 'review', request.ip);
          throw error;
        });
        const seconds = Math.ceil((Date.parse(opened.expiresAt) - Date.now()) / 1000);
        const isSecure = request.protocol === 'https';
        return reply
          .headers(ofPreview)
          .header(
            'Set-Cookie',
            `override=${token}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`,
          )
          .redirect(opened.path, 303);
      },
    );

    app.setNotFoundHandler((request, reply) => sendPrepared(request, reply, now().notFound));
    // Pages are composed for each person who previews.
    const inTurn = { config: { turn: (request: FastifyRequest) => tokenIn(request.headers.cookie) } };
    app.get('/*', { ...inTurn, errorHandler: refusePreview }, async (request, reply) => {
      const path = pathOf(request);
      const own = now();
      const review = await reviews.at(request, own);
      /**
       * The part of the site's root that is the same for all but reviewers: of a release in stages, only files that the
       * current one lacks.
       */
      const ofAll = <T>(of: (site: ComposedSite) => T | undefined): T | undefined =>
        [review?.own?.site, own, ...forSome.map((each) => each.site)]
          .map((each) => each && of(each))
          .find((found) => found !== undefined);
      const folder = ofAll(({ publicFiles }) => publicFiles.get(path));
      if (folder !== undefined) {
        const send = () => sendFile(request, reply, folder, path.slice(1), { cacheControl: REVALIDATED, isOwn });
        const name = relative(store.files.root, join(folder, path)).replaceAll(sep, '/');
        if ((await send()) || ((await store.bring(name)) && (await send()))) return reply;
      }
      // A light page is code alone: by a link, the current releases' are shown.
      const light = ofAll((each) =>
        review?.isByLink && each === review.own?.site ? undefined : each.lightPages.get(path),
      );
      if (light) return sendPrepared(request, reply, light);
      if (review) {
        const {
          site: its,
          registry,
          parts: itsParts,
        } = review.own ?? { site: own, registry: live.current.registry, parts };
        const drawn = findRoute(registry, path) ? its.drawnByCode : its.notFound;
        const page = (await ofParts(itsParts, path)) ?? its.pages.get(path) ?? drawn;
        return sendPrepared(request, reply, await withReviewBar(page, review), true);
      }
      const isForSome = forSome.length > 0;
      // A browser that sends no cookie back has the current releases on every page: it never mixes two.
      const cohort = isForSome ? cohortIn(request) : undefined;
      const stage = forSome.find(({ percent }) => cohort !== undefined && cohort < percent);
      const owned = findRoute(stage?.registry ?? live.current.registry, path)?.module;
      if (isForSome && cohort === undefined) whileNobodyWaits(noteDraw(db, request, giveCohort(request, reply)));
      const rollout = owned && live.current.staged.get(owned.manifest.name)?.rollout;
      if (isForSome && rollout) whileNobodyWaits(noteVisit(db, request, rollout, owned.current.version));
      const { pages, notFound, drawnByCode } = stage?.site ?? own;
      const page = (await ofParts(stage?.parts ?? parts, path)) ?? pages.get(path);
      if (page) return sendPrepared(request, reply, page, isForSome);
      return sendPrepared(request, reply, owned ? drawnByCode : notFound, isForSome);
    });
  };
  // Serves the whole origin, so it is no scope of its own.
  return Object.assign(plugin, { [Symbol.for('skip-override')]: true });
}
