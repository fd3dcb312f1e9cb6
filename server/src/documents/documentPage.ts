import { formatDate } from 'shared/domain/dates/dates';
import { registeredFacts, type SheetAnnex, type SheetFact, type SheetParty } from 'shared/domain/papers/documentSheet';
import { styleHash } from '../pages/contentSecurityPolicy';
import { escapeHtml } from '../pages/html';
import type { OpenedDocument } from './openDocument';

/** The whole style of the page: it loads nothing else. */
const style = `
:root{color-scheme:light dark;--page:#f5f7fa;--sheet:#fff;--text:#0b1b33;--mild:#4a5b73;--line:#d5dde8;--accent:#b45309;--on:#fff}
@media (prefers-color-scheme:dark){:root{--page:#0b1422;--sheet:#142033;--text:#e8eef7;--mild:#a9b8cc;--line:#2c3c55;--accent:#fdba74;--on:#0b1422}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans Devanagari",sans-serif;overflow-wrap:break-word}
main{max-width:860px;margin:0 auto;padding:24px 16px 48px}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 4px}
h2{font-size:.8125rem;font-weight:600;color:var(--mild);margin:0 0 4px}
p{margin:0}
.from{color:var(--mild);margin-bottom:16px}
.standing{font-size:1.125rem;margin:8px 0 16px}
.acts{display:flex;flex-wrap:wrap;gap:12px;margin-bottom:24px}
.acts a{display:inline-flex;align-items:center;min-height:44px;padding:0 20px;border-radius:8px;font-weight:600;text-decoration:none;background:var(--accent);color:var(--on)}
.acts a+a{background:none;color:var(--accent);border:1px solid currentColor}
a:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
article{background:var(--sheet);border:1px solid var(--line);border-radius:12px;padding:24px}
.mark{display:inline-block;border:2px solid currentColor;border-radius:6px;padding:2px 10px;font-weight:700;color:#b91c1c;margin-bottom:12px}
@media (prefers-color-scheme:dark){.mark{color:#fca5a5}}
.parties{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(230px,100%),1fr));gap:20px;margin-bottom:20px}
.parties b{display:block}
.parties p{font-size:.9375rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0}
dt{color:var(--mild)}dd{margin:0;text-align:right}
.scroll{overflow-x:auto;margin:0 -24px;padding:0 24px}
table{border-collapse:collapse;width:100%;font-size:.9375rem}
th{color:var(--mild);font-weight:600;font-size:.8125rem;text-align:left}
th,td{padding:8px 8px 8px 0;border-bottom:1px solid var(--line);vertical-align:top}
td{min-width:72px}td:first-child{min-width:140px}
.annex tfoot{font-weight:600}
.n{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
.sums{max-width:380px;margin:16px 0 16px auto}
.total{font-weight:700;font-size:1.125rem;color:var(--text);border-top:1px solid var(--line);padding-top:6px}
.words{color:var(--mild);margin-bottom:20px}
.pay{margin-top:20px;padding-top:20px;border-top:1px solid var(--line)}
.pay dd{text-align:left}
.annex{margin-top:20px;padding-top:20px;border-top:1px solid var(--line)}
.picture{display:block;max-width:min(266px,100%);max-height:75px;margin-bottom:8px;border-radius:4px}
.signed{margin-top:20px;text-align:right}.signed .picture{margin:4px 0 4px auto;max-width:200px;max-height:64px}
footer{color:var(--mild);font-size:.875rem;margin-top:16px}
@media (max-width:480px){article{padding:16px}.scroll{margin:0 -16px;padding:0 16px}}
@media print{.annex{break-before:page;border:0}thead{display:table-header-group}tr{break-inside:avoid}body{background:#fff;color:#000}.acts,footer{display:none}article{border:0;padding:0}}
`.trim();

/** The headers of these pages: nothing loads but the page, and nobody keeps, frames or finds it. */
export const documentPageHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': `default-src 'none'; style-src ${styleHash(style)}; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

