import type { FastifyInstance, FastifyReply } from 'fastify';
import { formatDate } from 'shared/domain/dates/dates';
import { company } from 'shared/domain/letterhead/companyTokens';
import { type CareersLanguage, careersLanguages } from 'shared/domain/people/applications/application';
import { noteOpening, openClientLink } from '../api/clients/links/openClientLink';
import { applicationOf } from '../api/people/applications/applicationLink';
import { careersPaths } from '../api/people/applications/sentences';
import {
  openVacancy,
  type PublicVacancy,
  publicVacancies,
  wasPublished,
} from '../api/people/vacancies/publicVacancies';
import { partOf } from '../core/answerInTurn';
import { countGuess } from '../core/countGuess';
import { ApiError } from '../core/errors';
import type { FormLink } from '../core/types';
import type { Db } from '../db/tables';
import { fill, type PageParts } from '../pages/composePages';
import { escapeHtml } from '../pages/html';
import { templateKey } from '../pages/templates';
import type { ComposedSite } from '../site/composeSite';
import { documentHeaders } from '../site/documentHeaders';
import { compressFully, type PreparedFile, sendPrepared } from '../site/preparedFile';
import type { SitePart, SitePartOptions } from '../site/SitePart';
import { applicationMarkup } from './applicationMarkup';
import { careersWords } from './careersWords';
import { jobPosting } from './jobPosting';
import { peopleMarkup } from './peopleMarkup';
import { listMarkup, vacancyLine, vacancyMarkup } from './vacancyMarkup';

/** The time until a change of vacancies is noticed, in milliseconds. */
const FRESH_MS = 2000;

/** The template names of the careers page by language; the English list is the page itself. */
const templates: Readonly<
  Record<CareersLanguage, { list?: string; vacancy: string; gone: string; sent: string; application: string }>
> = {
  en: { vacancy: 'vacancy', gone: 'gone', sent: 'sent', application: 'application' },
  hi: { list: 'hi', vacancy: 'hi-vacancy', gone: 'hi-gone', sent: 'hi-sent', application: 'hi-application' },
};

type ByToken = { Params: { token: string } };

/** The inputs of the documents, and the documents requested so far. */
interface Made {
  site: ComposedSite;
  vacancies: readonly PublicVacancy[];
  /** A key for this set of vacancies. */
  content: string;
  files: Map<string, Promise<PreparedFile>>;
}

/**
 * The careers pages: a list of open public vacancies and a page for each, rendered from the templates in the site's
 * module. Each document is composed on request, once per set of vacancies.
 */
export class CareersPages implements SitePart {
  #made: Made | undefined;
  #lookedAt = 0;
  #looking: Promise<Made> | undefined;
  readonly #closing = new AbortController();

  private readonly db: Db;
  private readonly site: () => ComposedSite;
  private readonly origin: string;

  constructor({ db, now, origin }: SitePartOptions) {
    this.db = db;
    this.site = now;
    this.origin = origin;
  }

