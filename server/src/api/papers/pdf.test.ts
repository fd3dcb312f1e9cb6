import type { Invoice } from 'shared/domain/money/documents/invoice';
import type { CreditNote } from 'shared/domain/money/documents/note';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { enterRealLetterhead, realLetterhead } from '../../../test/realLetterhead';
import { contentText } from './contentText.fixture';
import { documentContent } from './documentContent';
import { invoiceContent } from './invoiceContent.fixture';
import { cancelledInvoicePaper, notePaper } from './invoicePaper';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
});
afterAll(() => server.close());

const whole = {
  invoiceNo: '',
  clientName: 'Acme “Foods” & Söhne',
  clientGstin: '27AAPFU0939F1ZV',
  clientAddress: '1 Main Road\nPune',
  date: '2025-11-21',
  dueDate: '2025-12-21',
  taxPercent: 18,
  items: [{ id: '1', description: 'Loaders', quantity: 2.5, pricePaise: 48_000_00 }],
};
const make = async (over: object = {}) => {
  const draft = (await server.call('POST', 'invoices', { ...whole, ...over })).json<Invoice>();
  return (await server.call('POST', `invoices/${draft.id}/issue`)).json<Invoice>();
};

test('an invoice is a PDF under its number', async () => {
  const { id } = await make();
  const answer = await server.call('GET', `invoices/${id}/pdf`);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    'attachment; filename="INV-25-26-0001.pdf"',
  ]);
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(answer.rawPayload.subarray(-6).toString()).toMatch(/%%EOF/);
});

test('a blank draft has a PDF too; an unknown invoice has none', async () => {
  const { id } = (await server.call('POST', 'invoices', {})).json();
  expect((await server.call('GET', `invoices/${id}/pdf`)).statusCode).toBe(200);
  expect((await server.call('GET', 'invoices/nothing/pdf')).statusCode).toBe(404);
});

test('it says all that a tax invoice must (CGST Rules 2017, rule 46)', async () => {
  const invoice = await make();
  const text = contentText(invoiceContent(invoice, realLetterhead));
  for (const part of [
    'TAX INVOICE',
    'ORIGINAL FOR RECIPIENT',
    realLetterhead.name,
    '4 Station Road, Dhanbad, Jharkhand 828306',
    `GSTIN ${realLetterhead.gstin} · CIN ${realLetterhead.cin}`,
    'Acme “Foods” & Söhne',
    'GSTIN 27AAPFU0939F1ZV',
    invoice.invoiceNo,
    '21 Nov 2025',
    '21 Dec 2025',
    'Maharashtra (27)',
    'Reverse charge',
    '998513',
    'Loaders',
    '2.5',
    '₹48,000.00',
    '₹1,20,000.00',
    'Subtotal',
    'IGST @ 18%',
    '₹21,600.00',
    'Total',
    '₹1,41,600.00',
    'NOS',
    'One Lakh Forty One Thousand Six Hundred Rupees Only',
    `For ${realLetterhead.name}`,
    'Asha Kumari',
    'Authorised signatory',
  ])
    expect(text).toContain(part);
});

test('a supply to a special economic zone carries its endorsement', async () => {
  const invoice = await make({ sez: true });
  expect(contentText(invoiceContent(invoice, realLetterhead))).toContain(
    'SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS ON PAYMENT OF INTEGRATED TAX',
  );
});

