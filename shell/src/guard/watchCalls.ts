import { allLeft, type Left, type Trace, traceOf } from './traces';
import { runFor } from './watchRuns';

/** The maximum wait for a frame before it counts as drawn, in milliseconds. */
const FRAME_MS = 100;
/** How many timers are tracked before finished ones are removed. */
const MOST_TIMERS = 200;

/** Everything outside modules' elements. */
const outside = (): [string, Window | HTMLElement | Document][] => [
  ['window', window],
  ['document', document],
  ['html', document.documentElement],
  ['body', document.body],
  ['head', document.head],
];

function note(given: Omit<Left, 'since'>): Left {
  const left = { since: performance.now(), ...given };
  allLeft.add(left);
  return left;
}

/** A listener with its wrapper: the wrapped code is watched. */
const listening = (at: Trace, listener: EventListenerOrEventListenerObject): ((event: Event) => void) =>
  function (this: unknown, event) {
    runFor(at, () =>
      typeof listener === 'function' ? Reflect.apply(listener, this, [event]) : listener.handleEvent(event),
    );
  };

function watchListeners(name: string, target: EventTarget): void {
  const { addEventListener: add, removeEventListener: remove } = target;
  interface Known {
    type: string;
    isCapture: boolean;
    left: Left;
    run: (event: Event) => void;
    isThere: boolean;
  }
  const known = new Map<unknown, Known[]>();
  const isCapture = (options?: boolean | EventListenerOptions) =>
    typeof options === 'boolean' ? options : options?.capture === true;
  const find = (type: string, listener: unknown, capture: boolean) =>
    known.get(listener)?.find((each) => each.type === type && each.isCapture === capture);
  const forget = (listener: unknown, it: Known) => {
    allLeft.delete(it.left);
    const kept = (known.get(listener) ?? []).filter((each) => each !== it);
    if (kept.length > 0) known.set(listener, kept);
    else known.delete(listener);
  };
  target.addEventListener = function watched(
    this: EventTarget | undefined,
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ) {
    const on = this ?? target;
    if (on !== target || !listener) return add.call(on, type, listener, options);
    const { once, signal } = typeof options === 'object' ? options : {};
    const capture = isCapture(options);
    const before = find(type, listener, capture);
    // Duplicates are ignored, as in the browser.
    if (before?.isThere && before.left.isThere()) return;
    if (before) forget(listener, before);
    const at = traceOf(watched);
    const run = listening(at, listener);
    const it: Known = {
      type,
      isCapture: capture,
      run,
      isThere: true,
      left: note({
        what: `a listener of ${type} on ${name}`,
        at,
        isThere: () => !signal?.aborted,
        undo: () => {
          it.isThere = false;
          remove.call(target, type, run, options);
        },
        ends: 'atOnce',
      }),
    };
    known.set(listener, [...(known.get(listener) ?? []), it]);
    if (once) add.call(on, type, () => forget(listener, it), { once: true, capture });
    add.call(on, type, run, options);
  };
  target.removeEventListener = function (
    this: EventTarget | undefined,
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ) {
    const on = this ?? target;
    const it = on === target && find(type, listener, isCapture(options));
    if (it) forget(listener, it);
    remove.call(on, type, it ? it.run : listener, options);
  };
}

/** Wraps a timer's callback; code strings, which browsers also accept, run unchanged. */
const timed = (at: Trace, handler: TimerHandler): TimerHandler =>
  typeof handler === 'function'
    ? function (this: unknown, ...given: unknown[]) {
        runFor(at, () => Reflect.apply(handler, this, given));
      }
    : handler;

function watchTimers(): void {
  const timers = new Map<string, { left: Left; until: number }>();
  const forget = (key: string) => {
    const timer = timers.get(key);
    if (timer) allLeft.delete(timer.left);
    timers.delete(key);
  };
  const watch = (key: string, lasts: number, left: Omit<Left, 'since' | 'isThere'>) => {
    if (timers.size > MOST_TIMERS)
      for (const [known, { until }] of timers) if (until < performance.now()) forget(known);
    const timer = { until: performance.now() + lasts };
    const isThere = () => performance.now() < timer.until;
    timers.set(key, Object.assign(timer, { left: note({ ...left, isThere }) }));
    return timer;
  };
  const { setTimeout: later, setInterval: again, requestAnimationFrame: draw, cancelAnimationFrame: cancel } = window;
  const { clearTimeout: end } = window;
  window.setTimeout = Object.assign(function watched(...[handler, ...given]: Parameters<typeof later>) {
    const at = traceOf(watched);
    const id = later(timed(at, handler), ...given);
    const what = 'timers that begin again and again';
    watch(`timer ${id}`, (given[0] ?? 0) + FRAME_MS, {
      what,
      at,
      undo: () => end(id),
      ends: 'chain',
    });
    return id;
  }, later);
  window.setInterval = Object.assign(function watched(...[handler, ...given]: Parameters<typeof again>) {
    const at = traceOf(watched);
    const id = again(timed(at, handler), ...given);
    const what = 'an interval';
    watch(`timer ${id}`, Infinity, { what, at, undo: () => end(id), ends: 'atOnce' });
    return id;
  }, again);
  for (const name of ['clearTimeout', 'clearInterval'] as const) {
    window[name] = (id) => {
      end(id);
      forget(`timer ${id}`);
    };
  }
  window.requestAnimationFrame = function watched(run) {
    const at = traceOf(watched);
    const id = draw((time) => runFor(at, () => run(time)));
    const undo = () => {
      cancel(id);
      // It will never be drawn: it exists until its owner cancels it.
      timer.until = Infinity;
    };
    const timer = watch(`frame ${id}`, FRAME_MS, {
      what: 'a loop of frames',
      at,
      undo,
      ends: 'atOnce',
    });
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    cancel(id);
    forget(`frame ${id}`);
  };
}

