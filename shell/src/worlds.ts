/** The two kinds of document: public pages, which come prerendered, and the console with its sign-in. */
export type World = 'public' | 'console';

/** Which world a path belongs to. */
export const worldOf = (pathname: string): World =>
  /^\/(?:dashboard|signin)(?:\/|$)/.test(pathname) ? 'console' : 'public';
