import { trimMarks, withoutMarks, withoutMarksButJoiners } from './withoutMarks';

test.each([
  ['direction marks', '\u202A+91 98765\u200E 43210\u202C', '+91 98765 43210'],
  ['isolates', '\u2066AAACM1234F\u2069', 'AAACM1234F'],
  ['zero-width characters', '1\u200B20\u200C0\u200D0\uFEFF', '12000'],
  ['soft hyphens and word joiners', 'HDFC\u00AD0001\u2060234', 'HDFC0001234'],
  ['spaces that do not break, of any width', '\u00A098765\u202F43210\u2003', '98765 43210'],
])('%s are taken away', (_what, typed, meant) => {
  expect(withoutMarks(typed)).toBe(meant);
});

test('joiners stay in what may be written in an Indian script', () => {
  expect(withoutMarksButJoiners('\u200Eश्री\u200D@उदाहरण.भारत\u200F')).toBe('श्री\u200D@उदाहरण.भारत');
});

test('a name keeps its joiners and loses what stands around it', () => {
  expect(trimMarks('\u202B \u200Bശ്രീന്\u200D\u2069\uFEFF ')).toBe('ശ്രീന്\u200D');
  expect(trimMarks('क्\u200Dष \u2066Anil\u2069 K')).toBe('क्\u200Dष \u2066Anil\u2069 K');
});

test('a text of which nothing is seen is empty', () => {
  expect(trimMarks(' \u200B\u200D\u2060\n')).toBe('');
});
