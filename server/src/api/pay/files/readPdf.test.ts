import { deflateSync } from 'node:zlib';
import type { WageReturn } from 'shared/domain/pay/files/wageReturn';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { uploadForm } from '../../../../test/uploadForm';

let server: TestApp;
let wageId = '';
beforeAll(async () => {
  server = await openTestApp();
  wageId = (await server.call('POST', 'wages', { month: '2026-08', employees: 1, totalPaise: 1 })).json().id;
});
afterAll(() => server.close());

const CHALLAN = [
  'TRRN : 1012609001234',
  'Establishment Code & Name : JHRAN0012345000 ACME STAFFING',
  'Dues for the wage month of : August 2026',
  'Grand Total : 4,057.00',
  'Payment Date : 12-SEP-2026',
];

/**
 * A PDF with a page of these lines, or this many such pages; `isLocked`: it requires a password. `packed`: a page's
 * drawing commands and their compression.
 */
function pdfOf(
  lines: readonly string[],
  { pages = 1, isLocked = false, packed }: { pages?: number; isLocked?: boolean; packed?: [string, Buffer] } = {},
): Buffer {
  const plain = `BT /F1 12 Tf 20 TL 50 700 Td ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`;
  const [filter, drawn] = packed ? [packed[0], packed[1].toString('latin1')] : ['', plain];
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${Array.from({ length: pages }, (_, n) => `${n + 5} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< ${filter} /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    ...Array.from(
      { length: pages },
      () =>
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
    ),
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const word = `<${'5a'.repeat(32)}>`;
  const lock = isLocked ? `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${word} /U ${word} >>` : '';
  const size = objects.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${lock} >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

/** A few kilobytes that unpack to 1.5 GB: runs of 128 zeros, packed twice. */
function bomb(): Buffer {
  const runs = Buffer.alloc(24_000_000, Buffer.from([129, 0]));
  const packed = deflateSync(deflateSync(runs, { level: 9 }), { level: 9 });
  return pdfOf([], { packed: ['/Filter [/FlateDecode /FlateDecode /RunLengthDecode]', packed] });
}

const smallPrint = Buffer.from(`BT /F1 1 Tf 1 TL 0 800 Td ${`(${'i'.repeat(1_000)}) Tj T* `.repeat(510)} ET`);

const send = (content: Buffer, name = 'challan.pdf') => {
  const { payload, headers } = uploadForm({}, { name, content });
  return server.call('POST', `wages/${wageId}/read-back/upload`, payload, { headers });
};
const returns = async () => (await server.call('GET', 'wage-returns')).json<WageReturn[]>();

test.each([
  ['that is damaged', () => Buffer.from('%PDF-1.4\nnothing of a PDF'), 400, /^This PDF is damaged\./],
  ['with a password', () => pdfOf(CHALLAN, { isLocked: true }), 400, /^This PDF asks for a password\./],
  ['of pictures alone', () => pdfOf([]), 400, /^This PDF has pictures and no text\./],
  ['of very many pages', () => pdfOf(CHALLAN, { pages: 60 }), 400, /^This PDF is too long\./],
  ['of very much text', () => pdfOf([], { pages: 2, packed: ['', smallPrint] }), 400, /^This PDF is too long\./],
  ['of something else', () => pdfOf(['Good morning']), 409, /^This is no challan of PF or ESI/],
  ['in name only', () => Buffer.from('TRRN : 1012609001234'), 400, /^Choose a PDF file;/],
  ['above the size of an upload', () => Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-1.4\n'), 413, /larger than 5 MB/],
])('a PDF %s is refused in a sentence, and nothing is stored', async (_, make, status, sentence) => {
  const answer = await send(make());
  expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringMatching(sentence)]);
  expect(await returns()).toEqual([]);
});

test('a PDF of a few kilobytes that unpacks to 1.5 GB takes none of the server’s memory, and is refused', async () => {
  const file = bomb();
  expect(file.length).toBeLessThan(4_000);
  const megabytes = () => process.memoryUsage.rss() / 1024 / 1024;
  expect((await send(pdfOf(['Good morning']))).statusCode).toBe(409);
  const before = megabytes();
  let most = before;
  const look = setInterval(() => (most = Math.max(most, megabytes())), 10);
  const answer = await send(file);
  clearInterval(look);
  expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringMatching(/^This PDF takes too long/)]);
  expect(most - before).toBeLessThan(150);
  expect((await send(pdfOf(['Good morning']))).statusCode).toBe(409);
}, 60_000);

test('a challan is read from the PDF that the portal gives', async () => {
  const pay = { basicPaise: 1_500_000, grossPaise: 1_500_000, workState: '20' };
  const { id: employeeId } = (
    await server.call('POST', 'employees', { name: 'Nitesh', uan: '100257274743', ...pay })
  ).json<{ id: string }>();
  const rates = { basicRatePaise: 1_500_000, grossRatePaise: 1_500_000, workState: '20' };
  await server.call('POST', 'wages/lines', { wageId, employeeId, name: 'Nitesh', days: 30, ...rates });
  const answer = await send(pdfOf(CHALLAN));
  expect([answer.statusCode, answer.json().message]).toEqual([
    200,
    expect.stringMatching(/^PF challan 1012609001234 was stored: ₹4,057\.00/),
  ]);
  expect(await returns()).toMatchObject([{ reference: '1012609001234', paidPaise: 405_700, paidOn: '2026-09-12' }]);
});
