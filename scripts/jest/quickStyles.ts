import { written } from './keepVisibilityRules';

/** The style properties that tests ask for, mostly for roles and names. */
const asked = ['display', 'visibility', 'pointer-events', 'opacity', 'content'] as const;
type Asked = (typeof asked)[number];

/** Properties that a child inherits unless a rule sets them. */
const initial: Partial<Record<Asked, string>> = { visibility: 'visible', 'pointer-events': 'auto' };

interface Said {
  selector: string;
  /** The classes of which an element must have one; undefined when the selector requires something else. */
  classes: string[] | undefined;
  style: CSSStyleDeclaration;
}

const own = window.getComputedStyle.bind(window);

/** A class that each part of a selector requires of its own element. */
function classesOf(selector: string): string[] | undefined {
  if (selector.includes('\\')) return undefined;
  let plain = selector.replace(/\[[^\]]*\]/g, '');
  for (let outer = ''; outer !== plain; ) {
    outer = plain;
    plain = outer.replace(/\([^()]*\)/g, '');
  }
  const found = plain.split(',').map((part) => /\.([\w-]+)[^\s>+~]*$/.exec(part.trim())?.[1]);
  return found.every((name) => name !== undefined) ? found : undefined;
}

function* rulesOf(rules: Iterable<CSSRule>): Generator<CSSStyleRule> {
  for (const rule of rules)
    if ('media' in rule) {
      if ([...(rule as CSSMediaRule).media].includes('screen')) yield* rulesOf((rule as CSSMediaRule).cssRules);
    } else if ('selectorText' in rule) yield rule as CSSStyleRule;
}

let said: Said[] = [];
let isOf = '';

/** The rules in the page's style sheets, read once for all elements. */
function saidOfPage(): Said[] {
  const { length } = document.styleSheets;
  const last = length > 0 ? document.styleSheets[length - 1]?.cssRules.length : 0;
  const now = `${written.times} ${length} ${last}`;
  if (now !== isOf) {
    said = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...rulesOf(cssRules)])
      .filter(({ style }) => asked.some((name) => style.getPropertyValue(name) !== ''))
      .map(({ selectorText, style }) => ({ selector: selectorText, classes: classesOf(selectorText), style }));
    isOf = now;
  }
  return said;
}

/** A page without style sheets, with the browser's defaults. */
const plain = document.implementation.createHTMLDocument();
const byBrowser = new Map<string, string>();

function displayByBrowser(element: Element): string {
  const marks = ['hidden', 'open', 'type'].filter((name) => element.hasAttribute(name));
  const { namespaceURI, localName, parentElement } = element;
  const key = [
    namespaceURI,
    localName,
    parentElement?.localName === 'ruby',
    ...marks,
    element.getAttribute('type'),
  ].join(' ');
  const known = byBrowser.get(key);
  if (known !== undefined) return known;
  const alike = plain.createElementNS(namespaceURI, localName);
  for (const name of marks) alike.setAttribute(name, element.getAttribute(name) ?? '');
  const parent = plain.createElement(parentElement?.localName === 'ruby' ? 'ruby' : 'div');
  parent.append(alike);
  plain.body.append(parent);
  const { display } = own(alike);
  parent.remove();
  byBrowser.set(key, display);
  return display;
}

/** Selectors jsdom can't parse match nothing. */
function isMeant(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

/** An element's own declarations: its `style`, or the last matching rule. */
function saidOf(element: Element, name: Asked): string {
  const inline = (element as HTMLElement).style?.getPropertyValue(name);
  if (inline) return inline;
  const { classList } = element;
  const by = saidOfPage().findLast(
    ({ selector, classes, style }) =>
      style.getPropertyValue(name) !== '' &&
      (classes === undefined || classes.some((each) => classList.contains(each))) &&
      isMeant(element, selector),
  );
  return by?.style.getPropertyValue(name) ?? '';
}

function styleOf(element: Element, name: Asked): string {
  const found = saidOf(element, name);
  if (found !== '') return found;
  if (name === 'display') return displayByBrowser(element);
  const first = initial[name];
  if (first === undefined) return '';
  return element.parentElement ? styleOf(element.parentElement, name) : first;
}

/**
 * Answers style questions without jsdom, which for each one matches all rules with the element and computes its colors:
 * a third of the time of screen tests. Only the properties above are answered here; jsdom answers the rest. jsdom does
 * not know pseudo-elements.
 */
window.getComputedStyle = (element) => {
  if (element.ownerDocument !== document) return own(element);
  let whole: CSSStyleDeclaration | undefined;
  const valueOf = (name: string) =>
    asked.includes(name as Asked) ? styleOf(element, name as Asked) : (whole ??= own(element)).getPropertyValue(name);
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) => {
      if (name === 'getPropertyValue') return valueOf;
      const dashed = String(name).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      if (asked.includes(dashed as Asked)) return styleOf(element, dashed as Asked);
      whole ??= own(element);
      const value: unknown = Reflect.get(whole, name);
      return typeof value === 'function' ? value.bind(whole) : value;
    },
  });
};
