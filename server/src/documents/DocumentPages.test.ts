import Fastify, { type FastifyInstance } from 'fastify';
import { addDays, today } from 'shared/domain/dates/dates';
import { shareOf } from 'shared/domain/money/bills/billing.fixture';
import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import type { MadeSending, PreparedSending, Sending } from 'shared/domain/money/sendings/sending';
import type { Voucher } from 'shared/domain/money/settle/voucher';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { enterRealLetterhead } from '../../test/realLetterhead';
import { uploadForm } from '../../test/uploadForm';
import { halfClear } from '../api/letterhead/png.fixture';
import { closePools } from '../threads/pools';
import { DocumentPages } from './DocumentPages';

let server: TestApp;
let app: FastifyInstance;
let invoice: InvoiceView;
beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server, { upi: 'shramdeep@okbank' });
  const draft = await server.call('POST', 'invoices', {
    ...{ clientName: 'श्री गणेश <Foods>', clientState: '27', date: today(), dueDate: addDays(today(), 30) },
    items: [{ id: '1', description: 'Loaders & packers', sac: '998513', quantity: 1, pricePaise: 100_000 }],
    taxTreatment: 'exempt',
  });
  invoice = (await server.call('POST', `invoices/${draft.json<{ id: string }>().id}/issue`)).json<InvoiceView>();
  app = Fastify();
  const now = () => {
    throw new Error('These pages are made of nothing of the site.');
  };
  new DocumentPages({ db: server.db, now, origin: '' }).routes(app);
});
afterEach(async () => {
  await app.close();
  await server.close();
});
afterAll(closePools);

/** A link by hand: this server has no mail server. */
async function linked(more: Record<string, string> = {}): Promise<MadeSending> {
  const query = new URLSearchParams({ kind: 'invoice', documentId: invoice.id, ...more });
  const { input, isMailed } = (await server.call('GET', `sendings/prepared?${query}`)).json<PreparedSending>();
  expect(isMailed).toBe(false);
  const answer = await server.call('POST', 'sendings', input);
  expect(answer.statusCode).toBe(201);
  return answer.json<MadeSending>();
}
const stored = async ({ sending }: MadeSending) => (await server.call('GET', `sendings/${sending.id}`)).json<Sending>();

