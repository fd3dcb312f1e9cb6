import type { CallFailed } from 'shared/contract/callFailed';
import { platformHost } from './host';
import { session } from './session';

/** One invalid field, as the server names it. */
export interface FieldError {
  /** Dotted path of the field: `email`, `items.0.quantity`. */
  path: string;
  msg: string;
}

/** A failed request; `message` can be shown to people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 without a response (no network, timeout). */
  readonly status: number;
  /** A code for programs: the server's `code`, or `network`, `timeout`, `cut_off`, `bad_answer`. */
  readonly code: string;
  /** The fields the server refused; empty if it named none. */
  readonly errors: readonly FieldError[];
  /** The whole response, if it was JSON (a stale write has `current` there). */
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

/** The refused fields as `{ path: message }`, for a form; empty for other errors. */
export function fieldErrors(error: unknown): Record<string, string> {
  return error instanceof ApiError ? Object.fromEntries(error.errors.map(({ path, msg }) => [path, msg])) : {};
}

/** The server's own message, or undefined if it gave none or never responded. */
export function serverMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || typeof error.body !== 'object' || error.body === null) return undefined;
  const { message } = error.body as { message?: unknown };
  return typeof message === 'string' && message !== '' ? message : undefined;
}

/** Query parameters; undefined and empty values are left out, lists are comma-separated. */
export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** `?a=1&b=x,y`, or an empty string. Keys keep their order, so that equal queries give equal cache keys. */
export function toQueryString(query: Query = {}): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : value;
    if (text !== undefined && text !== '') params.set(key, String(text));
  }
  const joined = params.toString().replaceAll('%2C', ',');
  return joined === '' ? '' : `?${joined}`;
}

interface RequestOptions {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** The idempotency key of a write. By default none. */
  key?: string | undefined;
}

const TIMEOUT_MS = 15_000;

function limitOf(options: RequestOptions): AbortSignal {
  const limit = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
  return options.signal ? AbortSignal.any([options.signal, limit]) : limit;
}

function noAnswer(cause: unknown): ApiError {
  if (cause instanceof DOMException && cause.name === 'TimeoutError') {
    return new ApiError('The server took too long to answer. Please try again.', { status: 0, code: 'timeout', cause });
  }
  return new ApiError('Network error. Check your connection and try again.', { status: 0, code: 'network', cause });
}

/** A response that was cut off; what arrived of it is useless. */
function brokeOff(cause: unknown): ApiError {
  if (cause instanceof DOMException) return noAnswer(cause);
  return new ApiError('The response was cut off. Please try again; if it keeps happening, request less at once.', {
    status: 0,
    code: 'cut_off',
    cause,
  });
}

/** The server no longer knows the session: goes to sign-in, and from there back to the same place. */
function leaveForSignIn(sentWith: string): void {
  if (session.token() !== sentWith) return;
  const { pathname, search, hash } = window.location;
  session.end();
  platformHost().navigate(`/signin?from=${encodeURIComponent(pathname + search + hash)}`);
}

/** Writes within this many milliseconds of each other belong to one action. */
const ACT_MS = 2_000;
const lastAct = { id: '', at: 0 };
/** The prefix of this tab's action ids, unique to it. */
const TAB = `${Math.random().toString(36).slice(2).padEnd(11, '0')}-`;

/**
 * The id of the action that a write belongs to, by which the audit log groups the writes of a bulk change or import.
 */
function actNow(): string {
  const now = Date.now();
  if (now - lastAct.at > ACT_MS) lastAct.id = TAB + now.toString(36);
  lastAct.at = now;
  return lastAct.id;
}

/** Whether a change was made in this tab, and so is on the screen already. @public */
export const isOwnAct = (act: string): boolean => act.startsWith(TAB);

/** The keys of writes with lost responses, by content: a retry uses the same key, so that the server does it once. */
const lostAttempts = new Map<string, string>();
/** The idempotency keys of responses that are being received: one that is cut off counts as lost too. */
const beginning = new WeakMap<Response, { content: string; key: string }>();

/** A new attempt. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A write's body as text: files by name, size and time. */
const contentOf = (path: string, body: unknown): string =>
  JSON.stringify([
    session.token(),
    path,
    body instanceof FormData
      ? [...body].map(([name, value]) =>
          value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value],
        )
      : body,
  ]);

/** Whether the server may have processed a request without a response. */
const isLost = ({ status, code }: ApiError) => status === 0 || status >= 500 || code === 'in_progress';

/**
 * Sends one request and returns the response, whatever its status. Throws `ApiError` with status 0 if there is none.
 */
async function request(options: RequestOptions): Promise<Response> {
  const token = session.token();
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token !== undefined) headers.Authorization = `Bearer ${token}`;
  if (options.method !== 'GET') headers['X-Act'] = actNow();
  if (options.key !== undefined) headers['Idempotency-Key'] = options.key;
  const isForm = options.body instanceof FormData;
  if (options.body !== undefined && !isForm) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(`${platformHost().apiBase}/${options.path.replace(/^\/+/, '')}`, {
      method: options.method,
      headers,
      credentials: 'include',
      body: isForm ? (options.body as FormData) : options.body === undefined ? undefined : JSON.stringify(options.body),
      signal: limitOf(options),
    });
  } catch (cause) {
    throw noAnswer(cause);
  }
  if (response.status === 401 && token !== undefined) leaveForSignIn(token);
  return response;
}

