import { addDays, today } from 'shared/domain/dates/dates';
import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import { addAccount } from '../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { enterRealLetterhead } from '../../../test/realLetterhead';
import { uploadForm } from '../../../test/uploadForm';
import { closePools } from '../../threads/pools';
import { halfClear, jpegOf } from './png.fixture';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
});
afterEach(() => server.close());
afterAll(closePools);

async function send(content: Buffer, token = server.owner.token) {
  const { payload, headers } = uploadForm({}, { name: 'logo.png', content });
  return server.call('POST', 'letterhead/pictures', payload, { token, headers });
}
const stored = async (content: Buffer) => (await send(content)).json<{ sha256: string }>().sha256;
/** Widths and heights of the pictures in a PDF. */
const picturesIn = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/Subtype \/Image[^>]*?\/Width (\d+)\n\/Height (\d+)/g)].map(
    ([, width, height]) => `${width} × ${height}`,
  );
const pdfOf = async (path: string) => picturesIn((await server.call('GET', path)).rawPayload);

async function issued(): Promise<InvoiceView> {
  const draft = await server.call('POST', 'invoices', {
    ...{ clientName: 'Acme Foods', clientState: '27', date: today(), dueDate: addDays(today(), 30) },
    items: [{ id: '1', description: 'Loaders', sac: '998513', quantity: 1, pricePaise: 100_000 }],
    taxTreatment: 'exempt',
  });
  return (await server.call('POST', `invoices/${draft.json<{ id: string }>().id}/issue`)).json();
}

test('a paper keeps the logo and the signature that it was issued with, and the next has the new ones', async () => {
  const [wide, tall, sign] = [
    await stored(halfClear(60, 10)),
    await stored(halfClear(10, 60)),
    await stored(halfClear(30, 12)),
  ];
  await enterRealLetterhead(server, { logo: wide, signature: sign });
  const first = await issued();
  await enterRealLetterhead(server, { logo: tall, signature: sign });
  const second = await issued();
  await enterRealLetterhead(server, { logo: '', signature: '' });
  const third = await issued();
  expect(await pdfOf(`invoices/${first.id}/pdf`)).toEqual(['60 × 10', '30 × 12']);
  expect(await pdfOf(`invoices/${second.id}/pdf`)).toEqual(['10 × 60', '30 × 12']);
  expect(await pdfOf(`invoices/${third.id}/pdf`)).toEqual([]);
});

test('notes, vouchers and statements have them too', async () => {
  const { id } = await issued();
  await enterRealLetterhead(server, { logo: await stored(halfClear(60, 10)) });
  const note = await server.call('POST', 'credit-notes', {
    invoiceId: id,
    date: today(),
    amountPaise: 100,
    reason: 'Late',
  });
  expect(await pdfOf(`credit-notes/${note.json<{ id: string }>().id}/pdf`)).toEqual(['60 × 10']);
  expect(await pdfOf('invoices/statement.pdf?clientName=Acme%20Foods')).toEqual(['60 × 10']);
  expect(await pdfOf(`invoices/${id}/pdf`)).toEqual([]);
});

test('a picture is served as what it is, to who reads letterheads and to nobody else', async () => {
  const sha256 = await stored(jpegOf(300, 100));
  const answer = await server.call('GET', `letterhead/pictures/${sha256}`);
  expect(answer.rawPayload).toEqual(jpegOf(300, 100));
  expect(answer.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
  expect((await server.call('GET', `letterhead/pictures/${sha256}`, undefined, { token: '' })).statusCode).toBe(401);
  expect((await server.call('GET', `letterhead/pictures/${'0'.repeat(64)}`)).statusCode).toBe(404);
  const colleague = await addAccount(server, { rights: ['letterhead:read'] });
  expect((await send(halfClear(2, 2), colleague.token)).statusCode).toBe(403);
});

test('a file of a record is no picture', async () => {
  const [file] = await server.db.selectFrom('record_files').select('recordId').execute();
  expect(file).toBeUndefined();
  await server.db.insertInto('record_files').values({ recordId: 'cv1', base64: 'JVBERg==', bytes: 4 }).execute();
  expect((await server.call('GET', 'letterhead/pictures/cv1')).statusCode).toBe(404);
});

test.each([
  ['an SVG', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), /scripts/],
  ['an SVG without its prologue', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'), /scripts/],
  [
    'a WebP',
    Buffer.from('RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f\0\0\0\x10\x07\x10\x11\x11\x88\x88\xfe\x07\0', 'latin1'),
    /WebP/,
  ],
  ['a PDF', Buffer.from('%PDF-1.4\n%%EOF\n'), /Choose a PNG or JPEG file/],
  ['half a megabyte and a byte', Buffer.concat([jpegOf(10, 10), Buffer.alloc(500_001)]), /larger than 500 KB/],
  ['half a PNG', halfClear(40, 40).subarray(0, 60), /damaged/],
])('%s is refused with the reason, and nothing is stored', async (_name, content, msg) => {
  const answer = await send(content);
  expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path: 'file', msg: expect.stringMatching(msg) }]]);
  expect(await server.db.selectFrom('record_files').selectAll().execute()).toEqual([]);
});

test('a letterhead names only pictures that are stored', async () => {
  const [{ id }] = (await server.call('GET', 'letterhead')).json<[{ id: string }]>();
  for (const logo of ['0'.repeat(64), '../../etc', 'x'])
    expect((await server.call('PUT', `letterhead/${id}`, { logo })).json().errors[0]).toMatchObject({ path: 'logo' });
});