/** A build's scripts and style sheets are link and script elements that the build adds and their users remove. */
const isOfBuild = (node: Node) => node instanceof HTMLScriptElement || node instanceof HTMLLinkElement;

function watchNodes(name: string, place: HTMLElement): void {
  const noteAll = (nodes: readonly unknown[], at: Left['at']) => {
    for (const node of nodes)
      if (node instanceof Element && !isOfBuild(node))
        note({
          what: `an element ${node.localName} in ${name}`,
          at,
          isThere: () => node.isConnected,
          undo: () => node.remove(),
          ends: 'later',
        });
  };
  const { append, prepend, appendChild, insertBefore, insertAdjacentElement } = place;
  const partsOf = (nodes: readonly unknown[]) =>
    nodes.flatMap((node) => (node instanceof DocumentFragment ? [...node.childNodes] : [node]));
  place.append = function watched(...nodes) {
    const parts = partsOf(nodes);
    append.apply(place, nodes);
    noteAll(parts, traceOf(watched));
  };
  place.prepend = function watched(...nodes) {
    const parts = partsOf(nodes);
    prepend.apply(place, nodes);
    noteAll(parts, traceOf(watched));
  };
  place.appendChild = function watched<T extends Node>(node: T): T {
    const parts = partsOf([node]);
    appendChild.call(place, node);
    noteAll(parts, traceOf(watched));
    return node;
  };
  place.insertBefore = function watched<T extends Node>(node: T, before: Node | null): T {
    const parts = partsOf([node]);
    insertBefore.call(place, node, before);
    noteAll(parts, traceOf(watched));
    return node;
  };
  place.insertAdjacentElement = function watched(where, element) {
    const added = insertAdjacentElement.call(place, where, element);
    noteAll([element], traceOf(watched));
    return added;
  };
}

function watchRules(): void {
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function watched(text, index) {
    const at = insertRule.call(this, text, index);
    const rule = this.cssRules[at];
    const place = () => [...this.cssRules].findIndex((each) => each === rule);
    note({
      what: 'a style rule in a sheet of others',
      at: traceOf(watched),
      isThere: () => place() >= 0,
      undo: () => this.deleteRule(place()),
      ends: 'later',
    });
    return at;
  };
}

/**
 * The browser's element observers; they end with the observed elements, and count while one of these is in the
 * document.
 */
const observers = ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const;

interface Observing {
  observe(target: Node, ...rest: never[]): void;
  unobserve?(target: Node): void;
  disconnect(): void;
}

function watchObservers(): void {
  const lefts = new WeakMap<object, { left: Left; targets: Set<WeakRef<Node>> }>();
  for (const name of observers) {
    const Original = window[name] as (new (...given: never[]) => Observing) | undefined;
    if (!Original) continue;
    const { prototype } = Original;
    const { observe, unobserve, disconnect } = prototype;
    prototype.observe = function watched(this: Observing, target: Node, ...rest: never[]) {
      observe.call(this, target, ...rest);
      let known = lefts.get(this);
      if (!known) {
        const targets = new Set<WeakRef<Node>>();
        const self = new WeakRef(this);
        let isEnded = false;
        const left: Left = {
          what: `a ${name}`,
          at: traceOf(watched),
          isThere: () => isEnded || (Boolean(self.deref()) && [...targets].some((each) => each.deref()?.isConnected)),
          undo: () => {
            const observer = self.deref();
            if (observer) disconnect.call(observer);
            isEnded = true;
          },
          since: performance.now(),
          ends: 'atOnce',
        };
        lefts.set(this, (known = { left, targets }));
      }
      known.targets.add(new WeakRef(target));
      allLeft.add(known.left);
    };
    if (unobserve)
      prototype.unobserve = function (this: Observing, target: Node) {
        unobserve.call(this, target);
        const known = lefts.get(this);
        for (const each of known?.targets ?? []) if (each.deref() === target) known?.targets.delete(each);
      };
    prototype.disconnect = function (this: Observing) {
      disconnect.call(this);
      const known = lefts.get(this);
      if (!known) return;
      known.targets.clear();
      allLeft.delete(known.left);
    };
  }
}

/**
 * Starts to track, with the call's stack, what code sets up outside its own elements: listeners on the window, the
 * document and its root elements, timers, observers, elements next to the page, and style sheet rules.
 */
export function watchCalls(): void {
  for (const [name, target] of outside()) {
    watchListeners(name, target);
    if (target instanceof HTMLElement) watchNodes(name, target);
  }
  watchTimers();
  watchObservers();
  watchRules();
}
