import { toApiError } from './answerError';

const error = (code: string | undefined, message = 'no') => Object.assign(new Error(message), { code });

test.each([
  ['refused', error('ECONNREFUSED')],
  ['cut off', error(undefined, 'Connection terminated unexpectedly')],
  ['shut down', error('57P01')],
  ['starting', error('57P03')],
  ['hanging', error(undefined, 'Query read timeout')],
  ['taking too long', error('57014')],
  ['out of connections', error(undefined, 'timeout exceeded when trying to connect')],
  ['full', error('53100')],
  ['a full file', error('SQLITE_FULL')],
  ['a failing disk', error('SQLITE_IOERR_WRITE')],
  ['held by another', error('SQLITE_BUSY')],
  ['read-only', error('SQLITE_READONLY_DBMOVED')],
])('a database that is %s is 503 with the time to wait, and the cause for the log', (_name, cause) => {
  const answer = toApiError(cause);
  expect([answer.status, answer.code, answer.headers]).toEqual([503, 'unavailable', { 'Retry-After': '5' }]);
  expect(answer.cause).toBe(cause);
});

test('what Fastify can’t read is 400 in our words; what else it refuses keeps its status and says why', () => {
  const refused = (statusCode: number) => toApiError(Object.assign(new Error('Unsupported'), { statusCode }));
  expect(refused(400)).toMatchObject({
    status: 400,
    code: 'bad_input',
    message: expect.stringMatching(/^The request/),
  });
  expect(refused(418)).toMatchObject({ status: 418, code: 'bad_request', message: 'Unsupported' });
  expect(refused(502)).toMatchObject({ status: 500, code: 'server_error' });
});

test('a mistake of ours is 500', () => {
  expect(toApiError(error('42P01')).status).toBe(500);
  expect(toApiError(new TypeError('x is not a function')).status).toBe(500);
});
