import type { RecordKind } from 'shared/contract';

/** A question to the user. */
export interface ConfirmOptions {
  title: string;
  /** The consequences of a yes. By default only the title is shown. */
  body?: string;
  /** The label of the yes button. By default "OK". */
  confirmLabel?: string;
  /** The label of the no button. By default "Cancel". */
  cancelLabel?: string;
  /** A destructive action: the button is red and Cancel has the focus. By default false. */
  danger?: boolean;
}

/** A notification that disappears by itself. */
export interface Notification {
  tone: 'success' | 'error' | 'info';
  text: string;
  /** Offers an Undo button for 10 seconds. */
  undo?: () => void | Promise<unknown>;
}

/** The shell's settings for the platform, passed once to `configurePlatform` at boot. */
export interface PlatformHost {
  /** The API's address, without a trailing slash. By default `/api` on the page's own origin. */
  apiBase: string;
  /** The company's name, the second part of every page's title. By default empty. */
  siteName: string;
  /**
   * The address of the script of `answerTable.ts`, a worker that reads a chosen file. By default the page reads it
   * itself.
   */
  tableReader?: string;
  /** Navigates to a path of this site; `replace` adds no history entry. */
  navigate: (to: string, options?: { replace?: boolean }) => void;
  /** Asks the user; resolves to true for yes, false for no or Escape. */
  confirm: (options: ConfirmOptions) => Promise<boolean>;
  /** Shows a notification. */
  notify: (notification: Notification) => void;
  /**
   * The page address of a kind of record, with `:id` for the record; undefined if no module shows them. By default none
   * does.
   */
  recordPage?: (kind: RecordKind) => string | undefined;
  /** Whether the account may open a path of this site; by default all. */
  opens?: (path: string) => boolean;
}

function unconfigured(what: keyof PlatformHost): never {
  throw new Error(`The platform has no "${what}" yet: call configurePlatform({ ${what} }) before rendering.`);
}

const host: PlatformHost = {
  apiBase: '/api',
  siteName: '',
  navigate: () => unconfigured('navigate'),
  confirm: () => unconfigured('confirm'),
  notify: () => unconfigured('notify'),
};

/** Sets any part of the host; later calls override earlier ones. */
export function configurePlatform(parts: Partial<PlatformHost>): void {
  Object.assign(host, parts);
}

/** The host as configured so far. */
export function platformHost(): Readonly<PlatformHost> {
  return host;
}

/** Asks the user a yes/no question in a dialog of the page. Resolves to false when dismissed. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  return host.confirm(options);
}

/** Notifications over the page. Messages about one form or table belong in it instead. */
export const notify = {
  success: (text: string, options?: { undo?: Notification['undo'] }) =>
    host.notify({ tone: 'success', text, ...options }),
  error: (text: string) => host.notify({ tone: 'error', text }),
  info: (text: string) => host.notify({ tone: 'info', text }),
};
