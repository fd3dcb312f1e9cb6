import { caller, resourceCalls } from 'shared/contract/resourceCalls.fixture';
import { openTestApp, type TestApp } from '../../../test/openTestApp';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const expectAnswer = caller(async ({ method, path, body }) => {
  const { statusCode, headers, payload } = await server.call(method, path, body as object | undefined);
  const isJson = String(headers['content-type']).includes('json');
  const total = headers['x-total-count'];
  return {
    status: statusCode,
    total: total === undefined ? null : String(total),
    body: payload === '' ? undefined : isJson ? (JSON.parse(payload) as unknown) : payload,
  };
});

test.each(resourceCalls)('$title', (call) => expectAnswer(call));
