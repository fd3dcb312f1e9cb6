import { openTestApp, type TestApp } from '../../../../test/openTestApp';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

test.each([
  ['two and a half thousand sort keys', `sort=${Array.from({ length: 2_500 }, () => 'name').join()}`, 'sort'],
  [
    'more keys than fields make sense',
    'sort=id,name,industry,email,phone,status,createdAt,updatedAt,-id,-name,-email',
    'sort',
  ],
])('%s are 400', async (_name, query, path) => {
  const answer = await server.call('GET', `companies?${query}`);
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, path]);
});

test.each([
  ['lati=north', 'lati'],
  ['lati.from=north', 'lati.from'],
  ['lati=', 'lati'],
  ['nothing=1', 'nothing'],
])('a CSV with the wrong filter %s is 400 before anything is sent', async (query, path) => {
  for (const list of ['centers/export.csv', 'centers', 'centers?page=1&']) {
    const answer = await server.call('GET', `${list}${list.includes('?') ? '' : '?'}${query}`, undefined, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect([list, answer.statusCode, answer.json().errors[0].path]).toEqual([list, 400, path]);
    expect(answer.headers['content-disposition']).toBeUndefined();
  }
});

test('a truth is asked for by a word or a digit', async () => {
  const [agreed, silent] = ['9876543210', '9876543211'];
  await server.call('POST', 'send_otp.php', { mobile: agreed, terms: true }, { token: '' });
  await server.call('POST', 'send_otp.php', { mobile: silent }, { token: '' });
  const found = async (terms: string) =>
    (await server.call('GET', `leads?terms=${terms}`)).json<{ mobile: string }[]>().map(({ mobile }) => mobile);
  for (const yes of ['true', '1']) expect(await found(yes)).toEqual([agreed]);
  for (const no of ['false', '0']) expect(await found(no)).toEqual([silent]);
  expect((await server.call('GET', 'leads?terms=maybe')).statusCode).toBe(400);
});

test('a CSV whose first records can’t be read is an error, and no file that is cut off', async () => {
  await server.db.schema.alterTable('centers').renameTo('gone').execute();
  const answer = await server.call('GET', 'centers/export.csv', undefined, { headers: { 'accept-encoding': 'gzip' } });
  await server.db.schema.alterTable('gone').renameTo('centers').execute();
  expect([answer.statusCode, answer.json().code, answer.headers['content-encoding']]).toEqual([
    500,
    'server_error',
    undefined,
  ]);
});
