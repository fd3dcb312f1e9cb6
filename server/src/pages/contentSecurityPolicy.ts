import { createHash } from 'node:crypto';
import { company } from 'shared/domain/letterhead/companyFacts';

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '');

/** The source expression of an inline style. */
export const styleHash = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** The allowed sources of a document's policy. */
interface PolicyOptions {
  /** The sources of its inline styles. */
  styles: string[];
  /** Where the API is. */
  apiBase: string;
  /**
   * Whether it is of the console, which shows files that its code has loaded, such as a CV, in a frame (`blob:` alone, which only
   * its own code makes), and has a thread read the tables that somebody chooses. By default false.
   */
  isConsole?: boolean;
}

/**
 * The policy of a document: everything from this origin, scripts from files only, inline styles by hash
 * (prerendered pages) or nonce (the console, where antd writes its styles while it runs).
 */
export function contentSecurityPolicy({ styles, apiBase, isConsole = false }: PolicyOptions): string {
  const api = originOf(apiBase);
  const map = originOf(company.map.embedUrl);
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${["'self'", api, map].filter(Boolean).join(' ')}`,
    `frame-src ${[map, isConsole && 'blob:'].filter(Boolean).join(' ') || "'none'"}`,
    ...(isConsole ? ['object-src blob:'] : []),
    `worker-src ${isConsole ? "'self'" : "'none'"}`,
    `form-action 'self' ${api}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
    .map((directive) => directive.trim())
    .join('; ');
}

/** A document's policy with code, styles, files and edits of developers' own builds allowed, from their origins alone. */
export function allowBuilds(policy: string, origins: readonly string[]): string {
  if (origins.length === 0) return policy;
  const from = origins.join(' ');
  const sockets = origins.map((origin) => origin.replace('http:', 'ws:')).join(' ');
  return policy
    .replace(/(?:script|style|img|font)-src /g, (directive) => `${directive}${from} `)
    .replace('connect-src ', `connect-src ${from} ${sockets} `);
}
