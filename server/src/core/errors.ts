import type { Duplicate } from 'shared/domain/records/duplicate';
import type { ErrorCode } from 'shared/domain/records/errorCodes';
import type { FieldError } from 'shared/domain/records/validation';

/** An error response's parts in addition to message and code. */
export interface ApiErrorDetails {
  errors?: FieldError[];
  /** The current record, for a stale write. */
  current?: unknown;
  /** The records with the same unique value; the response adds their pages. */
  duplicates?: Duplicate[];
}

/** An error that the API returns unchanged. `message` says what to do next. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    readonly details: ApiErrorDetails = {},
    readonly headers: Record<string, string> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** 400: bad input. By default its message joins those of the fields. */
export function badInput(errors: FieldError[], message = errors.map((error) => error.msg).join(' ')): ApiError {
  return new ApiError(400, 'bad_input', message, { errors });
}

/** 401: no session, or an expired one. */
export function noSession(): ApiError {
  return new ApiError(401, 'no_session', 'Please sign in.', {}, { 'WWW-Authenticate': 'Bearer' });
}

/** 403: signed in, but not allowed; `message` says whom to ask. */
export function notAllowed(message: string, code: ErrorCode = 'not_allowed'): ApiError {
  return new ApiError(403, code, message);
}

/** 404: it does not exist, or no longer. */
export function notFound(message = 'This no longer exists. Go back to the list and reload it.'): ApiError {
  return new ApiError(404, 'not_found', message);
}

/** 409: conflicts with stored records. */
export function conflict(code: ErrorCode, message: string, current?: unknown): ApiError {
  return new ApiError(409, code, message, current === undefined ? {} : { current });
}

/** 429: too many requests. `seconds` until a retry is useful. */
export function tooMany(message: string, seconds: number): ApiError {
  return new ApiError(429, 'too_many', message, {}, { 'Retry-After': String(seconds) });
}
