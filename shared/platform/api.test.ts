import { fakeApi, owner } from 'shared/testing';
import { fakeResponse } from '../testing/fakeResponse';
import { type ApiError, api, configurePlatform, errorText, fieldErrors, session } from '.';

const failure = async (call: Promise<unknown>) =>
  (await call.then(
    () => {
      throw new Error('It succeeded.');
    },
    (error: unknown) => error,
  )) as ApiError;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/dashboard/clientList?page=2');
});

test('every call carries the token of the session', async () => {
  const server = fakeApi({ companies: [] });
  session.start('t-1', owner);
  await api.get('companies');
  expect(server.calls[0]?.token).toBe('t-1');
});

test('a list answers its rows and the total of all pages', async () => {
  fakeApi({ companies: Array.from({ length: 23 }, (_, index) => ({ name: `Company ${index}` })) });
  const page = await api.list('companies', { query: { page: 3, size: 10 } });
  expect([page.rows.length, page.total]).toEqual([3, 23]);
});

test('empty and missing parameters are not sent, lists are joined by a comma', async () => {
  const server = fakeApi({ companies: [] });
  await api.get('companies', { query: { q: '', sort: undefined, status: ['Active', 'Approved'] } });
  expect(server.calls[0]?.query.toString()).toBe('status=Active%2CApproved');
});

test("a refusal shows the server's message and names the fields", async () => {
  const server = fakeApi();
  server.fail('POST', 'companies', {
    status: 400,
    body: { message: 'Check the marked fields.', code: 'invalid', errors: [{ path: 'name', msg: 'Enter the name.' }] },
  });
  const error = await failure(api.post('companies', {}));
  expect(error).toMatchObject({ status: 400, code: 'invalid', message: 'Check the marked fields.' });
  expect(fieldErrors(error)).toEqual({ name: 'Enter the name.' });
});

test("without a message the fields' own are joined by a comma, and without those it says Request failed", async () => {
  const server = fakeApi();
  server.fail('POST', 'auth/login', {
    status: 400,
    body: {
      errors: [
        { path: 'email', msg: 'Bad email' },
        { path: 'password', msg: 'Too short' },
      ],
    },
  });
  server.fail('POST', 'auth/login', { status: 502, body: '<html>' });
  expect((await failure(api.post('auth/login', {}))).message).toBe('Bad email, Too short');
  expect((await failure(api.post('auth/login', {}))).message).toBe('Request failed');
});

test('without a network it is said so, never in the browser’s words', async () => {
  const said = { status: 0, code: 'network', message: 'Network error. Check your connection and try again.' };
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await failure(api.get('centers'))).toMatchObject(said);
  globalThis.fetch = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  expect(await failure(api.get('centers'))).toMatchObject(said);
});

test.each([
  [new TypeError('Failed to fetch'), 'Unknown error'],
  [new DOMException('The operation is insecure.', 'SecurityError'), 'Unknown error'],
  [new Error('Choose a file first.'), 'Choose a file first.'],
  ['thrown', 'Unknown error'],
])('%s is shown as "%s"', (thrown, shown) => {
  expect(errorText(thrown)).toBe(shown);
});

test('a call that is not answered ends at its time limit', async () => {
  globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
    );
  expect(await failure(api.get('centers', { timeoutMs: 5 }))).toMatchObject({ status: 0, code: 'timeout' });
});

test('an answer that breaks off, or does not end in time, is an error of one sentence', async () => {
  const answers = (cause: unknown) => {
    const broken = () => Promise.reject(cause);
    globalThis.fetch = () =>
      Promise.resolve({ ...fakeResponse({ status: 200, body: [] }), text: broken, blob: broken });
  };
  answers(new TypeError('terminated'));
  const broken = {
    status: 0,
    code: 'cut_off',
    message: 'The response was cut off. Please try again; if it keeps happening, request less at once.',
  };
  expect(await failure(api.get('m/mfe-payroll/service/all'))).toMatchObject(broken);
  expect(await failure(api.list('centers'))).toMatchObject(broken);
  expect(await failure(api.download('centers/export.csv'))).toMatchObject(broken);
  answers(new DOMException('', 'TimeoutError'));
  expect(await failure(api.get('centers'))).toMatchObject({ status: 0, code: 'timeout' });
});

test('what is sent again after a lost answer, or one that broke off, is the same attempt', async () => {
  const keys: (string | null)[] = [];
  const answer = (make: () => Response | Promise<Response>) => {
    globalThis.fetch = (_, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      return Promise.resolve(make());
    };
  };
  const send = (name: string) => api.post('centers', { name }).catch(() => undefined);
  answer(() => Promise.reject(new TypeError('Failed to fetch')));
  await send('Ranchi');
  answer(() => ({
    ...fakeResponse({ status: 201, body: {} }),
    text: () => Promise.reject(new TypeError('terminated')),
  }));
  await send('Ranchi');
  answer(() => fakeResponse({ status: 201, body: {} }));
  for (const name of ['Pune', 'Ranchi', 'Ranchi']) await send(name);
  const [first, second, other, third, next] = keys;
  expect([second, third]).toEqual([first, first]);
  expect(new Set([first, other, next]).size).toBe(3);
});

test('a 401 ends the session once and goes to sign-in, from where it returns', async () => {
  const server = fakeApi();
  const visited: string[] = [];
  configurePlatform({ navigate: (to) => visited.push(to) });
  session.start('old', owner);
  server.fail('GET', 'centers', { status: 401, body: { message: 'Sign in again.', code: 'no_session' } }, 2);
  await Promise.all([failure(api.get('centers')), failure(api.get('centers'))]);
  expect(session.token()).toBeUndefined();
  expect(visited).toEqual([`/signin?from=${encodeURIComponent('/dashboard/clientList?page=2')}`]);
});

test('a 401 to a call of an earlier session leaves the new one alone', async () => {
  const server = fakeApi();
  session.start('old', owner);
  server.fail('GET', 'centers', { status: 401, body: {} });
  const late = failure(api.get('centers'));
  session.start('new', owner);
  await late;
  expect(session.token()).toBe('new');
});
