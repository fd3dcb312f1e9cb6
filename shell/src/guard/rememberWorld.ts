import * as React from 'react';
import { shareScope } from '../loader/releases';

/** A shared object or property that was changed. */
export interface Change {
  /** The change as a sentence. */
  what: string;
  /** The name in the code that changed it. */
  name: string;
  /** The current value; a function's source text identifies its owner. */
  value: unknown;
  /** Whether only code of the page can have caused it: browser extensions add properties and wrap functions. */
  isOfPage: boolean;
  /** Restores the original. Throws where the browser doesn't allow that. */
  undo: () => void;
}

/** Shared language and browser objects, with the watched properties. */
const shared = [
  ...['Object', 'Function', 'Array', 'String', 'Number', 'Boolean', 'Symbol', 'Date', 'Promise', 'RegExp', 'Error'],
  ...['Map', 'Set', 'WeakMap', 'WeakSet', 'ArrayBuffer', 'Uint8Array', 'Math', 'JSON', 'Reflect', 'Intl', 'console'],
  ...['EventTarget', 'Event', 'Node', 'Element', 'HTMLElement', 'Document', 'DocumentFragment', 'History', 'Storage'],
  ...['XMLHttpRequest', 'Response', 'Request', 'Headers', 'URL', 'URLSearchParams', 'AbortController', 'FormData'],
  ...['Blob', 'DOMTokenList', 'CSSStyleSheet', 'CSSStyleDeclaration', 'MutationObserver', 'ResizeObserver'],
  ...['IntersectionObserver', 'Performance', 'Crypto', 'navigator', 'history', 'performance', 'crypto'],
];
/** Window functions that are on none of these objects. */
const functions = [
  ...['fetch', 'setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'requestAnimationFrame', 'open', 'alert'],
  ...['cancelAnimationFrame', 'addEventListener', 'removeEventListener', 'matchMedia', 'getComputedStyle', 'confirm'],
  ...['queueMicrotask', 'structuredClone', 'reportError', 'atob', 'btoa', 'scrollTo', 'requestIdleCallback', 'prompt'],
  ...['parseInt', 'parseFloat', 'isNaN', 'isFinite', 'encodeURIComponent', 'decodeURIComponent', ...shared],
];

/** The builds' own globals. */
const isOfBuilds = (name: PropertyKey) => /^(?:webpack|mfe_|module|retryChunk$|axe$|__)/i.test(String(name));

interface Place {
  of: string;
  target: object;
  known: Map<PropertyKey, PropertyDescriptor>;
  /** Whether added properties count as changes. */
  isWhole: boolean;
}

function placeOf(of: string, target: object, keys: readonly PropertyKey[] | undefined): Place {
  const known = new Map<PropertyKey, PropertyDescriptor>();
  for (const key of keys ?? Reflect.ownKeys(target)) {
    const descriptor = Object.getOwnPropertyDescriptor(target, key);
    if (descriptor) known.set(key, descriptor);
  }
  return { of, target, known, isWhole: keys === undefined };
}

function sharedPlaces(): Place[] {
  const places = [placeOf('window', window, functions), placeOf('document', document, undefined)];
  for (const name of shared) {
    const value: unknown = Reflect.get(window, name);
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) continue;
    places.push(placeOf(name, value, undefined));
    const prototype: unknown = typeof value === 'function' ? value.prototype : undefined;
    if (typeof prototype === 'object' && prototype !== null)
      places.push(placeOf(`${name}.prototype`, prototype, undefined));
  }
  places.push(placeOf('React', Reflect.get(React, 'default') ?? React, undefined));
  const scope = shareScope();
  places.push(placeOf('the share scope', scope, undefined));
  for (const [name, versions] of Object.entries(scope)) {
    places.push(placeOf(`the share scope’s ${name}`, versions, undefined));
    // The runtime itself stores there who requested what.
    for (const entry of Object.values(versions))
      places.push(placeOf(`the share scope’s ${name}`, entry, entry.lib ? ['get', 'lib'] : ['get']));
  }
  return places;
}

const isSame = (a: PropertyDescriptor, b: PropertyDescriptor) =>
  Object.is(a.value, b.value) && a.get === b.get && a.set === b.set;

function changesOf({ of, target, known, isWhole }: Place): Change[] {
  const changes: Change[] = [];
  const say = (key: PropertyKey, how: string, value: unknown, undo: () => void) =>
    changes.push({
      what: `It ${how} ${of}.${String(key)}.`,
      name: String(key),
      value,
      undo,
      isOfPage: how !== 'added',
    });
  for (const [key, before] of known) {
    const now = Object.getOwnPropertyDescriptor(target, key);
    if (now && isSame(now, before)) continue;
    const restore = () => void Object.defineProperty(target, key, before);
    say(key, now ? 'changed' : 'removed', now?.value ?? now?.get ?? now?.set, restore);
  }
  if (isWhole)
    for (const key of Reflect.ownKeys(target))
      if (!known.has(key))
        say(
          key,
          'added',
          Object.getOwnPropertyDescriptor(target, key)?.value,
          () => void Reflect.deleteProperty(target, key),
        );
  return changes;
}

