import { createHash } from 'node:crypto';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import type { CreditNote } from 'shared/domain/money/documents/note';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead, realLetterhead } from '../../../../test/realLetterhead';
import { contentText } from '../../papers/contentText.fixture';
import { documentContent } from '../../papers/documentContent';
import { pdfPool } from '../../papers/pdfPool';
import { keepPapers, makePapers } from './keepPapers';
import { statementPaper } from './statementPaper';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
});
afterAll(() => server.close());

const draft = async () =>
  (
    await server.call('POST', 'invoices', {
      clientName: 'Acme',
      clientGstin: '27AAPFU0939F1ZV',
      clientAddress: '1 Main Road\nPune',
      date: '2025-11-21',
      dueDate: '2025-12-21',
      taxPercent: 18,
      items: [{ id: '1', description: 'Loaders', quantity: 1, pricePaise: 1_000_00 }],
    })
  ).json<Invoice>();
const issue = async () => (await server.call('POST', `invoices/${(await draft()).id}/issue`)).json<Invoice>();
const credit = async (invoiceId: string) =>
  (
    await server.call('POST', 'credit-notes', {
      invoiceId,
      date: '2025-12-01',
      amountPaise: 118_00,
      reason: 'Short supply',
    })
  ).json<CreditNote>();
const pay = (invoiceId: string, amountPaise: number) =>
  server.call('POST', 'payments', { invoiceId, amountPaise, date: '2025-12-05', method: 'UPI', reference: '4711' });
const paper = async (path: string) => {
  const { statusCode, rawPayload, headers } = await server.call('GET', path);
  return { statusCode, tag: headers.etag, hash: `"${createHash('sha256').update(rawPayload).digest('hex')}"` };
};

test.each(['original', 'duplicate'])(
  'the %s of an invoice has the bytes of its first day, whatever came since',
  async (copy) => {
    const { id } = await issue();
    const path = `invoices/${id}/pdf?copy=${copy}`;
    const first = await paper(path);
    expect([first.statusCode, first.tag]).toEqual([200, first.hash]);
    await credit(id);
    await pay(id, 100_00);
    await enterRealLetterhead(server, { terms: 'Other terms' });
    expect(await paper(path)).toEqual(first);
  },
);

test('who names the tag of a paper gets no bytes again; of another one, and of what is not kept, all of them', async () => {
  const { id } = await issue();
  const ask = async (path: string, tag: string) => {
    const answer = await server.call('GET', path, undefined, { headers: { 'if-none-match': tag } });
    return [answer.statusCode, answer.headers.etag, answer.rawPayload.length > 0];
  };
  const original = `invoices/${id}/pdf`;
  const { tag } = await paper(original);
  for (const same of [tag, `W/${tag}`, `"other", ${tag}`, '*'])
    expect([same, ...(await ask(original, String(same)))]).toEqual([same, 304, tag, false]);
  expect(await ask(original, '"other"')).toEqual([200, tag, true]);
  expect((await ask(`${original}?copy=statement`, '*'))[0]).toBe(200);
  const note = `credit-notes/${(await credit(id)).id}/pdf`;
  expect((await ask(note, String((await paper(note)).tag)))[0]).toBe(304);
});

