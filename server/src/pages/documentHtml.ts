import type { HeadData, Registry } from 'shared/contract';
import type { PageCode } from 'shared/contract/pageCode';
import type { ShellBuild } from 'shared/contract/releases/shellBuild';
import { type Company, company as ofFile } from 'shared/domain/letterhead/companyFacts';
import { nameCompany, toldOf } from 'shared/domain/letterhead/companyTokens';
import { escapeHtml, scriptJson } from './html';

export interface DocumentParts {
  world: 'public' | 'console';
  /** The path whose prerendered markup is in `body`; `*` is whichever the document is sent at. By default, none. */
  prerendered?: string;
  head: HeadData;
  /** The document's language. By default English as India writes it. */
  language?: string;
  /** The same page in several languages, this one among them: whole addresses. By default there is one. */
  alternates?: readonly { language: string; href: string }[];
  /** The site's address and the document's path, for canonical and sharing links. By default, none are given. */
  canonical?: string;
  image?: string;
  shell: ShellBuild;
  registry: Registry;
  /** The company in its texts. By default that of `company.json`. */
  company?: Company | undefined;
  /** Inline stylesheets and the file of each, so that it is not fetched again. */
  inlineStyles?: { href: string; css: string }[];
  stylesheets?: { href: string; integrity: string }[];
  /** Whether nothing can be seen before the scripts have run, so that they and `urgent` come before all else. By default false. */
  isScriptUrgent?: boolean;
  /** Scripts that the page will ask for first. */
  urgent?: { href: string; integrity: string }[];
  /** The code that the page does without until somebody acts: the document then runs the start script only. By default, it runs the shell. */
  code?: PageCode;
  /** Scripts and stylesheets that the page will ask for next. */
  preloads?: { href: string; integrity: string }[];
  /** Files for the next page; fetched when nothing else is. */
  prefetches?: string[];
  /** For styles that are written at run time. */
  nonce?: string;
  apiBase: string;
  /** The sign-in provider's name in the console and on the sign-in page. By default there is none. */
  provider?: string;
  /** Markup inside `#root`. */
  body: string;
}

const link = (rel: string, href: string, rest = '') => `<link rel="${rel}" href="${escapeHtml(href)}"${rest}>`;
const withIntegrity = (integrity: string) => (integrity ? ` integrity="${integrity}"` : '');

/** After what can be seen without it. */
const LATER = ' fetchpriority="low"';

/**
 * The message of a document with nothing to show before its scripts have run, when they don't load
 * (`shell/src/site/base.css`).
 */
const LATE_WORDS =
  '<p class="late" role="alert" hidden>The console couldn’t be loaded. It needs JavaScript and a connection to the server. <a href="">Reload the page</a></p>';

/** The message at once where scripts are off. */
const UNSCRIPTED =
  '<noscript><p class="unscripted">The console needs JavaScript. Allow it for this site, then load the page again.</p></noscript>';

/** A whole HTML document. Every text in it is escaped here. */
// oxlint-disable-next-line max-lines-per-function -- a document from its first line to its last
export function documentHtml(parts: DocumentParts): string {
  const {
    world,
    prerendered,
    language = 'en-IN',
    alternates = [],
    canonical,
    image,
    shell,
    registry,
    code,
    nonce,
    apiBase,
    company = ofFile,
  } = parts;
  const head = JSON.parse(JSON.stringify(parts.head), (_, value: unknown) =>
    typeof value === 'string' ? nameCompany(value, company) : value,
  ) as HeadData;
  const urgency = parts.isScriptUrgent ? ' fetchpriority="high"' : '';
  const body = nameCompany(parts.body, company, escapeHtml);
  const fonts = shell.fonts.filter(({ sign = '' }) => body.includes(sign));
  const scripts = code ? [shell.start] : shell.entry.filter((file) => file.endsWith('.js'));
  const data = [
    ...head.jsonLd.map((each) => `<script type="application/ld+json">${scriptJson(each)}</script>`),
    `<script type="application/json" id="company">${scriptJson(toldOf(company))}</script>`,
    `<script type="application/json" id="registry">${scriptJson(registry)}</script>`,
    ...(code ? [`<script type="application/json" id="code">${scriptJson(code)}</script>`] : []),
  ];
  const meta = (attribute: 'name' | 'property', key: string, content: string) =>
    `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;
  return [
    '<!doctype html>',
    `<html lang="${language}" data-world="${world}"${prerendered === undefined ? '' : ` data-prerendered="${escapeHtml(prerendered)}"`}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'color-scheme', 'light dark'),
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#111c2e">',
    ...(canonical === undefined
      ? [meta('name', 'robots', 'noindex')]
      : [
          link('canonical', canonical),
          ...alternates.map(({ language: of, href }) => link('alternate', href, ` hreflang="${of}"`)),
          meta('property', 'og:type', 'website'),
          meta('property', 'og:title', head.title),
          meta('property', 'og:description', head.description),
          meta('property', 'og:url', canonical),
          meta('property', 'og:locale', language.replace('-', '_')),
          ...(image === undefined
            ? []
            : [meta('property', 'og:image', image), meta('name', 'twitter:card', 'summary_large_image')]),
        ]),
    link('icon', '/favicon.svg', ' type="image/svg+xml"'),
    link('apple-touch-icon', '/apple-touch-icon.png'),
    link('manifest', '/manifest.webmanifest'),
    meta('name', 'api-base', apiBase),
    ...(world === 'console' ? [meta('name', 'table-reader', `/shell/${shell.tables}`)] : []),
    ...(parts.provider === undefined ? [] : [meta('name', 'sign-in-provider', parts.provider)]),
    ...(parts.inlineStyles ?? []).map(({ href, css }) => `<style data-href="${escapeHtml(href)}">${css}</style>`),
    ...(parts.stylesheets ?? []).map(({ href, integrity }) => link('stylesheet', href, withIntegrity(integrity))),
    ...scripts.map(
      (file) =>
        `<script defer src="/shell/${escapeHtml(file)}"${urgency}${withIntegrity(shell.integrity[file] ?? '')}${code ? ' id="start"' : ''}></script>`,
    ),
    ...(parts.urgent ?? []).map(({ href, integrity }) =>
      link('preload', href, ` as="script"${urgency || LATER}${withIntegrity(integrity)}`),
    ),
    ...(parts.preloads ?? []).map(({ href, integrity }) =>
      link('preload', href, ` as="${href.endsWith('.css') ? 'style' : 'script'}"${LATER}${withIntegrity(integrity)}`),
    ),
    ...(parts.prefetches ?? []).map((href) => link('prefetch', href)),
    ...(code ? [] : data),
    // Last, so that all before it is the same for everybody (`consoleDocument.ts`).
    ...(nonce === undefined ? [] : [`<meta property="csp-nonce" nonce="${nonce}">`]),
    '</head>',
    // Fonts in the body, where they don't delay the first paint as they would in the head; data that nobody waits for
    // goes behind the content.
    `<body>${fonts.map(({ file }) => link('preload', `/shell/${file}`, ' as="font" type="font/woff2" crossorigin')).join('')}<div id="root">${body}</div>${body === '' ? LATE_WORDS + UNSCRIPTED : ''}${code ? data.join('') : ''}</body>`,
    '</html>',
  ].join('\n');
}
