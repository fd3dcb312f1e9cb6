import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from 'shared/domain/records/answers';
import type { ErrorCode } from 'shared/domain/records/errorCodes';
import { ApiError, badInput, conflict } from '../../core/errors';
import { routeOf } from '../../core/routeOf';
import { isUnavailable } from '../../db/engines/isUnavailable';
import { UnsafeValueError } from '../../db/engines/safeSqlite';
import { withPages } from './lists/pageOf';

const texts: Record<string, [number, ErrorCode, string]> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'bad_input', 'The request has no body; send the fields as one JSON object.'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too_large', 'This is too large; send less at once.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'bad_media_type', 'Send JSON, with the content type application/json.'],
  FST_ERR_BAD_URL: [400, 'bad_input', 'The address couldn’t be read. Write % as %25.'],
  FST_ERR_MAX_PARAM_LENGTH: [414, 'too_long', 'Part of the address is too long; nothing exists there.'],
  FST_REQ_FILE_TOO_LARGE: [413, 'too_large', 'This file is too large; choose a smaller one.'],
};

/** The engines' error codes for a violated unique key. */
const duplicate = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505']);
/** PostgreSQL's error codes for a text that is not a valid number or date. */
const misfit = new Set(['22P02', '22003']);

/** Errors of the multipart reader for a truncated form or one without a boundary; they have no code. */
const brokenForm = /^(?:Multipart: Boundary not found|The needle cannot|.*nexpected end of multipart data)/;

/** Converts any error for the caller. Server errors reveal no internals. */
export function toApiError(error: Error & Partial<FastifyError>): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof UnsafeValueError) return badInput([{ path: '', msg: error.message }]);
  const known = texts[error.code ?? ''];
  if (known)
    return new ApiError(
      known[0],
      known[1],
      known[2],
      known[0] === 400 ? { errors: [{ path: '', msg: known[2] }] } : {},
    );
  if (duplicate.has(error.code ?? ''))
    return conflict('exists', 'A record with this value already exists. Change it and try again.');
  if (misfit.has(error.code ?? '')) return badInput([{ path: '', msg: 'A number is expected where text was sent.' }]);
  if (isUnavailable(error))
    return new ApiError(
      503,
      'unavailable',
      'The database is not available at the moment. Please try again in a few seconds.',
      {},
      { 'Retry-After': '5' },
      { cause: error },
    );
  if (brokenForm.test(error.message))
    return badInput([
      {
        path: '',
        msg: 'The form could not be read to its end; send it whole, as multipart form data with a boundary.',
      },
    ]);
  const status = error.statusCode ?? 500;
  if (status === 400)
    return badInput([{ path: '', msg: 'The request couldn’t be read. Send the fields as one JSON object.' }]);
  if (status > 400 && status < 500) return new ApiError(status, 'bad_request', error.message);
  return new ApiError(
    500,
    'server_error',
    'Something went wrong on our side. Please try again. If it keeps happening, tell the operator.',
    {},
    {},
    { cause: error },
  );
}

/** Headers of the answer that failed, which described its body. */
const ofBody = ['content-encoding', 'content-length', 'content-disposition', 'x-total-count'];

/**
 * Sends an error as JSON: `{ message, code, errors?, current?, duplicates? }`. Closes the connection if the request was
 * not read to its end.
 */
export function answerError(
  error: Error & Partial<FastifyError>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const answer = toApiError(error);
  if (answer.status >= 500)
    request.log.error({ err: error, method: request.method, route: routeOf(request) }, 'request failed');
  for (const header of ofBody) reply.removeHeader(header);
  if (answer.status === 413) reply.header('Connection', 'close');
  const { duplicates } = answer.details;
  return reply
    .status(answer.status)
    .headers(answer.headers)
    .type('application/json; charset=utf-8')
    .send({
      message: answer.message,
      code: answer.code,
      ...answer.details,
      ...(duplicates && { duplicates: withPages(request, duplicates) }),
    } satisfies Refusal);
}
