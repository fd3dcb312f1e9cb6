import type { FieldError } from 'shared/domain/records/validation';
import type { RefusedForm } from '../core/types';
import { escapeHtml } from './html';

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];

/** A tag with an attribute set to a value; null removes it. */
function withAttribute(tag: string, name: string, value: string | null): string {
  const bare = tag.replace(new RegExp(`\\s${name}(?:="[^"]*")?(?=[\\s/>])`, 'i'), '');
  return value === null ? bare : bare.replace(/^<\w+/, (start) => `${start} ${name}="${escapeHtml(value)}"`);
}

/** Whether a form is the one that was sent, among several to the same address: its hidden fields tell. */
const isSent = (form: string, fields: RefusedForm['fields']) =>
  (form.match(/<input\b[^>]*\btype="hidden"[^>]*>/gi) ?? []).every((tag) => {
    const sent = fields[attribute(tag, 'name') ?? ''];
    return sent === undefined || escapeHtml(String(sent)) === (attribute(tag, 'value') ?? '');
  });

/** A field's tag with the typed value; errors link to it, and the first has the focus. */
function withTyped(tag: string, { fields, errors }: RefusedForm, focused: string | undefined): string {
  const name = attribute(tag, 'name') ?? '';
  const type = attribute(tag, 'type') ?? 'text';
  const typed = fields[name];
  const isText = tag.startsWith('<input') && !['hidden', 'file', 'checkbox', 'radio'].includes(type);
  let filled = tag;
  if (type === 'checkbox') filled = withAttribute(tag, 'checked', typed === undefined ? null : '');
  else if (isText && typed !== undefined) filled = withAttribute(tag, 'value', String(typed));
  if (!errors.some(({ path }) => path === name)) return filled;
  if (attribute(filled, 'id') === undefined) filled = withAttribute(filled, 'id', `typed-${name}`);
  filled = withAttribute(filled, 'aria-invalid', 'true');
  return name === focused ? withAttribute(filled, 'autofocus', '') : filled;
}

/** A sentence of the alert: a link to its field where the form has it. */
function sentence(form: string, { path, msg }: FieldError): string {
  const field = form.match(/<(?:input|textarea)\b[^>]*>/g)?.find((tag) => attribute(tag, 'name') === path);
  const id = attribute(field ?? '', 'id');
  return id === undefined ? escapeHtml(msg) : `<a href="#${id}">${escapeHtml(msg)}</a>`;
}

function refill(form: string, sent: RefusedForm): string {
  const names = [...form.matchAll(/<(?:input|textarea)\b[^>]*\bname="([^"]*)"/g)].map(([, name]) => name);
  const focused = names.find((name) => sent.errors.some(({ path }) => path === name));
  const filled = form
    .replace(/<input\b[^>]*>/g, (tag) => withTyped(tag, sent, focused))
    .replace(/(<textarea\b[^>]*>)[^<]*/g, (_whole, tag: string) => {
      const typed = sent.fields[attribute(tag, 'name') ?? ''];
      return `${withTyped(tag, sent, focused)}\n${escapeHtml(typed === undefined ? '' : String(typed))}`;
    });
  const alert = /(<(\w+)\b[^>]*\srole="alert"[^>]*>)[^<]*/;
  const text = sent.errors.map((error) => sentence(filled, error)).join('<br>');
  // Without a field to go to, the focus shows the message.
  const shown = (tag: string) =>
    (focused === undefined ? tag.replace(/>$/, ' tabindex="-1" autofocus="">') : tag) + text;
  return alert.test(filled)
    ? filled.replace(alert, (_whole, tag: string) => shown(tag))
    : filled.replace(/^<form\b[^>]*>/, (tag) => `${tag}${shown('<p role="alert">')}</p>`);
}

/**
 * A page, as the site made it, with what somebody typed into its form that was refused, so that nothing is typed twice: a
 * browser without scripts shows what the server answers. A chosen file can't be put back. Undefined for a
 * page without the form.
 */
export function refilledForm(page: string, sent: RefusedForm): string | undefined {
  const forms = page.match(/<form\b[\s\S]*?<\/form>/g) ?? [];
  const form = forms.find((each) => {
    const [tag = ''] = each.match(/^<form\b[^>]*>/) ?? [];
    return attribute(tag, 'action') === escapeHtml(sent.action) && isSent(each, sent.fields);
  });
  if (form === undefined) return undefined;
  return page
    .replace(form, () => refill(form, sent))
    .replace(/\sdata-prerendered="[^"]*"/, ' data-prerendered="*"')
    .replace(/<title>/, () => `<title>${escapeHtml(sent.title)}: `);
}
