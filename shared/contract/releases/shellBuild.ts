import type { Surface } from '../surface/surfaceLine';

/** `shell.json`: what the server needs to know of a built shell to compose documents with it. */
export interface ShellBuild {
  /** The version of the shell API that this shell offers. */
  shellApi: string;
  /** All that it was built from, as a hash. */
  sources: string;
  /** The script that public documents run by themselves, which runs the rest when somebody acts. */
  start: string;
  /** The script of the thread that reads chosen tables, for documents of the console. */
  tables: string;
  /** Scripts and stylesheets that everything needs, in order. */
  entry: string[];
  /**
   * Scripts and stylesheets that the sign-in, or any page of the console, needs in addition to `entry`, in the order of
   * need: `frame` for the console's frame, `console` for its content, `sections` for any page but the dashboard.
   */
  chunks: { signin: string[]; frame: string[]; console: string[]; sections: string[] };
  /** Font files worth preloading, of one `sign` only where a page has it. */
  fonts: { file: string; sign?: string }[];
  /** Version of each shared dependency. */
  provides: Record<string, string>;
  /** The members that modules may use. */
  offers: Surface;
  /** Frame markup by path, `*` for any other path, with `%PAGE%` where the page goes; `/signin` and `404` complete; `message` with `%TITLE%` and `%TEXT%`. */
  frames: Record<string, string>;
  /** Integrity of every script and stylesheet. */
  integrity: Record<string, string>;
}

/** What releases are held against of a shell and its server, as `/sdk/offers` answers it. */
export interface ShellOffer extends Pick<ShellBuild, 'shellApi' | 'provides' | 'offers'> {
  /** The calls that the server's API answers, `GET /api/tasks/{id}`. By default, they are not known. */
  calls?: readonly string[] | undefined;
  /** What they take and answer, as lines of a surface. By default, it is not known. */
  api?: Readonly<Record<string, string>> | undefined;
}
