/** The two kinds of document: prerendered public pages, and the console with its sign-in. */
export type World = 'public' | 'console';

/** The kind of document that a path belongs to. */
export const worldOf = (pathname: string): World =>
  /^\/(?:dashboard|signin)(?:\/|$)/.test(pathname) ? 'console' : 'public';
