import Fastify, { type FastifyInstance } from 'fastify';
import type { UploadRule } from 'shared/domain/records/upload';
import { uploadForm } from '../../../test/uploadForm';
import { acceptUploads, readUpload } from './readUpload';

const rule: UploadRule = { words: 'PDF', endings: { 'application/pdf': ['pdf'] } };
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await acceptUploads(app);
  app.post('/', async (request) => {
    const { fields, file } = await readUpload(request, rule);
    return { fields, file: file && { ...file, content: file.content.length } };
  });
});
afterAll(() => app.close());

const send = async (form: ReturnType<typeof uploadForm>) =>
  (await app.inject({ method: 'POST', url: '/', ...form })).json();

test('a form’s fields are texts, and its file is known by its content', async () => {
  expect(await send(uploadForm({ name: 'Licence' }, { name: 'licence.pdf', content: pdf }))).toEqual({
    fields: { name: 'Licence' },
    file: { name: 'licence.pdf', type: 'application/pdf', content: pdf.length },
  });
  expect(
    await send(uploadForm({ name: 'Licence' }, { name: 'licence.pdf', content: Buffer.from('MZ') })),
  ).toMatchObject({ message: 'Choose a PDF file; the content of this one is something else.' });
  expect(await send(uploadForm({}, { name: 'licence.pdf', content: Buffer.alloc(0) }))).toMatchObject({
    message: 'This file is empty; choose another one.',
  });
});

test.each([
  ['../../etc/Ravi Oraon CV.pdf', 'Ravi Oraon CV.pdf'],
  ['C:/Users/ravi/रवि.PDF', 'रवि.PDF'],
  ['what: is <this>|?.pdf', 'what is this.pdf'],
  ['licence\u200e\u0007.pdf', 'licence.pdf'],
  ['licence.exe', 'licence.exe.pdf'],
  ['pdf', 'pdf.pdf'],
  [`${'x'.repeat(200)}.pdf`, `${'x'.repeat(146)}.pdf`],
])('a file that is called %j is kept as %j', async (given, kept) => {
  expect((await send(uploadForm({}, { name: given, content: pdf }))).file.name).toBe(kept);
});

test('a file under another name than `file`, or without one of its own, is none', async () => {
  const { payload, headers } = uploadForm({}, { name: 'licence.pdf', content: pdf });
  const renamed = (from: string, to: string) => Buffer.from(payload.toString('latin1').replace(from, to), 'latin1');
  expect(await send({ headers, payload: renamed('name="file"', 'name="photo"') })).toEqual({ fields: {} });
  expect(await send({ headers, payload: renamed('filename="licence.pdf"', 'filename=""') })).toEqual({ fields: {} });
});
