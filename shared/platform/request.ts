import { ApiError, type FieldError } from './apiError';
import { platformHost } from './host';
import { session } from './session';

export interface RequestOptions {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
  signal?: AbortSignal;
  timeoutMs?: number;
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
  const message = cause instanceof Error && cause.message !== '' ? cause.message : 'Network error';
  return new ApiError(message, { status: 0, code: 'network', cause });
}

/** A session that the server no longer knows: back to sign-in, and from there to the same place. */
function leaveForSignIn(sentWith: string): void {
  if (session.token() !== sentWith) return;
  const { pathname, search, hash } = window.location;
  session.end();
  platformHost().navigate(`/signin?from=${encodeURIComponent(pathname + search + hash)}`);
}

/** Sends one request and answers the response, whatever its status. Throws `ApiError` with status 0 when none came. */
export async function request(options: RequestOptions): Promise<Response> {
  const token = session.token();
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token !== undefined) headers.Authorization = `Bearer ${token}`;
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

/** The typed error of an answer: the server's message, else its fields' messages joined by a comma, else "Request failed". */
export async function readFailure(response: Response, cause?: unknown): Promise<ApiError> {
  const body: FailureBody | undefined = response.bodyUsed ? undefined : await response.json().catch(() => undefined);
  const errors = Array.isArray(body?.errors) ? body.errors : [];
  const message = body?.message || errors.map((error) => error.msg).join(', ') || 'Request failed';
  return new ApiError(message, { status: response.status, code: body?.code ?? 'bad_answer', errors, body, cause });
}
