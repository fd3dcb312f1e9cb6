import type { z } from 'zod';
import { MAX_UPLOAD_BYTES } from './limits';
import { optionalUpload, upload } from './upload';

const rule = { words: 'PDF or PNG', endings: { 'application/pdf': ['pdf'], 'image/png': ['png'] } };
const file = (name: string, bytes = 1) => new File([new Uint8Array(bytes)], name);
const problems = (value: unknown, schema: z.ZodType = upload(rule)) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

test('a file is taken by its ending, in any case', () => {
  expect(['a.pdf', 'a.b.PNG'].flatMap((name) => problems(file(name)))).toEqual([]);
  expect(['a.exe', 'pdf.txt', 'a.', 'none'].map((name) => problems(file(name)))).toEqual(
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
