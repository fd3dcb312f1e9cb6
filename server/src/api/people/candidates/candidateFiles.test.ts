import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { uploadForm } from '../../../../test/uploadForm';
import { samplePdf } from '../../certificates/samplePdf';

interface Candidate {
  id: string;
  version: number;
  file: string;
}

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const sunita = { name: 'Sunita Munda', phone: '9876500101', position: 'Picker' };
const upload = (path: string, ...of: Parameters<typeof uploadForm>) => {
  const { payload, headers } = uploadForm(...of);
  return server.call('POST', path, payload, { headers });
};
const cv = (content: Buffer, name = 'Sunita.pdf') => upload('candidates/upload', sunita, { name, content });
const files = async () => (await server.call('GET', 'candidates')).json<Candidate[]>().map(({ file }) => file);

/** A zip archive with one uncompressed entry: enough to be recognised as a Word document. */
function zipped(name: string, text: string): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt32LE(text.length, 18);
  head.writeUInt32LE(text.length, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name + text)]);
}
const container = (stream: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1024),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(1024),
  ]);
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const docx = zipped(
  '[Content_Types].xml',
  `<Types><Override PartName="/word/document.xml" ContentType="${main}.main+xml"/></Types>`,
);

test.each([
  ['cv.pdf', samplePdf('CV'), 'application/pdf'],
  ['scanned.pdf', Buffer.concat([Buffer.from('X-Scanner: office\r\n'.repeat(40)), samplePdf('CV')]), 'application/pdf'],
  ['cv.doc', container('WordDocument'), 'application/msword'],
  ['cv.docx', docx, main],
])('%s is kept with the candidate and comes back byte for byte', async (name, content, type) => {
  const added = await cv(content, name);
  expect([added.statusCode, added.json()]).toEqual([
    201,
    expect.objectContaining({
      ...sunita,
      product: 'instahires',
      status: 'Pending',
      file: name,
      fileType: type,
      fileBytes: content.length,
    }),
  ]);
  const file = await server.call('GET', `candidates/${added.json<Candidate>().id}/file`);
  expect(file.rawPayload.equals(content)).toBe(true);
  expect(file.headers).toMatchObject({
    'content-type': type,
    'content-disposition': `attachment; filename*=UTF-8''${name}`,
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  [
    'a spreadsheet',
    container('Workbook'),
    400,
    'This kind of document can’t be opened here. Save it as PDF and choose that file.',
  ],
  [
    'a picture',
    Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
    400,
    'This is a picture. Save it as PDF (on a phone: share or print it as PDF) and choose that file.',
  ],
  [
    'a text of another program',
    Buffer.from('{\\rtf1 Sunita}'),
    400,
    'This kind of document can’t be opened here. Save it as PDF and choose that file.',
  ],
  [
    'a file of 6 MB',
    Buffer.concat([samplePdf('Big'), Buffer.alloc(6 * 1024 * 1024)]),
    413,
    'This file is larger than 5 MB; choose a smaller one.',
  ],
])('%s is no CV, whatever its name says', async (_what, content, status, msg) => {
  const before = await files();
  const answer = await cv(content, 'cv.doc');
  expect([answer.statusCode, answer.json<{ errors: object[] }>().errors]).toEqual([status, [{ path: 'file', msg }]]);
  expect(await files()).toEqual(before);
});

test('a CV is replaced and taken away, and the other product does not see it', async () => {
  const { id, version } = (await cv(samplePdf('old'), 'old.pdf')).json<Candidate>();
  const replaced = (
    await upload(`candidates/${id}/upload`, { version: String(version) }, { name: 'new.docx', content: docx })
  ).json<Candidate>();
  expect(replaced).toMatchObject({ file: 'new.docx', version: version + 1, ...sunita });
  expect((await server.call('GET', `candidates/${id}/file`)).rawPayload.equals(docx)).toBe(true);
  expect((await server.call('GET', `ultrahrms/candidates/${id}/file`)).statusCode).toBe(404);
  const without = (
    await upload(`candidates/${id}/upload`, { file: '', position: 'Packer', version: String(replaced.version) })
  ).json();
  expect(without).toMatchObject({ file: '', fileType: '', fileBytes: 0, uploaded: null, position: 'Packer' });
  const gone = await server.call('GET', `candidates/${id}/file`);
  expect([gone.statusCode, gone.json<{ message: string }>().message]).toEqual([
    404,
    'This candidate has no file yet; upload one.',
  ]);
});
