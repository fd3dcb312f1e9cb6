import type { z } from 'zod';
import { MAX_UPLOAD_BYTES } from './limits';
import { optionalUpload, upload, whyRefused } from './upload';

const rule = { words: 'PDF or PNG', endings: { 'application/pdf': ['pdf'], 'image/png': ['png'] } };
const file = (name: string, bytes = 1) => new File([new Uint8Array(bytes)], name);
const problems = (value: unknown, schema: z.ZodType = upload(rule)) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

test('a file is taken by its ending, in any case', () => {
  expect(['a.pdf', 'a.b.PNG'].flatMap((name) => problems(file(name)))).toEqual([]);
  expect(['a.exe', 'pdf.zip', 'a.', 'none'].map((name) => problems(file(name)))).toEqual(
    Array.from({ length: 4 }, () => ['Choose a PDF or PNG file.']),
  );
});

test('a file has from one byte to 5 MB', () => {
  expect(MAX_UPLOAD_BYTES).toBe(5_242_880);
  expect(problems(file('a.pdf', MAX_UPLOAD_BYTES))).toEqual([]);
  expect(problems(file('a.pdf', MAX_UPLOAD_BYTES + 1))).toEqual([
    'This file is larger than 5 MB; choose a smaller one.',
  ]);
  expect(problems(file('a.pdf', 0))).toEqual(['This file is empty; choose another one.']);
});

test('a stored file stands by its name; only an optional one may be missing or taken away', () => {
  expect(problems('stored.pdf')).toEqual([]);
  expect([problems(''), problems(null), problems(undefined)]).toEqual(
    Array.from({ length: 3 }, () => ['Choose a PDF or PNG file.']),
  );
  const optional = optionalUpload(rule);
  expect([problems('', optional), problems(null, optional), problems('stored.pdf', optional)]).toEqual([[], [], []]);
  expect(optional.parse(undefined)).toBe('');
  expect(problems(5, optional)).toEqual(['Choose a PDF or PNG file.']);
});

const pdf = { words: 'PDF, DOC or DOCX', endings: { 'application/pdf': ['pdf'], 'application/msword': ['doc'] } };
const toPdf = 'This kind of document can’t be opened here. Save it as PDF and choose that file.';
const picture = 'This is a picture. Save it as PDF (on a phone: share or print it as PDF) and choose that file.';
const otherPicture = 'Save the picture as PNG or JPEG and choose that file.';

test.each([
  [pdf, 'cv.odt', undefined, toPdf],
  [pdf, 'cv.pages', 'application/zip', toPdf],
  [pdf, 'CV.RTF', undefined, toPdf],
  [pdf, 'cv', 'application/vnd.oasis.opendocument.text', toPdf],
  [pdf, 'cv.doc', 'application/x-cfb', toPdf],
  [pdf, 'cv.jpg', undefined, picture],
  [pdf, 'cv.pdf', 'image/heic', picture],
  [rule, 'photo.HEIC', undefined, otherPicture],
  [rule, 'photo.png', 'image/webp', otherPicture],
  [pdf, 'cv.pdf', '', 'Choose a PDF, DOC or DOCX file; the content of this one is something else.'],
  [pdf, 'cv.exe', 'application/x-msdownload', 'Choose a PDF, DOC or DOCX file.'],
  [{ ...rule, reasons: { 'image/webp': 'No.' } }, 'a.png', 'image/webp', 'No.'],
])('what to do is said of %j, a file that is called %s with the content %s', (taken, name, type, sentence) => {
  expect(whyRefused(taken, name, type)).toBe(sentence);
});

test('the form says so before anything is sent, by the name', () => {
  expect(['cv.odt', 'cv.heic', 'cv.doc'].map((name) => problems(file(name), upload(pdf)))).toEqual([
    [toPdf],
    [picture],
    [],
  ]);
});