interface FailureBody {
  message?: string;
  code?: string;
  errors?: FieldError[];
}

/**
 * The typed error of a response: the server's message, or its fields' messages joined by commas, or "Request failed".
 */
async function readFailure(response: Response, cause?: unknown): Promise<ApiError> {
  const body: FailureBody | undefined = response.bodyUsed ? undefined : await response.json().catch(() => undefined);
  const errors = Array.isArray(body?.errors) ? body.errors : [];
  const message = body?.message || errors.map((error) => error.msg).join(', ') || 'Request failed';
  return new ApiError(message, { status: response.status, code: body?.code ?? 'bad_answer', errors, body, cause });
}

/** Options of one request. */
export interface CallOptions {
  /** The part after the `?`; undefined parameters are left out. By default empty. */
  query?: Query;
  /** Aborts the request. */
  signal?: AbortSignal;
  /** The timeout in milliseconds. By default 15,000; uploads and downloads 120,000. */
  timeoutMs?: number;
}

/** A page of a list with the total number of rows. */
export interface Page<T> {
  rows: T[];
  total: number;
}

const TRANSFER_TIMEOUT_MS = 120_000;

/** Tells the shell about a request that failed on the server. */
const tellShell = (detail: CallFailed): unknown => window.dispatchEvent(new CustomEvent('call-failed', { detail }));

async function call(
  method: RequestOptions['method'],
  path: string,
  body?: unknown,
  options: CallOptions = {},
): Promise<Response> {
  const { stack } = new Error();
  const content = method === 'POST' ? contentOf(path, body) : '';
  const key = method === 'POST' ? (lostAttempts.get(content) ?? newKey()) : undefined;
  lostAttempts.delete(content);
  try {
    const response = await request({
      method,
      path: path + toQueryString(options.query),
      body,
      signal: options.signal,
      timeoutMs: options.timeoutMs,
      key,
    });
    if (response.ok) {
      if (key !== undefined) beginning.set(response, { content, key });
      return response;
    }
    throw await readFailure(response);
  } catch (error) {
    const failure = error as ApiError;
    if (key !== undefined && isLost(failure)) lostAttempts.set(content, key);
    if (failure.code === 'second_factor_missing') session.setLimited(true);
    if (failure.status >= 500 || failure.code === 'timeout')
      tellShell({ error: failure, call: `${method} ${path}`, stack });
    throw failure;
  }
}

/** Reads a response to its end. */
const whole = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch((cause: unknown) => {
    throw brokeOff(cause);
  });

async function json<T>(response: Response): Promise<T> {
  const text = await whole(response.text()).catch((error: unknown) => {
    const attempt = beginning.get(response);
    if (attempt) lostAttempts.set(attempt.content, attempt.key);
    throw error;
  });
  if (text === '') return undefined as T;
  try {
    return JSON.parse(text) as T;
  } catch (cause) {
    throw await readFailure(response, cause);
  }
}

/**
 * The server's API. Paths are relative to the API base: `tasks`, `auth/me`. Every request carries the session's token,
 * has a timeout and throws `ApiError`. A 401 on a request with a token ends the session and opens the sign-in page; if
 * a second factor must be set up first, the console shows that.
 */
export const api = {
  get: async <T>(path: string, options?: CallOptions): Promise<T> =>
    json<T>(await call('GET', path, undefined, options)),
  /** A list: its rows, and the total from `X-Total-Count` (the number of rows if the header is missing). */
  list: async <T>(path: string, options?: CallOptions): Promise<Page<T>> => {
    const response = await call('GET', path, undefined, options);
    const rows = await json<T[]>(response);
    return { rows, total: Number(response.headers.get('X-Total-Count') ?? rows.length) };
  },
  post: async <T>(path: string, body?: unknown, options?: CallOptions): Promise<T> =>
    json<T>(await call('POST', path, body, options)),
  put: async <T>(path: string, body?: unknown, options?: CallOptions): Promise<T> =>
    json<T>(await call('PUT', path, body, options)),
  delete: async (path: string, options?: CallOptions): Promise<void> => {
    await call('DELETE', path, undefined, options);
  },
  /** Sends files as multipart form data. */
  upload: async <T>(path: string, form: FormData, options?: CallOptions): Promise<T> =>
    json<T>(await call('POST', path, form, { timeoutMs: TRANSFER_TIMEOUT_MS, ...options })),
  /** Downloads a file, with the token that a plain link could not send. */
  download: async (path: string, options?: CallOptions): Promise<Blob> =>
    whole((await call('GET', path, undefined, { timeoutMs: TRANSFER_TIMEOUT_MS, ...options })).blob()),
};

/**
 * A list fetched synchronously, for events that wait for no promise, such as `beforeprint`. Undefined if the request
 * fails.
 */
export function listNow<T>(path: string, query: Query): Page<T> | undefined {
  const call = new XMLHttpRequest();
  try {
    call.open('GET', `${platformHost().apiBase}/${path}${toQueryString(query)}`, false);
    call.setRequestHeader('Accept', 'application/json');
    call.setRequestHeader('Authorization', `Bearer ${session.token() ?? ''}`);
    call.send();
    if (call.status !== 200) return undefined;
    const rows = JSON.parse(call.responseText) as T[];
    return { rows, total: Number(call.getResponseHeader('X-Total-Count') ?? rows.length) };
  } catch {
    return undefined;
  }
}
