import { caller, resourceCalls } from 'shared/contract/resourceCalls.fixture';
import { fakeApi } from './fakeApi';

beforeAll(() => void fakeApi({ companies: [], centers: [] }));

const expectAnswer = caller(async ({ method, path, body }) => {
  const init = { method, headers: {}, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const answer = await fetch(`/api/${path}`, init);
  const text = await answer.text();
  const isJson = text !== '' && !path.includes('.csv');
  return {
    status: answer.status,
    total: answer.headers.get('X-Total-Count'),
    body: text === '' ? undefined : isJson ? (JSON.parse(text) as unknown) : text,
  };
});

test.each(resourceCalls)('$title', (call) => expectAnswer(call));
