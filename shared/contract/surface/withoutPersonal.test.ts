import { cleanMessage, cleanPath } from './withoutPersonal';

test.each([
  ["Cannot read properties of null (reading 'name')", 'Cannot read properties of null (reading “…”)'],
  ['it wasn’t ready within 10 seconds', 'it wasn’t ready within # seconds'],
  [`can't read 'Asha Rao' or "B 12`, "can't read “…” or “…”"],
  ['no account asha.rao@example.com at https://example.com/people?q=asha', 'no account (e-mail) at (address)'],
  ['pan ABCDE1234F, phone +91 98765 43210, due 2026-11-30', 'pan ABCDE#F, phone +# # #, due #'],
  ['फोन ९८७६५', 'फोन #'],
  [
    `Unexpected token 'A', "Asha
Rao" is not valid JSON`,
    'Unexpected token “…”, “…” is not valid JSON',
  ],
])('of %j stays %j', (message, cleaned) => {
  expect(cleanMessage(message)).toBe(cleaned);
});

test('a message is cut', () => {
  expect(cleanMessage('x'.repeat(5_000))).toHaveLength(300);
});

test.each([
  ['/dashboard/leads/0194f3a2-11b0?q=asha#x', '/dashboard/leads/:id'],
  ['/dashboard/leads/:id', '/dashboard/leads/:id'],
  ['/jobs/asha@example.com/new', '/jobs/:id/new'],
  [`/careers/${'x'.repeat(60)}`, '/careers/:id'],
])('of the path %j stays %j', (path, cleaned) => {
  expect(cleanPath(path)).toBe(cleaned);
});
