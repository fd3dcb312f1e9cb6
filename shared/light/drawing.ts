/** The attributes of an element. */
type Properties<K extends keyof HTMLElementTagNameMap> = Partial<
  Pick<HTMLElementTagNameMap[K], 'className' | 'lang' | 'hidden' | 'title'>
> & { on?: () => void; attributes?: Record<string, string> };

/** An element with its children. `on` is what a press does. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  { on, attributes = {}, ...properties }: Properties<K> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(name), properties);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  if (on) element.addEventListener('click', on);
  element.append(...children);
  return element;
}

/** A button; its words are its name unless `label` says more. */
export function button(
  text: string,
  on: () => void,
  { label, className = '' }: { label?: string; className?: string } = {},
) {
  return make('button', { className, on, attributes: { type: 'button', ...(label && { 'aria-label': label }) } }, text);
}

/** Changes a text only where it differs, so that a screen reader does not say it again. */
export function say(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
