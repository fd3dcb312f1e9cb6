import { type Query, toQueryString } from './query';
import { type RequestOptions, readFailure, request } from './request';

/** Options of one call. */
export interface CallOptions {
  query?: Query;
  /** Ends the call early. */
  signal?: AbortSignal;
  /** The time limit in milliseconds. By default 15,000; uploads and downloads 120,000. */
  timeoutMs?: number;
}

/** A page of a list with the number of rows in all pages. */
export interface Page<T> {
  rows: T[];
  total: number;
}

const TRANSFER_TIMEOUT_MS = 120_000;

async function call(
  method: RequestOptions['method'],
  path: string,
  body?: unknown,
  options: CallOptions = {},
): Promise<Response> {
  const response = await request({
    method,
    path: path + toQueryString(options.query),
    body,
    signal: options.signal,
    timeoutMs: options.timeoutMs,
  });
  if (!response.ok) throw await readFailure(response);
  return response;
}

async function json<T>(response: Response): Promise<T> {
  const text = await response.text();
  if (text === '') return undefined as T;
  try {
    return JSON.parse(text) as T;
  } catch (cause) {
    throw await readFailure(response, cause);
  }
}

/**
 * The server's API. Paths are relative to the API base: `companies`, `auth/me`.
 * Every call carries the session's token, has a time limit and throws `ApiError`.
 * A 401 on a call that carried a token ends the session and goes to the sign-in page.
 */
export const api = {
  get: async <T>(path: string, options?: CallOptions): Promise<T> =>
    json<T>(await call('GET', path, undefined, options)),
  /** A list: its rows, and the total of `X-Total-Count` (the number of rows when the header is missing). */
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
  /** Fetches a file, with the token a plain link could not send. */
  download: async (path: string, options?: CallOptions): Promise<Blob> =>
    (await call('GET', path, undefined, { timeoutMs: TRANSFER_TIMEOUT_MS, ...options })).blob(),
};
