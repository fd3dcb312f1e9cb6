/**
 * jsdom asks every style rule about every element whose role or name a test looks for, and antd writes
 * thousands of them. Only those that hide something can change an answer; the others are left out.
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
