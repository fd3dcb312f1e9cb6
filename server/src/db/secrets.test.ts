import { readSettings } from '../settings';
import { StartError } from '../startError';
import { openPostgres } from './engines/postgres';

/** What a start says of an address: the settings' refusal, or the connection's. */
async function said(url: string): Promise<string> {
  const error = await Promise.resolve()
    .then(() => openPostgres(readSettings({ DATABASE_URL: url }).databaseUrl ?? ''))
    .then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
  expect(error).toBeInstanceOf(StartError);
  return (error as Error).message;
}

/** Every part of the password of three letters or more, in small letters. */
const parts = (password: string) =>
  Array.from({ length: password.length - 2 }, (_, start) => password.slice(start, start + 3).toLowerCase());

test.each([
  ['a plain one', 'postgres://someone:Zq7xWv9k@127.0.0.1:1/records', 'Zq7xWv9k'],
  ['a slash in the password', 'postgres://someone:Zq7x/Wv9k@127.0.0.1:1/records', 'Zq7xWv9k'],
  ['a number and a slash', 'postgres://localhost:7/Wv9kZq@127.0.0.1:1/records', 'Wv9kZq'],
  ['an at sign in the password', 'postgres://someone:Zq7x@Wv9k@127.0.0.1:1/records', 'Zq7xWv9k'],
  ['a colon in the password', 'postgres://someone:Zq7x:Wv9k@127.0.0.1:1/records', 'Zq7xWv9k'],
  ['a question mark in the password', 'postgres://someone:Zq7x?Wv9k@127.0.0.1:1/records', 'Zq7xWv9k'],
  ['a hash in the password', 'postgres://someone:Zq7x#Wv9k@127.0.0.1:1/records', 'Zq7xWv9k'],
  ['a percent sign in the password', 'postgres://someone:Zq7x%Wv9k@127.0.0.1:1/records', 'Zq7xWv9k'],
  ['a space in the password', 'postgres://someone:Zq7x Wv9k@127.0.0.1:1/records', 'Zq7xWv9k'],
  ['no user', 'postgres://Zq7xWv9k@127.0.0.1:1/records', 'Zq7xWv9k'],
  ['no host', 'postgres://someone:Zq7xWv9k', 'Zq7xWv9k'],
  ['a word as the port', 'postgres://someone:Zq7xWv9k@127.0.0.1:port/records', 'Zq7xWv9k'],
  ['the password in the query', 'postgres://someone@127.0.0.1:1/records?password=Zq7xWv9k', 'Zq7xWv9k'],
  ['one slash', 'postgres:/someone:Zq7xWv9k@127.0.0.1:1/records', 'Zq7xWv9k'],
  ['another database’s', 'mysql://someone:Zq7xWv9k@127.0.0.1:1/records', 'Zq7xWv9k'],
  ['quotes around it', '"postgres://someone:Zq7xWv9k@127.0.0.1:1/records"', 'Zq7xWv9k'],
])('an address with %s shows no part of its password', async (_name, url, password) => {
  const sentence = (await said(url)).toLowerCase();
  expect(parts(password).filter((part) => sentence.includes(part))).toEqual([]);
  expect(sentence).toContain('database_url');
});

test('a plain address is named by its host, port and database', async () => {
  expect(await said('postgres://someone:secret@127.0.0.1:1/records')).toBe(
    'The database at 127.0.0.1:1/records (DATABASE_URL) cannot be reached (ECONNREFUSED: nothing listens there); start it or correct DATABASE_URL.',
  );
});