/** Properties added to the window; a removed one keeps its name. */
function newGlobals(names: ReadonlySet<string>): Change[] {
  return Object.getOwnPropertyNames(window).flatMap((name) => {
    if (names.has(name) || isOfBuilds(name) || !Number.isNaN(Number(name))) return [];
    const { value } = Object.getOwnPropertyDescriptor(window, name) ?? {};
    if (value === undefined) return [];
    const undo = () => void Reflect.deleteProperty(window, name);
    return [{ what: `It added the global ${name}.`, name, value, isOfPage: false, undo }];
  });
}

/** All property names of an object, including inherited ones. */
const namesOf = (target: object | null): string[] =>
  target ? [...Object.getOwnPropertyNames(target), ...namesOf(Object.getPrototypeOf(target) as object | null)] : [];

/** Event handler properties such as `window.onresize`. */
const handlersOf = (target: Window | Document) =>
  new Map(
    namesOf(target)
      .filter((name) => name.startsWith('on'))
      .map((name) => [name, Reflect.get(target, name) as unknown] as const),
  );

function newHandlers(of: string, target: Window | Document, known: ReadonlyMap<string, unknown>): Change[] {
  return [...known].flatMap(([name, before]) => {
    const value: unknown = Reflect.get(target, name);
    const undo = () => void Reflect.set(target, name, before);
    return value === before ? [] : [{ what: `It set ${of}.${name}.`, name, value, isOfPage: false, undo }];
  });
}

const stylesOf = ({ style }: HTMLElement) =>
  new Map([...style].map((name) => [name, [style.getPropertyValue(name), style.getPropertyPriority(name)] as const]));
const attributesOf = (element: Element) =>
  new Map([...element.attributes].flatMap(({ name, value }) => (name === 'style' ? [] : [[name, value] as const])));

/** A root element's current styles and attributes. */
function rootChanges(
  of: string,
  root: HTMLElement,
  before: { styles: ReturnType<typeof stylesOf>; attributes: ReturnType<typeof attributesOf> },
): Change[] {
  const styles = stylesOf(root);
  const attributes = attributesOf(root);
  return [
    ...[...new Set([...styles.keys(), ...before.styles.keys()])].flatMap((name) => {
      const [was, important] = before.styles.get(name) ?? ['', ''];
      const now = styles.get(name)?.[0] ?? '';
      const undo = () => root.style.setProperty(name, was, important);
      return now === was ? [] : [{ what: `It set ${name} on ${of}.`, name, value: undefined, isOfPage: false, undo }];
    }),
    ...[...new Set([...attributes.keys(), ...before.attributes.keys()])].flatMap((name) => {
      const was = before.attributes.get(name);
      const now = attributes.get(name);
      const undo = () => (was === undefined ? root.removeAttribute(name) : root.setAttribute(name, was));
      const added = name === 'class' ? now?.split(/\s+/).find((each) => !was?.split(/\s+/).includes(each)) : undefined;
      return now === was
        ? []
        : [{ what: `It set ${name} on ${of}.`, name: added ?? name, value: undefined, isOfPage: false, undo }];
    }),
  ];
}

const newSheets = (known: ReadonlySet<CSSStyleSheet>): Change[] =>
  (document.adoptedStyleSheets ?? [])
    .filter((sheet) => !known.has(sheet))
    .map((sheet) => ({
      what: 'It added a style sheet to the document.',
      name: 'adoptedStyleSheets',
      value: undefined,
      isOfPage: false,
      undo: () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      },
    }));

/**
 * Takes a snapshot of everything that all code shares: globals, prototypes, React, the share scope, and the root
 * elements. Returns a function that lists changes since.
 */
export function rememberWorld(): () => Change[] {
  const places = sharedPlaces();
  const names = new Set(Object.getOwnPropertyNames(window));
  const targets = [
    ['window', window],
    ['document', document],
  ] as const;
  const handlers = targets.map(([of, target]) => [of, target, handlersOf(target)] as const);
  const roots = [
    ['html', document.documentElement],
    ['body', document.body],
  ] as const;
  const looks = roots.map(
    ([of, root]) => [of, root, { styles: stylesOf(root), attributes: attributesOf(root) }] as const,
  );
  const sheets = new Set(document.adoptedStyleSheets ?? []);
  return () => [
    ...places.flatMap(changesOf),
    ...newGlobals(names),
    ...handlers.flatMap(([of, target, known]) => newHandlers(of, target, known)),
    ...looks.flatMap(([of, root, before]) => rootChanges(of, root, before)),
    ...newSheets(sheets),
  ];
}