test('the copy that stays says so, in its name too', async () => {
  const { id, ...invoice } = await make();
  const answer = await server.call('GET', `invoices/${id}/pdf?copy=duplicate`);
  expect(answer.headers['content-disposition']).toMatch(/-duplicate\.pdf"$/);
  expect(contentText(invoiceContent({ id, ...invoice }, realLetterhead, 'duplicate'))).toContain(
    'DUPLICATE FOR SUPPLIER',
  );
  expect((await server.call('GET', `invoices/${id}/pdf?copy=third`)).statusCode).toBe(400);
});

test('a configured UPI address becomes a code for the total', async () => {
  const invoice = { ...(await make()), letterhead: null, totalPaise: 1250 };
  const upi = { ...realLetterhead, upi: 'pay@bank', bankName: 'Bank', bankAccount: '123', bankIfsc: 'ABCD0123456' };
  expect(JSON.stringify(invoiceContent(invoice, upi))).toContain(
    `upi://pay?pa=pay%40bank&pn=${encodeURIComponent(realLetterhead.name)}&am=12.50&cu=INR&tn=${encodeURIComponent(invoice.invoiceNo)}`,
  );
  const text = contentText(invoiceContent(invoice, upi));
  for (const part of ['Payment details', 'Account number\n123', 'IFSC\nABCD0123456', 'UPI\npay@bank'])
    expect(text).toContain(part);
  expect(JSON.stringify(invoiceContent({ ...invoice, totalPaise: 0 }, upi))).not.toContain('upi://');
  expect(JSON.stringify(invoiceContent(invoice, realLetterhead))).not.toContain('upi://');
  expect(JSON.stringify(invoiceContent(invoice, { ...upi, isSample: true }))).not.toContain('upi://');
});

test('the original says nothing of what was paid and credited later', async () => {
  const invoice = await make();
  const later = { ...invoice, paidPaise: 100_000_00, creditedPaise: 1_600_00, balancePaise: 40_000_00 };
  expect(contentText(invoiceContent({ ...later, status: 'paid' }, realLetterhead))).toBe(
    contentText(invoiceContent(invoice, realLetterhead)),
  );
});

test('a draft and a cancelled invoice are marked as such', async () => {
  const invoice = await make();
  expect(invoiceContent({ ...invoice, status: 'draft' }, realLetterhead).watermark).toMatchObject({ text: 'DRAFT' });
  const cancelled: Invoice = { ...invoice, status: 'cancelled' };
  expect(documentContent(cancelledInvoicePaper(cancelled, realLetterhead)).watermark).toMatchObject({
    text: 'CANCELLED',
  });
  expect(invoiceContent(cancelled, realLetterhead).watermark).toBeUndefined();
  expect(invoiceContent(invoice, realLetterhead).watermark).toBeUndefined();
});

test('a draft is nobody’s copy', async () => {
  const invoice = await make();
  expect(contentText(invoiceContent(invoice, realLetterhead))).toContain(
    'TAX INVOICE\nORIGINAL FOR RECIPIENT\nBilled to',
  );
  expect(contentText(invoiceContent({ ...invoice, status: 'draft' }, realLetterhead))).toContain(
    'DRAFT INVOICE\nBilled to',
  );
});

test('a note keeps the letterhead that it was written under, however the company’s changes', async () => {
  const invoice = await make();
  const note = (
    await server.call('POST', 'credit-notes', {
      invoiceId: invoice.id,
      date: '2025-12-01',
      amountPaise: 10_000,
      reason: 'Short supply',
    })
  ).json<CreditNote>();
  const later = { ...realLetterhead, name: 'Another Name Private Limited' };
  const paper = (letterhead: CreditNote['letterhead']) =>
    contentText(
      documentContent(
        notePaper('credit', { ...note, letterhead, number: note.creditNoteNumber }, invoice, later, 'original'),
      ),
    );
  expect(paper(note.letterhead)).toContain(realLetterhead.name);
  expect(paper(note.letterhead)).not.toContain(later.name);
  expect(paper(null)).toContain(later.name);
});

test('several come as an archive that can be opened', async () => {
  const [one, two] = [await make(), await make()];
  const answer = await server.call('GET', `invoices/pdfs.zip?ids=${one.id},${two.id},${one.id}`);
  const archive = answer.rawPayload;
  expect(archive.readUInt16LE(archive.length - 12)).toBe(2);
  const directory = archive.readUInt32LE(archive.length - 6);
  expect(archive.subarray(directory, directory + 4).toString('latin1')).toBe('PK\x01\x02');
  for (const { invoiceNo } of [one, two]) expect(archive.includes(`${invoiceNo.replaceAll('/', '-')}.pdf`)).toBe(true);
  expect((await server.call('GET', `invoices/pdfs.zip?ids=${one.id},nothing`)).statusCode).toBe(404);
});