const page = (title: string, main: string): string => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body><main>${main}</main></body>
</html>
`;

/** The page of a link that shows nothing, with a sentence that says so. */
export const endedPage = (sentence: string): string =>
  page('This link does not work', `<h1>This page can’t be opened</h1><p class="standing">${escapeHtml(sentence)}</p>`);

const facts = (rows: readonly SheetFact[], total?: SheetFact): string =>
  `<dl>${rows.map(({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value || '–')}</dd>`).join('')}${
    total ? `<dt class="total">${escapeHtml(total.label)}</dt><dd class="total">${escapeHtml(total.value)}</dd>` : ''
  }</dl>`;

const party = (title: string, { name, lines }: SheetParty): string =>
  `<section><h2>${title}</h2><b>${escapeHtml(name)}</b>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</section>`;

/** Columns and rows; `label` names them to a screen reader. */
function table({ columns, rows, totals }: Omit<SheetAnnex, 'title'>, label = 'Lines'): string {
  const of = (index: number) => (columns[index]?.isNumber ? ' class="n"' : '');
  const cells = (texts: readonly string[]) =>
    texts.map((text, index) => `<td${of(index)}>${escapeHtml(text || '–')}</td>`).join('');
  const foot = (texts: readonly string[]) =>
    texts.map((text, index) => `<td${of(index)}>${escapeHtml(text)}</td>`).join('');
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(label)}"><table><thead><tr>${columns
    .map(({ title }, index) => `<th scope="col"${of(index)}>${escapeHtml(title)}</th>`)
    .join(
      '',
    )}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</tbody>${totals ? `<tfoot><tr>${foot(totals)}</tr></tfoot>` : ''}</table></div>`;
}

/** The page on which a client reads a document, with its PDF at `<path>/pdf`, its logo and signature beside it. It needs no script. */
export function documentPage({ document, sending }: OpenedDocument, path: string): string {
  const { title, sheet, standing, payLink, isCancelled } = document;
  const { supplier, client, mark, endorsement, sums, total, totalLabel = 'Total', words, payment, texts } = sheet;
  const pictureOf = (which: 'logo' | 'signature') => `<img class="picture" src="${escapeHtml(path)}/${which}" alt="">`;
  const isStatement = sending.kind === 'statement';
  return page(
    `${title} | ${supplier.name}`,
    [
      `<h1>${escapeHtml(title)}</h1>`,
      `<p class="from">From ${escapeHtml(supplier.name)}</p>`,
      standing && `<p class="standing">${escapeHtml(standing)}</p>`,
      `<div class="acts"><a href="${escapeHtml(path)}/pdf">Save as PDF</a>`,
      payLink && !isCancelled ? `<a href="${escapeHtml(payLink)}">Pay by UPI</a>` : '',
      '</div><article>',
      supplier.logo && pictureOf('logo'),
      mark && `<p class="mark">${escapeHtml(mark)}</p>`,
      `<div class="parties">${party('From', supplier)}${party('To', client)}<section><h2>Details</h2>${facts(sheet.facts)}</section></div>`,
      endorsement && `<p class="words">${escapeHtml(endorsement)}</p>`,
      sheet.registered ? `<div class="words">${facts(registeredFacts(sheet.registered))}</div>` : '',
      table(sheet),
      `<div class="sums">${facts(sums, { label: totalLabel, value: total })}</div>`,
      `<p class="words">${escapeHtml(words)}</p>`,
      payment.length > 0 && !isCancelled ? `<section class="pay"><h2>How to pay</h2>${facts(payment)}</section>` : '',
      ...texts.map(
        ({ label, value }) => `<section class="pay"><h2>${escapeHtml(label)}</h2><p>${escapeHtml(value)}</p></section>`,
      ),
      supplier.signature &&
        `<section class="signed"><p>For ${escapeHtml(supplier.name)}</p>${pictureOf('signature')}<p>${escapeHtml(sheet.signatory)}</p></section>`,
      sheet.annex
        ? `<section class="annex"><h2>${escapeHtml(sheet.annex.title)}</h2>${table(sheet.annex, sheet.annex.title)}</section>`
        : '',
      `</article><footer>This page is for ${escapeHtml(document.clientName)} and works until ${formatDate(sending.endsOn)}. ${
        isStatement
          ? 'Its figures follow what is billed and paid.'
          : 'The PDF is the document; this page shows what it says.'
      }</footer>`,
    ]
      .filter(Boolean)
      .join(''),
  );
}
