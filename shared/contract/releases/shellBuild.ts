import type { Surface } from '../surface/surfaceLine';

/** `shell.json`: what the server needs to know about a built shell to compose documents with it. */
export interface ShellBuild {
  /** The version of the shell API that this shell offers. */
  shellApi: string;
  /** A hash of everything it was built from. */
  sources: string;
  /** The only script that public documents run at once; it loads the rest on the first user action. */
  start: string;
  /** The worker script that reads chosen tables, for documents of the console. */
  tables: string;
  /** Scripts and stylesheets that every page needs, in order. */
  entry: string[];
  /**
   * Scripts and stylesheets that the sign-in or any console page needs in addition to `entry`, in loading order:
   * `frame` for the console's frame, `console` for its content, `sections` for any page except the dashboard.
   */
  chunks: { signin: string[]; frame: string[]; console: string[]; sections: string[] };
  /** Font files to preload; those with a `sign` only if the page contains that character. */
  fonts: { file: string; sign?: string }[];
  /** Version of each shared dependency. */
  provides: Record<string, string>;
  /** The exports that modules may use. */
  offers: Surface;
  /**
   * Frame markup by path, `*` for any other path, with `%PAGE%` for the page; `/signin` and `404` are complete;
   * `message` has `%TITLE%` and `%TEXT%`.
   */
  frames: Record<string, string>;
  /** Integrity of every script and stylesheet. */
  integrity: Record<string, string>;
}

/** What a shell and its server offer, for checking releases, as in the response of `/sdk/offers`. */
export interface ShellOffer extends Pick<ShellBuild, 'shellApi' | 'provides' | 'offers'> {
  /** The endpoints of the server's API, `GET /api/tasks/{id}`. By default, unknown. */
  calls?: readonly string[] | undefined;
  /** Their inputs and responses, as lines of a surface. By default, unknown. */
  api?: Readonly<Record<string, string>> | undefined;
}
