import { deflateSync } from 'node:zlib';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { uploadForm } from '../../../test/uploadForm';
import { anyTable } from '../../db/tables';
import { samplePdf } from './samplePdf';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'),
  Buffer.from('0000000a49444154', 'hex'),
  deflateSync(Buffer.alloc(5)),
  Buffer.alloc(8),
]);
const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
const executable = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2000, 1)]);

const upload = (path: string, ...of: Parameters<typeof uploadForm>) => {
  const { payload, headers } = uploadForm(...of);
  return server.call('POST', path, payload, { headers });
};
const counts = async () =>
  Promise.all(
    ['certificates', 'record_files', 'audit'].map(
      async (table) => (await anyTable(server.db).selectFrom(table).selectAll().execute()).length,
    ),
  );

test.each([
  ['licence.pdf', samplePdf('Licence'), 'application/pdf'],
  ['scan.png', png, 'image/png'],
  ['scan.jpeg', jpeg, 'image/jpeg'],
])('%s is stored and comes back byte for byte', async (name, content, type) => {
  const added = await upload(
    'certificates/upload',
    { name: `Licence ${name}`, expiresOn: '2099-01-31' },
    { name, content },
  );
  expect(added.json()).toMatchObject({
    file: name,
    fileType: type,
    fileBytes: content.length,
    expiresOn: '2099-01-31',
    state: 'Valid',
  });
  expect([added.statusCode, typeof added.json().uploaded]).toEqual([201, 'string']);
  const file = await server.call('GET', `certificates/${added.json().id}/file`);
  expect(file.rawPayload.equals(content)).toBe(true);
  expect(file.headers).toMatchObject({
    'content-type': type,
    'content-disposition': `attachment; filename*=UTF-8''${name}`,
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  [
    'an executable named .pdf',
    { name: 'invoice.pdf', content: executable },
    400,
    'Choose a PDF, PNG or JPEG file; the content of this one is something else.',
  ],
  [
    'a web page named .pdf',
    { name: 'x.pdf', content: Buffer.from('<script>alert(1)</script>') },
    400,
    'Choose a PDF, PNG or JPEG file; the content of this one is something else.',
  ],
  ['an empty file', { name: 'x.pdf', content: Buffer.alloc(0) }, 400, 'This file is empty; choose another one.'],
  [
    'a file of 6 MB',
    { name: 'x.pdf', content: Buffer.concat([samplePdf('Big'), Buffer.alloc(6 * 1024 * 1024)]) },
    413,
    'This file is larger than 5 MB; choose a smaller one.',
  ],
  ['no file', undefined, 400, 'Choose a PDF, PNG or JPEG file.'],
])('%s is refused at its field, and nothing is stored', async (_what, file, status, msg) => {
  const before = await counts();
  const answer = await upload('certificates/upload', { name: 'Licence' }, file);
  expect([answer.statusCode, answer.json().errors]).toEqual([status, [{ path: 'file', msg }]]);
  expect(await counts()).toEqual(before);
});

test('with bad fields a good file isn’t stored either', async () => {
  const before = await counts();
  const answer = await upload(
    'certificates/upload',
    { name: ' ', expiresOn: '2026-02-31' },
    { name: 'a.pdf', content: samplePdf('A') },
  );
  expect(answer.json().errors.map(({ path }: { path: string }) => path)).toEqual(['name', 'expiresOn']);
  expect(await counts()).toEqual(before);
});

test('a file of exactly 5 MB is accepted', async () => {
  const content = Buffer.concat([samplePdf('Big'), Buffer.alloc(5 * 1024 * 1024)]).subarray(0, 5 * 1024 * 1024);
  const { id } = (await upload('certificates/upload', { name: 'Big' }, { name: 'big.pdf', content })).json();
  expect((await server.call('GET', `certificates/${id}/file`)).rawPayload.length).toBe(content.length);
});

test('a renewed certificate has the new file and date; a stale renewal is refused', async () => {
  const { id, version } = (
    await upload(
      'certificates/upload',
      { name: 'Renewed', expiresOn: '2026-01-01' },
      { name: 'old.pdf', content: samplePdf('old') },
    )
  ).json();
  const renewed = await upload(
    `certificates/${id}/upload`,
    { name: 'Renewed', expiresOn: '2099-01-01', version: String(version) },
    { name: 'new.png', content: png },
  );
  expect(renewed.json()).toMatchObject({ id, file: 'new.png', expiresOn: '2099-01-01', version: version + 1 });
  expect((await server.call('GET', `certificates/${id}/file`)).rawPayload.equals(png)).toBe(true);
  const stale = await upload(
    `certificates/${id}/upload`,
    { name: 'Stale', version: String(version) },
    { name: 'old.pdf', content: samplePdf('old') },
  );
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale']);
  expect((await server.call('GET', `certificates/${id}/file`)).rawPayload.equals(png)).toBe(true);
  const history = (await server.call('GET', `certificates/${id}/history`)).json();
  expect(history[0].changes.file).toEqual(['old.pdf', 'new.png']);
});

test('a name is stored without its path, with the extension of its content', async () => {
  const { file } = (
    await upload('certificates/upload', { name: 'Odd' }, { name: '..\\..\\evil.exe', content: samplePdf('x') })
  ).json();
  expect(file).toBe('evil.exe.pdf');
});

test('a certificate without a file says so, and an unknown one is unknown', async () => {
  const { id } = (await server.call('POST', 'certificates', { name: 'Only a name' })).json();
  expect((await server.call('GET', `certificates/${id}/file`)).json().message).toBe(
    'This certificate has no file yet; upload one.',
  );
  expect((await server.call('GET', 'certificates/nothing/file')).statusCode).toBe(404);
  expect((await server.call('POST', 'certificates/upload', { name: 'JSON' })).json().errors).toEqual([
    { path: 'file', msg: 'Send the file as multipart form data.' },
  ]);
});
