import { createHash } from 'node:crypto';
import { company } from 'shared/domain/letterhead/companyFacts';

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '');

/** The source expression of an inline style. */
export const styleHash = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/**
 * The policy of a document: everything from this origin, scripts from files only, inline styles by hash
 * (prerendered pages) or nonce (the console, where antd writes its styles while it runs).
 */
export function contentSecurityPolicy({ styles, apiBase }: { styles: string[]; apiBase: string }): string {
  const api = originOf(apiBase);
  const map = originOf(company.map.embedUrl);
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${["'self'", api, map].filter(Boolean).join(' ')}`,
    `frame-src ${map || "'none'"}`,
    `form-action 'self' ${api}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
    .map((directive) => directive.trim())
    .join('; ');
}
