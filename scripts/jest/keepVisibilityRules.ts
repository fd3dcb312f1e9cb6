/**
 * Removes style rules that can't affect queries. jsdom matches every rule with every element queried by role or name,
 * and antd writes thousands of rules; only those that hide something matter.
 */
const html = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML') as Required<PropertyDescriptor>;
/** How often a sheet of the page was written. */
export const written = { times: 0 };
const isHiding = (rule: string) => !rule.includes('@') && /display:none|visibility:hidden/.test(rule);

Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', {
  ...html,
  set(this: HTMLStyleElement, css: string) {
    written.times += 1;
    html.set.call(this, (css.match(/[^{}]*\{[^{}]*\}/g) ?? []).filter(isHiding).join('\n'));
  },
});