  /** The pages behind an applicant's link and a client's. */
  routes(app: FastifyInstance): void {
    for (const kind of ['application', 'people'] as const) {
      const guessed = (ip: string) => countGuess(this.db, `careers-${kind}`, ip);
      const asPage = (reply: FastifyReply) => reply.headers(this.#ownHeaders()).type('text/html; charset=utf-8');
      app.get<ByToken>(
        `/careers/${kind}/:token`,
        {
          config: { turn: partOf('token') },
          errorHandler: (error, _request, reply) => {
            if (!(error instanceof ApiError)) throw error;
            return asPage(reply)
              .status(error.status)
              .headers(error.headers)
              .send(this.site().formAnswer('This page can’t be opened', error.message));
          },
        },
        async (request, reply) => {
          const page = await this[kind](request.params.token).catch(async (error: unknown) => {
            if (error instanceof ApiError && error.code === 'link_ended') await guessed(request.ip);
            throw error;
          });
          if (page !== undefined) return asPage(reply).send(page);
          await guessed(request.ip);
          return sendPrepared(request, asPage(reply), this.site().notFound);
        },
      );
    }
  }

  #ownHeaders() {
    return { ...documentHeaders(this.site().policy), 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
  }

  /** The markup of a page with a form: a vacancy's, and those behind an applicant's link and a client's. */
  async withForm(path: string): Promise<string | undefined> {
    const [, kind, token = ''] = /^\/careers\/(application|people)\/([^/]+)$/.exec(path) ?? [];
    if (kind === 'application') return this.application(token);
    if (kind === 'people') return this.people(token);
    return (await this.at(path))?.raw.toString();
  }

  /** Ends compressing. */
  close(): void {
    this.#closing.abort();
  }

  /** The document at a path: 410 for a closed vacancy. Undefined for other paths. */
  async at(path: string): Promise<PreparedFile | undefined> {
    const language = careersLanguages.find(
      (each) => path === careersPaths[each] || path.startsWith(`${careersPaths[each]}/`),
    );
    if (!language) return undefined;
    const slug = path.slice(careersPaths[language].length + 1);
    let made = await this.#current();
    if (path === careersPaths[language]) return this.#kept(made, path, this.#list(made, language));
    const find = () => made.vacancies.find((each) => each.slug === slug);
    // A vacancy opened a moment ago must not look closed.
    if (!find() && (await openVacancy(this.db, slug))) made = await this.#look();
    const vacancy = find();
    if (vacancy) return this.#kept(made, path, this.#vacancy(made, vacancy, language));
    const gone = this.#template(made, language, templates[language].gone);
    if (!gone || !(await wasPublished(this.db, slug))) return undefined;
    return made.site.prepare({ ...gone, canonical: undefined, alternates: [], prerendered: path }, 410);
  }

  /** The page that confirms an application, with a link to it; undefined if the site's release has none. */
  sent(message: string, { href, language }: FormLink): string | undefined {
    const of = careersLanguages.find((each) => each === language) ?? 'en';
    return this.#own(of, templates[of].sent, { TEXT: escapeHtml(message), LINK: escapeHtml(href) });
  }

  /**
   * The page where applicants view, correct and withdraw their application, by the link's secret; undefined for an
   * unknown link.
   */
  async application(token: string): Promise<string | undefined> {
    const candidate = await applicationOf(this.db, token);
    if (!candidate) return undefined;
    const language = candidate.agreedLanguage || 'en';
    const { name, phone, city } = candidate;
    return this.#own(language, templates[language].application, {
      NAME: escapeHtml(name),
      PHONE: escapeHtml(phone),
      CITY: escapeHtml(city),
      APPLICATION: applicationMarkup(candidate, language),
      TOKEN: escapeHtml(token),
    });
  }

  /**
   * The page on which a client answers about candidates; undefined if the site's release has none. Throws like
   * `openClientLink`.
   */
  async people(token: string): Promise<string | undefined> {
    const opened = await openClientLink(this.db, token);
    await noteOpening(this.db, opened);
    const { title, city } = opened.vacancy;
    return this.#own('en', 'people', {
      TITLE: escapeHtml([title, city].filter(Boolean).join(', ')),
      LINE: escapeHtml(`For ${opened.link.contact}, until ${formatDate(opened.link.endsOn)}`),
      PEOPLE: peopleMarkup(opened, token),
    });
  }

  /** A page for one person, excluded from search engines. */
  #own(language: CareersLanguage, name: string, values: Record<string, string>): string | undefined {
    const site = this.site();
    const parts = this.#template({ site }, language, name);
    if (!parts) return undefined;
    const { canonical: _, ...rest } = parts;
    return site.document({ ...rest, prerendered: '*', body: fill(parts.body, values) });
  }

  /** The paths of all careers pages other than the prerendered one. */
  async paths(): Promise<string[]> {
    const made = await this.#current();
    return careersLanguages.flatMap((language) => {
      const { list, vacancy } = templates[language];
      return [
        ...(list !== undefined && this.#template(made, language, list) ? [careersPaths[language]] : []),
        ...(this.#template(made, language, vacancy)
          ? made.vacancies.map(({ slug }) => `${careersPaths[language]}/${slug}`)
          : []),
      ];
    });
  }

  /** The pages' current content; if the database can't be queried, the last known. */
  async #current(): Promise<Made> {
    const isFresh = Date.now() - this.#lookedAt < FRESH_MS && this.#made?.site === this.site();
    if (isFresh && this.#made) return this.#made;
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #look(): Promise<Made> {
    const site = this.site();
    const known = this.#made;
    const vacancies = await publicVacancies(this.db).catch((error: unknown) => {
      if (!known) throw error;
      return known.vacancies;
    });
    this.#lookedAt = Date.now();
    const content = JSON.stringify(vacancies);
    if (known?.site === site && known.content === content) return known;
    this.#made = { site, vacancies, content, files: new Map() };
    return this.#made;
  }

  /** A document by path, composed on first request, then compressed as well as possible. */
  #kept({ site, files }: Made, path: string, parts: PageParts | undefined): Promise<PreparedFile> | undefined {
    if (!parts) return undefined;
    const kept = files.get(path) ?? site.prepare({ ...parts, prerendered: path, canonical: this.origin + path });
    if (!files.has(path)) {
      files.set(path, kept);
      void kept.then((file) => compressFully([file], this.#closing.signal)).catch(() => files.delete(path));
    }
    return kept;
  }

  /** A template of the careers page; undefined if the site's release lacks it. */
  #template({ site }: Pick<Made, 'site'>, language: CareersLanguage, name: string | undefined): PageParts | undefined {
    const parts = site.parts.get(name === undefined ? careersPaths.en : templateKey(careersPaths.en, name));
    return parts && { ...parts, language: `${language}-IN` };
  }

  /** Links to the page's other languages, if there are any. */
  #alternates(made: Made, rest: string): PageParts['alternates'] {
    if (!this.#template(made, 'hi', templates.hi.vacancy)) return [];
    return careersLanguages.map((each) => ({ language: each, href: `${this.origin}${careersPaths[each]}${rest}` }));
  }

  #list(made: Made, language: CareersLanguage): PageParts | undefined {
    const parts = this.#template(made, language, templates[language].list);
    if (!parts) return undefined;
    const { head } = careersWords[language];
    return {
      ...parts,
      head: head ? { ...parts.head, ...head } : parts.head,
      alternates: this.#alternates(made, ''),
      body: fill(parts.body, { VACANCIES: listMarkup(made.vacancies, language) }),
    };
  }

  #vacancy(made: Made, vacancy: PublicVacancy, language: CareersLanguage): PageParts | undefined {
    const parts = this.#template(made, language, templates[language].vacancy);
    if (!parts) return undefined;
    const { slug, title, city } = vacancy;
    const name = careersWords[language].title(title, city);
    const line = vacancyLine(vacancy, language);
    const [organization] = parts.head.jsonLd;
    return {
      ...parts,
      head: {
        ...parts.head,
        title: `${name} | ${company.shortName}`,
        description: `${name}: ${line}`.slice(0, 160),
        jsonLd: [
          ...(organization ? [organization] : []),
          jobPosting(vacancy, language, `${this.origin}${careersPaths[language]}/${slug}`),
        ],
      },
      alternates: this.#alternates(made, `/${slug}`),
      body: fill(parts.body, {
        TITLE: escapeHtml(name),
        LINE: escapeHtml(line),
        VACANCY: vacancyMarkup(vacancy, language),
        SLUG: slug,
      }),
    };
  }
}