test('a voucher has a link and a PDF as well, and a refund says whose voucher it pays back', async () => {
  const day = today();
  const company = { name: 'Acme Foods', email: 'accounts@acme.example', state: '27' };
  const { id: companyId } = (await server.call('POST', 'companies', company)).json<{ id: string }>();
  const paid = { companyId, clientName: 'Acme Foods', date: day, amountPaise: 1_180_000 };
  const { id: receiptId } = (await server.call('POST', 'receipts', paid)).json<{ id: string }>();
  const issue = async (kind: string, amountPaise: number) =>
    (await server.call('POST', 'vouchers', { kind, receiptId, date: day, amountPaise })).json<Voucher>();
  const receipt = await issue('receipt', 1_180_000);
  const refund = await issue('refund', 590_000);
  for (const { id, number, against } of [receipt, refund]) {
    const made = await linked({ kind: 'voucher', documentId: id });
    expect(made.sending).toMatchObject({ to: 'accounts@acme.example', number });
    const page = await app.inject(made.path);
    expect(page.statusCode).toBe(200);
    for (const text of [number, against, 'Rate of tax', 'Maharashtra (27)']) expect(page.body).toContain(text);
    const pdf = await app.inject(`${made.path}/pdf`);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('the names and days of a bill are on the page of its link, as in its PDF', async () => {
  await server.db
    .insertInto('billed_shares')
    .values({
      ...{ id: 'b1', invoiceId: invoice.id, noteId: '', placementId: 'p1', centerId: 'c1', month: '2026-10' },
      ...{ paise: 225_000, at: new Date().toISOString(), releasedAt: null },
      share: JSON.stringify(shareOf('PPH', { name: 'आशा <Devi>' })),
    })
    .execute();
  const { body } = await app.inject((await linked()).path);
  expect(body).toContain('<h2>Annex: names and days, Oct 2026</h2>');
  expect(body).toContain('<td>आशा &lt;Devi&gt;</td>');
});

test('a link shows what the document says, what is due, its PDF, and when it was opened first', async () => {
  const made = await linked();
  expect(made.sending.state).toBe('By hand');
  const page = await app.inject(made.path);
  expect([page.statusCode, page.headers['x-robots-tag'], page.headers['cache-control']]).toEqual([
    200,
    'noindex, nofollow, noarchive',
    'no-store',
  ]);
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  for (const text of [
    invoice.invoiceNo,
    '₹1,000.00 is due by ',
    'श्री गणेश &lt;Foods&gt;',
    'Loaders &amp; packers',
    'href="upi:',
  ])
    expect(page.body).toContain(text);
  expect(page.body).not.toMatch(/<script|<Foods>/);
  const { openedAt } = await stored(made);
  expect(openedAt).toEqual(expect.any(String));
  await app.inject(made.path);
  await app.inject({ method: 'HEAD', url: made.path });
  expect(await stored(made)).toMatchObject({ openedAt, openedTimes: 2 });
  const pdf = await app.inject(`${made.path}/pdf`);
  expect([pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
  await server.call('POST', `invoices/${invoice.id}/cancel`, {});
  expect((await app.inject(made.path)).body).toContain('This invoice is cancelled; nothing is due on it.');
});

test('a statement is read by a link too', async () => {
  const { path } = await linked({ kind: 'statement', documentId: '', clientName: invoice.clientName });
  const page = await app.inject(path);
  expect(page.body).toContain(`Invoice ${invoice.invoiceNo}`);
  expect(page.body).toContain('₹1,000.00 is owed');
});

test('a guessed, an old, a revoked link and one of a deleted document say the same, with and without /pdf', async () => {
  const [old, revoked, gone] = [await linked(), await linked(), await linked()];
  await server.db.updateTable('sendings').set({ endsOn: '2020-01-01' }).where('id', '=', old.sending.id).execute();
  expect((await server.call('POST', `sendings/${revoked.sending.id}/step`, { step: 'revoke' })).json()).toMatchObject({
    revokedAt: expect.any(String),
  });
  await server.db.updateTable('sendings').set({ documentId: 'deleted' }).where('id', '=', gone.sending.id).execute();
  const paths = [`/documents/${'x'.repeat(43)}`, old.path, revoked.path, gone.path].flatMap((path) => [
    path,
    `${path}/pdf`,
  ]);
  const answers = await Promise.all(paths.map((path) => app.inject(path)));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect([answers[0]?.statusCode, answers[0]?.body]).toEqual([
    410,
    expect.stringContaining(
      'This link does not work: it has ended, was revoked or is not complete. Ask us for a new one.',
    ),
  ]);
  expect((await server.call('GET', `invoices/${invoice.id}`)).statusCode).toBe(200);
});

test('what a link holds is answered once and kept as a hash', async () => {
  const made = await linked();
  const token = made.path.replace('/documents/', '');
  const read = await Promise.all(
    ['sendings', `sendings/${made.sending.id}/history`, 'audit'].map((path) => server.call('GET', path)),
  );
  const hashes = await server.db.selectFrom('sending_tokens').selectAll().execute();
  expect(hashes).toHaveLength(1);
  expect([...read.map(({ body }) => body), JSON.stringify(hashes)].filter((text) => text.includes(token))).toEqual([]);
});

test('an address that guesses is held back', async () => {
  const statuses: number[] = [];
  for (let tries = 0; tries < 302; tries += 1)
    statuses.push((await app.inject(`/documents/guess-${tries}`)).statusCode);
  expect(statuses.slice(-2)).toEqual([429, 429]);
});

test('a link shows the pictures of its paper, and no other', async () => {
  const picture = async (content: Buffer) => {
    const { payload, headers } = uploadForm({}, { name: 'logo.png', content });
    return (await server.call('POST', 'letterhead/pictures', payload, { headers })).json<{ sha256: string }>().sha256;
  };
  expect((await app.inject((await linked()).path)).body).not.toContain('<img');
  const logo = await picture(halfClear(60, 10));
  await enterRealLetterhead(server, { logo });
  const { path } = await linked({ kind: 'statement', documentId: '', clientName: invoice.clientName });
  expect((await app.inject(path)).body).toContain(`<img class="picture" src="${path}/logo" alt="">`);
  const shown = await app.inject(`${path}/logo`);
  expect(shown.rawPayload).toEqual((await server.call('GET', `letterhead/pictures/${logo}`)).rawPayload);
  expect(shown.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
  expect((await app.inject(`${path}/signature`)).statusCode).toBe(404);
  expect((await app.inject('/documents/guessed/logo')).statusCode).toBe(410);
});
