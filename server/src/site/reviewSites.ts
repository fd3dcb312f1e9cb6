import type { FastifyRequest } from 'fastify';
import type { Registry, Release } from 'shared/contract';
import { formatDateTime } from 'shared/domain/dates/dates';
import type { Company } from 'shared/domain/letterhead/companyFacts';
import { ApiError, notFound } from '../core/errors';
import type { Db } from '../db/tables';
import type { PageSources } from '../pages/composePages';
import { styleHash } from '../pages/contentSecurityPolicy';
import { escapeHtml } from '../pages/html';
import { openRegistry } from '../releases/flags/flags';
import { inWords, type PublicOverride, publicOverride, tokenIn } from '../releases/overrides/overrides';
import type { ReleaseStore } from '../releases/ReleaseStore';
import type { LiveRegistry } from '../releases/registry/LiveRegistry';
import { type ComposedSite, composeSite } from './composeSite';
import { type PreparedFile, prepareFile } from './preparedFile';
import type { SitePart, SitePartOf } from './SitePart';

/** The public pages as they are with other releases than the current ones. */
interface ReviewSite {
  registry: Registry;
  site: ComposedSite;
  parts: SitePart[];
}

/** The public pages of a browser with an override. */
interface Review {
  /** Undefined when it is refused: the current releases are sent. */
  own: ReviewSite | undefined;
  /** The text of its bar. */
  says: string;
  /** Whether it came by a link, which anybody may have sent: then no code runs, as no promotion has let it in. */
  isByLink: boolean;
}

/** How many sets of releases are kept composed. */
const KEPT = 8;

const STYLE =
  '.review{position:sticky;bottom:0;z-index:9;display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between;padding:8px 24px;background:var(--color-brand);color:var(--color-on-brand);font-size:14px}.review p,.review form{margin:0}.review button{min-height:32px;padding:0 12px;border:1px solid;border-radius:var(--radius-control);background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}@media print{.review{display:none}}';

/**
 * A page with the bar that names the preview and ends it; nobody else gets it. By a link, it runs no code, which could
 * read the session of a signed-in person.
 */
export async function withReviewBar(page: PreparedFile, { says, isByLink }: Review): Promise<PreparedFile> {
  const bar = `<style>${STYLE}</style><aside class="review" aria-label="Preview"><p>${escapeHtml(says)}</p><form method="post" action="/review/end"><button>Leave preview</button></form></aside>`;
  const html = page.raw.toString().replace(/<\/body>(?![^]*<\/body>)/, () => `${bar}</body>`);
  const own = (page.headers['Content-Security-Policy'] ?? '').replace('style-src ', `style-src ${styleHash(STYLE)} `);
  const policy = isByLink ? own.replace(/script-src [^;]*/, "script-src 'none'") : own;
  return prepareFile(html, page.type, { ...page.headers, 'Content-Security-Policy': policy }, page.status);
}

/**
 * The public pages for the holder of an override's token, an account's or that of a link for reviewers: composed from
 * its releases, with public content only.
 */
export class ReviewSites {
  private readonly kept = new Map<string, Promise<ReviewSite>>();

  constructor(
    private readonly place: {
      db: Db;
      live: LiveRegistry;
      store: ReleaseStore;
      sources: PageSources;
      parts: readonly SitePartOf[];
      company: () => Company | undefined;
    },
  ) {}

  /** A browser's override; undefined without one, and for one of own builds alone, which has no pages here. */
  async at(request: FastifyRequest, current: ComposedSite): Promise<Review | undefined> {
    const token = tokenIn(request.headers.cookie);
    if (token === undefined) return undefined;
    try {
      const { uses, expiresAt, isOpen } = await publicOverride(this.place.db, token);
      if (uses.length === 0) return undefined;
      const names = new Intl.ListFormat('en').format(uses.map(inWords));
      const runs = isOpen
        ? ' Its code does not run by a link: what it draws or does is seen in a preview from Modules.'
        : '';
      return {
        own: await this.siteOf(uses, current),
        says: `Preview: this browser alone shows ${names}, until ${formatDateTime(expiresAt)}.${runs}`,
        isByLink: isOpen,
      };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { own: undefined, says: error.message, isByLink: false };
    }
  }

  /**
   * A link's destination: the first public page of its releases. Throws as `publicOverride` does, 404 for an unknown
   * link, and `ReleaseError` when one can't run here any more.
   */
  async open(token: string, current: ComposedSite): Promise<{ path: string; expiresAt: string }> {
    const { uses, expiresAt, isOpen } = await publicOverride(this.place.db, token);
    if (!isOpen) throw notFound('This is a preview of an account’s own, and no link. Ask for a link.');
    const { registry } = await this.siteOf(uses, current);
    const routes = uses.flatMap(({ module }) => registry.modules[module]?.manifest.routes ?? []);
    const first = routes.find(({ path }) => !path.startsWith('/dashboard') && !/[:*]/.test(path));
    return { path: first?.path ?? '/', expiresAt };
  }

  /** Forgets the composed pages when another release becomes current. */
  forget(): void {
    for (const key of [...this.kept.keys()]) this.drop(key);
  }

  private siteOf(uses: PublicOverride['uses'], current: ComposedSite): Promise<ReviewSite> {
    const key = uses.map(inWords).sort().join();
    const site = this.kept.get(key) ?? this.compose(uses, current);
    // The most recently requested site goes to the end, so that it is dropped last; failed ones are tried again.
    this.kept.delete(key);
    this.kept.set(key, site);
    site.catch(() => this.kept.delete(key));
    for (const old of [...this.kept.keys()].slice(0, -KEPT)) this.drop(old);
    return site;
  }

  private drop(key: string): void {
    void this.kept.get(key)?.then(
      ({ parts }) => parts.forEach((part) => part.close()),
      () => undefined,
    );
    this.kept.delete(key);
  }

  private async compose(uses: PublicOverride['uses'], before: ComposedSite): Promise<ReviewSite> {
    const { db, live, store, sources, parts: partsOf, company } = this.place;
    const { whole, flags, current } = live.current;
    const modules = { ...whole.modules };
    const releases = new Map<string, Release>(current.map((release) => [release.manifest.name, release]));
    for (const { module, version } of uses) {
      modules[module] = await store.preview(module, version);
      releases.set(module, await store.release(module, version));
    }
    const registry = openRegistry({ ...whole, modules }, flags);
    const site = await composeSite(
      { registry, current: [...releases.values()] },
      store.files,
      sources,
      before,
      company(),
    );
    const parts = partsOf.map((part) => part({ db, now: () => site, origin: sources.origin }));
    return { registry, site, parts };
  }
}
