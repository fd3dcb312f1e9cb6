import { createPath, type Location, NavigationType, type Navigator, type To } from 'react-router-dom';

/** The tab's location and how it got there. */
export interface NavigationState {
  location: Location;
  action: NavigationType;
}

/** True: continue. False: stay. `document`: let the browser load the target instead of rendering it in place. */
export type Verdict = boolean | 'document';

/** Decides about a navigation before it happens. */
export type NavigationGuard = (to: URL) => Verdict | Promise<Verdict>;

/** The tab's history for React Router's `<Router>`, with guards before each navigation. */
export interface Navigation {
  navigator: Navigator;
  getState(): NavigationState;
  subscribe(listener: () => void): () => void;
  /**
   * Adds a guard; returns a function that removes it. Guards run in the order they were added; the first that does not
   * return true decides.
   */
  guard(guard: NavigationGuard): () => void;
}

interface HistoryState {
  /** Position in the tab's session history, so that a refused Back can be undone. */
  index: number;
  key: string;
  user: unknown;
}

/**
 * Connects to a window's history, once per tab.
 * @param show shows another page, except on Back and Forward; by default, immediately
 */
// oxlint-disable-next-line max-lines-per-function -- entry, guards and listeners are known to its parts alone
export function createNavigation(window: Window, show = (render: () => void) => render()): Navigation {
  const { history } = window;
  const listeners = new Set<() => void>();
  const guards = new Set<NavigationGuard>();

  const entry = () => history.state as HistoryState | null;
  if (typeof entry()?.index !== 'number')
    history.replaceState({ index: 0, key: 'default', user: null } satisfies HistoryState, '');

  const read = (action: NavigationType): NavigationState => {
    const { pathname, search, hash } = window.location;
    return {
      action,
      location: { pathname, search, hash, state: entry()?.user ?? null, key: entry()?.key ?? 'default' },
    };
  };
  let index = entry()?.index ?? 0;
  let state = read(NavigationType.Pop);

  const settle = (action: NavigationType) => {
    index = entry()?.index ?? 0;
    const { pathname } = state.location;
    state = read(action);
    const render = () => {
      for (const listener of listeners) listener();
    };
    if (action === NavigationType.Pop || state.location.pathname === pathname) render();
    else show(render);
  };

  /** Decides synchronously unless a guard has to wait. */
  const consult = (to: URL, asked = [...guards]): Verdict | Promise<Verdict> => {
    const [guard, ...rest] = asked;
    if (!guard) return true;
    const verdict = guard(to);
    if (verdict instanceof Promise) return verdict.then((value) => (value === true ? consult(to, rest) : value));
    return verdict === true ? consult(to, rest) : verdict;
  };

  const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

  const move = (to: To, user: unknown, action: NavigationType.Push | NavigationType.Replace) => {
    const url = new URL(hrefOf(to), window.location.href);
    const act = (verdict: Verdict) => {
      if (verdict === 'document') window.location.assign(url.href);
      if (verdict !== true) return;
      const isPush = action === NavigationType.Push;
      const next: HistoryState = {
        index: isPush ? index + 1 : index,
        key: Math.random().toString(36).slice(2, 10),
        user,
      };
      if (isPush) history.pushState(next, '', url);
      else history.replaceState(next, '', url);
      settle(action);
    };
    const verdict = consult(url);
    if (verdict instanceof Promise) void verdict.then(act);
    else act(verdict);
  };

  /** What the next popstate means when this code itself moved through the history. */
  let expected: (() => void) | undefined;

  window.addEventListener('popstate', () => {
    if (expected) {
      const resume = expected;
      expected = undefined;
      return resume();
    }
    const target = new URL(window.location.href);
    const distance = (entry()?.index ?? 0) - index;
    const verdict = target.pathname === state.location.pathname ? true : consult(target);
    if (verdict === true) return settle(NavigationType.Pop);
    if (verdict === 'document') return window.location.reload();
    if (distance === 0) return;

    expected = () => {
      if (!(verdict instanceof Promise)) return;
      void verdict.then((value) => {
        if (value === false) return;
        expected = () => (value === true ? settle(NavigationType.Pop) : window.location.reload());
        history.go(distance);
      });
    };
    history.go(-distance);
  });

  return {
    navigator: {
      createHref: hrefOf,
      go: (delta) => history.go(delta),
      push: (to, user) => move(to, user, NavigationType.Push),
      replace: (to, user) => move(to, user, NavigationType.Replace),
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    guard(guard) {
      guards.add(guard);
      return () => guards.delete(guard);
    },
  };
}