test('a cancelled invoice keeps its original; the mark is on a paper of its own', async () => {
  const { id } = await issue();
  const first = await paper(`invoices/${id}/pdf`);
  expect((await paper(`invoices/${id}/pdf?copy=cancelled`)).statusCode).toBe(409);
  expect((await server.call('POST', `invoices/${id}/cancel`)).statusCode).toBe(200);
  expect(await paper(`invoices/${id}/pdf`)).toEqual(first);
  const marked = await server.call('GET', `invoices/${id}/pdf?copy=cancelled`);
  expect([marked.statusCode, marked.headers.etag]).toEqual([200, undefined]);
  expect(marked.headers['content-disposition']).toMatch(/-cancelled\.pdf"$/);
  expect((await paper(`invoices/${id}/pdf?copy=statement`)).statusCode).toBe(409);
});

test('a note keeps its bytes too when it is cancelled', async () => {
  const { id } = await credit((await issue()).id);
  const first = await paper(`credit-notes/${id}/pdf`);
  expect((await paper(`credit-notes/${id}/pdf?copy=cancelled`)).statusCode).toBe(409);
  await server.call('POST', `credit-notes/${id}/cancel`);
  expect(await paper(`credit-notes/${id}/pdf`)).toEqual(first);
  expect((await paper(`credit-notes/${id}/pdf?copy=cancelled`)).statusCode).toBe(200);
});

test('two who ask at once get the same bytes, and so does the archive', async () => {
  const { id } = await issue();
  const [one, two] = await Promise.all([
    server.call('GET', `invoices/${id}/pdf`),
    server.call('GET', `invoices/${id}/pdf`),
  ]);
  expect(one.rawPayload.equals(two.rawPayload)).toBe(true);
  const archive = await server.call('GET', `invoices/pdfs.zip?ids=${id}`);
  expect(archive.rawPayload.includes(one.rawPayload)).toBe(true);
});

test('what is issued gets its papers without being asked for, and a draft none', async () => {
  const [invoice, { id }] = [await issue(), await draft()];
  const note = await credit(invoice.id);
  for (let round = 0; round < 3; round++) await makePapers(server.db);
  const rows = await server.db
    .selectFrom('issued_papers')
    .select(['recordId', 'copy', 'sha256'])
    .where('recordId', 'in', [invoice.id, note.id, id])
    .orderBy('copy')
    .execute();
  expect(rows.map(({ recordId, copy }) => [recordId, copy]).sort()).toEqual(
    [invoice.id, note.id].flatMap((record) => ['duplicate', 'original'].map((copy) => [record, copy])).sort(),
  );
  const kept = rows.find(({ recordId, copy }) => recordId === invoice.id && copy === 'original');
  expect((await paper(`invoices/${invoice.id}/pdf`)).tag).toBe(`"${kept?.sha256}"`);
});

test('the server makes them by itself, half a minute after, tells what fails, and tries again', async () => {
  jest.useFakeTimers({
    doNotFake: [
      'nextTick',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
      'Date',
      'performance',
      'hrtime',
    ],
  });
  const told: unknown[] = [];
  const until = async (isSo: () => Promise<boolean> | boolean) => {
    while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const papersOf = (id: string) =>
    server.db.selectFrom('issued_papers').select('copy').where('recordId', '=', id).execute();
  const { id } = await issue();
  const broken = jest.spyOn(pdfPool, 'run').mockRejectedValueOnce(new Error('no thread'));
  const stop = keepPapers(server.db, (error) => told.push(error));
  try {
    jest.advanceTimersByTime(30_000);
    await until(() => told.length > 0);
    broken.mockRestore();
    expect([String(told), await papersOf(id)]).toEqual(['Error: no thread', []]);
    jest.advanceTimersByTime(30_000);
    await until(async () => (await papersOf(id)).length === 2);
  } finally {
    stop();
    jest.useRealTimers();
  }
});

test('what was paid and credited stands on a statement, with what is still owed', async () => {
  const { id } = await issue();
  await credit(id);
  await pay(id, 100_00);
  const invoice = (await server.call('GET', `invoices/${id}`)).json<Invoice>();
  const text = contentText(documentContent(await statementPaper(server.db, invoice, realLetterhead)));
  for (const part of [
    'STATEMENT\nBilled to',
    `Invoice ${invoice.invoiceNo}\n21\u00a0Nov\u00a02025\n₹1,180.00\n₹1,180.00`,
    '01\u00a0Dec\u00a02025\n-₹118.00\n₹1,062.00',
    'Payment, UPI, 4711\n05\u00a0Dec\u00a02025\n-₹100.00\n₹962.00',
    'Balance due\n₹962.00',
  ])
    expect(text).toContain(part);
  const answer = await server.call('GET', `invoices/${id}/pdf?copy=statement`);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers.etag]).toEqual([
    200,
    'application/pdf',
    undefined,
  ]);
  expect((await paper(`invoices/${(await draft()).id}/pdf?copy=statement`)).statusCode).toBe(409);
});
