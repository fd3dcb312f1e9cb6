import { request } from 'node:http';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import { openTestApp, ownerCredentials, type TestApp } from '../../test/openTestApp';
import { enterRealLetterhead, realLetterhead } from '../../test/realLetterhead';
import { invoicePaper } from '../api/papers/invoicePaper';
import { pdfPool } from '../api/papers/pdfPool';
import { listen } from '../listen';

jest.mock('pdfmake', () => {
  throw new Error('A PDF is made in the thread that answers everybody.');
});
jest.mock('@node-rs/argon2', () => {
  throw new Error('A password is hashed in the thread that answers everybody.');
});

let server: TestApp;
let invoice: Invoice;
beforeAll(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
  const items = Array.from({ length: 200 }, (_, index) => ({
    id: String(index),
    description: `Loaders of the night shift, ${'as agreed, '.repeat(40)}`,
    quantity: 1,
    pricePaise: 100,
  }));
  invoice = (
    await server.call('POST', 'invoices', { clientName: 'Acme', date: '2025-11-21', taxPercent: 18, items })
  ).json<Invoice>();
});
afterAll(() => server.close());

/** Work of minutes: every thread has some, and as much waits as may. */
function occupy(): { end(): Promise<unknown> } {
  const asked: AbortController[] = [];
  const paper = invoicePaper(invoice, realLetterhead);
  const busy: Promise<unknown>[] = [];
  while (pdfPool.load.waiting < 20) {
    const asking = new AbortController();
    asked.push(asking);
    busy.push(pdfPool.run('renderPaper', paper, { signal: asking.signal }).catch(() => undefined));
  }
  return {
    end: () => {
      for (const asking of asked) asking.abort(new Error('ended'));
      return Promise.all(busy);
    },
  };
}

test('papers and passwords are made in threads of their own', async () => {
  const { id } = (await server.call('POST', 'invoices', {})).json<Invoice>();
  expect((await server.call('GET', `invoices/${id}/pdf`)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await server.call('GET', `invoices/pdfs.zip?ids=${id}`)).rawPayload.subarray(0, 2).toString()).toBe('PK');
  const { email, password } = ownerCredentials;
  expect((await server.call('POST', 'auth/login', { email, password: 'wrong horse' })).statusCode).toBe(401);
  expect((await server.call('POST', 'auth/login', { email, password })).statusCode).toBe(200);
});

test('who asks for a paper while too many wait is told when to come again; what needs no paper is answered', async () => {
  const { end } = occupy();
  for (const path of [`invoices/${invoice.id}/pdf`, `invoices/pdfs.zip?ids=${invoice.id}`]) {
    const answer = await server.call('GET', path);
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([503, '3', 'busy']);
    expect(answer.headers['content-disposition']).toBeUndefined();
  }
  expect((await server.call('GET', 'invoices?page=1&size=10')).statusCode).toBe(200);
  await end();
});

test('who goes away gives the place to the next', async () => {
  const own = await openTestApp({ plugins: [] });
  const address = await listen(own.app, { ...own.settings, port: 0 });
  const record = (await own.call('POST', 'invoices', { ...invoice, id: undefined })).json<Invoice>();
  const paths = [`invoices/${record.id}/pdf`, `invoices/pdfs.zip?ids=${record.id}`];
  const run = jest.spyOn(pdfPool, 'run');
  const asked = paths.map((path) => {
    const asking = request(`${address}/api/${path}`, { headers: { authorization: `Bearer ${own.owner.token}` } });
    asking.on('error', () => undefined).end();
    return asking;
  });
  while (pdfPool.load.running + pdfPool.load.waiting < paths.length)
    await new Promise((resolve) => setTimeout(resolve, 5));
  for (const asking of asked) asking.destroy();
  const given = await Promise.allSettled(run.mock.results.map(({ value }) => value as Promise<unknown>));
  expect(given).toEqual(paths.map(() => ({ status: 'rejected', reason: expect.objectContaining({ code: 'gone' }) })));
  expect(pdfPool.load).toEqual({ running: 0, waiting: 0 });
  await own.close();
});
