import { isEmail, normaliseEmail } from './emailAddress';

test.each([
  'a@b.in',
  'r&d@example.com',
  "o'neil+jobs@mail.example.co.in",
  'hr@उदाहरण.भारत',
  'आशा@उदाहरण.भारत',
  'आशा.श्री@example.com',
  'hr@xn--p1b6ci4b4b3a.xn--h2brj9c',
  'hr@bücher.de',
])('%s is an address', (address) => {
  expect(isEmail(address)).toBe(true);
});

test.each([
  '',
  'a@',
  '@b.in',
  'a@b',
  'a b@c.in',
  'a@b..in',
  '.a@b.in',
  'a..b@c.in',
  'a@-b.in',
  'a@b-.in',
  'a@b.1',
  'a@b@c.in',
  'a,b@c.in',
  '<a@b.in>',
  'a@b.in\nBcc: c@d.in',
  `${'a'.repeat(250)}@b.in`,
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false);
});

test('an address is stored without what nobody sees, in one spelling', () => {
  expect(normaliseEmail('\u202A hr\u200B@bu\u0308cher.de\u00A0\u202C')).toBe('hr@bücher.de');
});
