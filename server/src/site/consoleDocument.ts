import { randomBytes } from 'node:crypto';
import type { Registry, RegistryRelease } from 'shared/contract';
import { shapeOf } from 'shared/contract/claims';
import { findRoute, type OwnedRoute } from 'shared/contract/findRoute';
import type { ShellBuild } from 'shared/contract/releases/shellBuild';
import type { Company } from 'shared/domain/letterhead/companyFacts';
import { company as places } from 'shared/domain/letterhead/companyTokens';
import { allowBuilds, contentSecurityPolicy } from '../pages/contentSecurityPolicy';
import { documentHtml } from '../pages/documentHtml';
import { documentHeaders } from './documentHeaders';

interface Options {
  shell: ShellBuild;
  registry: Registry;
  apiBase: string;
  /** The company it names. By default that of `company.json`. */
  company?: Company | undefined;
  /** The sign-in provider's name. By default there is none. */
  provider?: string;
  /** `/signin`, or a path of the console. */
  path: string;
  /** The origins of the developer's own builds that the document may load. By default, none. */
  builds?: readonly string[];
}

interface ConsoleDocument {
  html: string;
  headers: Record<string, string>;
}

/**
 * The part that is the same for every request to pages of one kind: the document and its policy, cut where the nonce
 * goes.
 */
interface Template {
  html: readonly [beginning: string, end: string];
  policy: string[];
}

/**
 * The templates of a registry, a new object after each change, by their inputs: the page that owns the path, the API's
 * address, the provider, the company.
 */
const templates = new WeakMap<Registry, Map<string, Template>>();

/** A document of the console: of its own for each request, because the styles written at run time need a fresh nonce. */
export function consoleDocument(options: Options): ConsoleDocument {
  const { registry, path, apiBase, provider, company, builds = [] } = options;
  const known = templates.get(registry) ?? new Map<string, Template>();
  templates.set(registry, known);
  const owned = findRoute(registry, path);
  const page = path === '/signin' || isHome(path) ? [path] : [owned?.module.manifest.name, owned?.route.path];
  const key = [...page, apiBase, provider, JSON.stringify(company)].join(' ');
  const template = known.get(key) ?? compose(options, owned);
  known.set(key, template);
  const nonce = newNonce();
  return {
    html: template.html.join(nonce),
    headers: { ...documentHeaders(allowBuilds(template.policy.join(nonce), builds)), 'Cache-Control': 'no-store' },
  };
}

const newNonce = () => randomBytes(16).toString('base64url');

function compose(
  { shell, registry, apiBase, provider, path, company }: Options,
  owned: OwnedRoute | undefined,
): Template {
  // Nothing else of the document can hold it: nobody could know it.
  const nonce = newNonce();
  const isSignIn = path === '/signin';
  const { signin, frame, console, sections } = shell.chunks;
  const first = isSignIn ? signin : frame;
  const next = isSignIn ? [] : console;
  const asset = (file: string) => ({ href: `/shell/${file}`, integrity: shell.integrity[file] ?? '' });
  const html = documentHtml({
    world: 'console',
    head: {
      title: isSignIn ? `Sign In | ${places.shortName}` : places.shortName,
      description: `The staff console of ${places.shortName}.`,
      jsonLd: [],
    },
    shell,
    registry,
    company,
    stylesheets: [...shell.entry, ...first, ...next].filter((file) => file.endsWith('.css')).map(asset),
    isScriptUrgent: !isSignIn,
    urgent: scriptsOf(first).map(asset),
    // Parts that a list can be read without come after those it needs.
    preloads: [
      ...scriptsOf(next).map(asset),
      ...(isHome(path) ? filesOfFirstCards(registry) : filesOfPage(owned)),
      ...(isSignIn || isHome(path) ? [] : sections.map(asset)),
    ],
    prefetches: isSignIn ? [...frame, ...console].map((file) => `/shell/${file}`) : [],
    nonce,
    apiBase,
    ...(provider === undefined ? {} : { provider }),
    body: isSignIn ? (shell.frames['/signin'] ?? '') : '',
  });
  const [beginning = '', end = ''] = html.split(nonce);
  return {
    html: [beginning, end],
    policy: contentSecurityPolicy({ styles: [`'nonce-${nonce}'`], apiBase, isConsole: true }).split(nonce),
  };
}

const scriptsOf = (files: string[]) => files.filter((file) => file.endsWith('.js'));

/** Whether a path is the dashboard's own. */
const isHome = (path: string) => shapeOf(path) === '/dashboard';

/** A file with its address and its integrity. */
interface Asset {
  href: string;
  integrity: string;
}

/** The files of something that a release exposes, its entry first. */
function filesOf({ base, entry, pages, integrity }: RegistryRelease, name: string): Asset[] {
  const { js = [], css = [] } = pages[name] ?? {};
  return [entry, ...js, ...css].map((file) => ({ href: base + file, integrity: integrity[file] ?? '' }));
}

/** The files of a module's page, so that they travel beside the shell's and not after them. */
const filesOfPage = (owned: OwnedRoute | undefined): Asset[] =>
  owned ? filesOf(owned.module.current, owned.route.page) : [];

/** How many of the modules' cards on the dashboard are in view at once, as they come by themselves. */
const FIRST_CARDS = 2;

/** The same for the dashboard's first cards. People who have arranged them otherwise get a few that are not shown. */
function filesOfFirstCards({ modules }: Registry): Asset[] {
  const cards = Object.values(modules).flatMap(({ manifest, current }) =>
    (manifest.contributions ?? []).flatMap((each) => (each.slot === 'dashboard.card' ? [{ ...each, current }] : [])),
  );
  const files = cards
    .sort((a, b) => (a.order ?? 100) - (b.order ?? 100))
    .slice(0, FIRST_CARDS)
    .flatMap(({ current, component }) => filesOf(current, component));
  return [...new Map(files.map((file) => [file.href, file])).values()];
}
