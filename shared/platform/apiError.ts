/** One invalid field, as the server names it. */
export interface FieldError {
  /** Dotted path of the field: `email`, `items.0.quantity`. */
  path: string;
  msg: string;
}

/** A call that did not succeed; `message` is ready to be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 when no answer came (no network, time limit). */
  readonly status: number;
  /** A word for programs: the server's `code`, or `network`, `timeout`, `bad_answer`. */
  readonly code: string;
  /** The fields the server refused; empty when it named none. */
  readonly errors: readonly FieldError[];
  /** The whole answer, when it was JSON (a stale write carries `current` there). */
  readonly body: unknown;

  constructor(
    message: string,
    details: { status: number; code: string; errors?: readonly FieldError[]; body?: unknown; cause?: unknown },
  ) {
    super(message, { cause: details.cause });
    this.status = details.status;
    this.code = details.code;
    this.errors = details.errors ?? [];
    this.body = details.body;
  }
}

/** The refused fields as `{ path: message }`, for a form; empty for any other error. */
export function fieldErrors(error: unknown): Record<string, string> {
  return error instanceof ApiError ? Object.fromEntries(error.errors.map(({ path, msg }) => [path, msg])) : {};
}

/** The text to show for anything thrown: its message, else the given one (by default "Unknown error", the specification's). */
export function errorText(error: unknown, otherwise = 'Unknown error'): string {
  return error instanceof Error && error.message !== '' ? error.message : otherwise;
}

/** The message the server itself gave, or undefined when it gave none or never answered. */
export function serverMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || typeof error.body !== 'object' || error.body === null) return undefined;
  const { message } = error.body as { message?: unknown };
  return typeof message === 'string' && message !== '' ? message : undefined;
}
