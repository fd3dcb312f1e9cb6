import type { ListedRoute } from '../../core/types';

const escape = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
const who: Readonly<Record<string, string>> = { public: 'anyone', 'signed-in': 'signed in' };

const fieldsOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'shape' in body ? Object.keys(body.shape as object) : [];

function row({ method, url, access, schema }: ListedRoute): string {
  const fields = fieldsOf(schema.form ?? schema.body);
  return `<tr><td><b class="${method.toLowerCase()}">${method}</b></td><td><code>${escape(url)}</code></td><td>${escape(schema.summary ?? '')}${fields.length === 0 ? '' : `<br><small>${escape(fields.join(', '))}</small>`}</td><td>${escape(who[access] ?? access)}</td></tr>`;
}

/** The page at `/api/docs`: every route in a table, grouped by the first part of its path. */
export function docsPage(routes: readonly ListedRoute[]): string {
  const groups = new Map<string, ListedRoute[]>();
  for (const route of routes) {
    const group =
      route.url
        .split('/')
        .slice(2)
        .filter((part) => part !== '' && !part.startsWith(':'))[0] ?? 'api';
    groups.set(group, [...(groups.get(group) ?? []), route]);
  }
  const sections = [...groups].map(
    ([name, list]) =>
      `<section><h2 id="${escape(name)}">${escape(name)}</h2><div class="scroll" tabindex="0" role="region" aria-label="Routes of ${escape(name)}"><table><thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">What it does</th><th scope="col">For</th></tr></thead><tbody>${list.map(row).join('')}</tbody></table></div></section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API</title><link rel="stylesheet" href="docs.css"></head><body><main><h1>API</h1>
<p>Sign in with <code>POST /api/auth/login</code> and send the token as <code>Authorization: Bearer …</code>. Lists take <code>page</code>, <code>size</code>, <code>q</code>, <code>sort=name,-createdAt</code>, and any field as a filter: <code>status=Active,Pending</code>, <code>date.from</code>, <code>date.to</code>, and answer only some fields with <code>fields=name,status</code>; the total is in <code>X-Total-Count</code>. Errors are <code>{ message, code, errors: [{ path, msg }] }</code>. The same for programs: <a href="docs.json">docs.json</a> (OpenAPI).</p>
${sections.join('')}</main></body></html>`;
}

/** The page's styles; light and dark as the system is. */
export const docsStyles = `:root{color-scheme:light dark;--line:light-dark(#d5dae3,#39424f)}body{margin:0;font:16px/1.5 system-ui,sans-serif}main{max-width:72rem;margin:auto;padding:1.5rem}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.4rem .6rem;border-bottom:1px solid var(--line)}code{font-size:.9em}small{opacity:.85}b{font-weight:600}`;
