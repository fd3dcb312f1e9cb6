import type { RecordKind } from 'shared/contract';

/** A question to the user. */
export interface ConfirmOptions {
  title: string;
  /** The consequences of saying yes. By default nothing is added to the title. */
  body?: string;
  /** The label of the button that says yes. By default "OK". */
  confirmLabel?: string;
  /** The label of the button that says no. By default "Cancel". */
  cancelLabel?: string;
  /** The act destroys something: the button is red and Cancel has the focus. By default false. */
  danger?: boolean;
}

/** A message that appears over the page and leaves by itself. */
export interface Notification {
  tone: 'success' | 'error' | 'info';
  text: string;
  /** Offers an Undo button for 10 seconds. */
  undo?: () => void | Promise<unknown>;
}

/** The shell's settings of the platform at boot, passed once to `configurePlatform`. */
export interface PlatformHost {
  /** Where the API lives, without a trailing slash. By default `/api` on the page's own origin. */
  apiBase: string;
  /** The company's name, the second half of every page's title. By default empty. */
  siteName: string;
  /** The address of the script of `answerTable.ts`, which reads a chosen file beside the page. By default the page reads it itself. */
  tableReader?: string;
  /** Goes to a path of this site; `replace` leaves no entry in the history. */
  navigate: (to: string, options?: { replace?: boolean }) => void;
  /** Asks the user; resolves to true for yes, false for no or Escape. */
  confirm: (options: ConfirmOptions) => Promise<boolean>;
  /** Shows a message. */
  notify: (notification: Notification) => void;
  /** The address of the page of a kind of records, with `:id` for the record; undefined when no module here shows them. By default none does. */
  recordPage?: (kind: RecordKind) => string | undefined;
  /** Whether the person may open a path of this site; by default every one. */
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

/** Supplies any part of the host; later calls replace what earlier ones gave. */
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

/** Messages over the page. What belongs to one form or table is better shown in it. */
export const notify = {
  success: (text: string, options?: { undo?: Notification['undo'] }) =>
    host.notify({ tone: 'success', text, ...options }),
  error: (text: string) => host.notify({ tone: 'error', text }),
  info: (text: string) => host.notify({ tone: 'info', text }),
};
