import type { LeadNote } from 'shared/domain/clients/leads/leadNote';
import { addDays, today } from 'shared/domain/dates/dates';
import { addAccount } from '../../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { doDailyWork } from '../../../dailyWork';

interface Lead {
  id: string;
  version: number;
  status: string;
  convertedTo: string;
  kind: string;
  note: string;
  notedAt: string | null;
  nextCallOn: string | null;
}

let server: TestApp;
let lead: Lead;
const current = async () => (await server.call('GET', `leads/${lead.id}`)).json<Lead>();
const convert = (to: string, record: object, version = lead.version) =>
  server.call('POST', `leads/${lead.id}/convert`, { to, record, version });
const notes = async () => (await server.call('GET', `leads/${lead.id}/notes`)).json<LeadNote[]>();
const note = (text: string, change?: object) => server.call('POST', `leads/${lead.id}/notes`, { text, lead: change });
const count = async (path: string) => (await server.call('GET', path)).json<object[]>().length;

beforeEach(async () => {
  server = await openTestApp();
  await server.call(
    'POST',
    'contact',
    { name: 'Meera Nair', email: 'meera@example.com', message: 'We need 40 pickers.' },
    { token: '' },
  );
  [lead] = (await server.call('GET', 'leads')).json<[Lead]>();
});
afterEach(() => server.close());

describe('a lead', () => {
  test('keeps its status, owner and note', async () => {
    const answer = await server.call('PUT', `leads/${lead.id}`, {
      status: 'called',
      owner: server.owner.account.id,
      note: 'Call on Monday',
      version: lead.version,
    });
    expect(answer.json()).toMatchObject({
      status: 'called',
      owner: server.owner.account.id,
      note: 'Call on Monday',
      name: 'Meera Nair',
    });
    expect((await server.call('PUT', `leads/${lead.id}`, { status: 'lost' })).statusCode).toBe(400);
  });

  test('that staff note is its maker’s, unless another owner is named; one of a visitor is nobody’s', async () => {
    const noted = (fields: object) => server.call('POST', 'leads', { mobile: '9876500188', ...fields });
    expect((await noted({})).json()).toMatchObject({ kind: 'phone', owner: server.owner.account.id });
    expect((await noted({ owner: 'somebody' })).json()).toMatchObject({ owner: 'somebody' });
    expect(await current()).toMatchObject({ kind: 'contact', owner: '' });
    const { json } = await noted({});
    const given = await server.call('PUT', `leads/${json<Lead>().id}`, { owner: '' });
    expect(given.json()).toMatchObject({ owner: '' });
  });

  test('names its owner, also in the CSV', async () => {
    await server.call('PUT', `leads/${lead.id}`, {
      owner: server.owner.account.id,
      note: 'Call on Monday',
      version: lead.version,
    });
    expect((await server.call('GET', 'leads')).json()).toMatchObject([{ ownerName: 'Asha Rao' }]);
    const lines = (await server.call('GET', 'leads/export.csv')).body.trimStart().split('\r\n');
    expect(lines[0]).toBe(
      '"Received","Kind","Name","Mobile","Email","City","Message","Terms accepted","Status","Owner","Note","Next call","Converted to"',
    );
    expect(lines[1]).toMatch(
      /,"contact","Meera Nair","","meera@example.com","","We need 40 pickers.","no","new","Asha Rao","Call on Monday","",""$/,
    );
  });

  test('keeps the name of an owner whose account is removed', async () => {
    await server.call(
      'POST',
      'auth/register',
      { name: 'Ravi Kumar', email: 'ravi@example.com', password: 'a long password' },
      { token: '' },
    );
    const { id } = (await server.call('GET', 'accounts'))
      .json<{ id: string; name: string }[]>()
      .find(({ name }) => name === 'Ravi Kumar') ?? { id: '' };
    await server.call('PUT', `leads/${lead.id}`, { owner: id, version: lead.version });
    expect((await server.call('DELETE', `accounts/${id}`)).statusCode).toBe(204);
    expect((await server.call('GET', 'leads')).json()).toMatchObject([{ owner: id, ownerName: 'Ravi Kumar' }]);
  });

  test.each([
    ['companies', { name: 'Nair Foods', phone: '9876500101' }],
    ['ultrahrms/companies', { name: 'Nair Foods' }],
    ['candidates', { name: 'Meera Nair', email: 'meera@example.com', position: 'Picker' }],
    ['ultrahrms/candidates', { name: 'Meera Nair', email: 'meera@example.com', position: 'Picker' }],
  ])('becomes a record of %s and knows which', async (path, record) => {
    const answer = await convert(path, record);
    expect(answer.statusCode).toBe(201);
    const { status, convertedTo } = answer.json<Lead>();
    expect(status).toBe('converted');
    expect((await server.call('GET', convertedTo)).json()).toMatchObject(record);
    expect(await count(path)).toBe(1);
    expect((await server.call('GET', `leads/${lead.id}/history`)).json<object[]>()[0]).toMatchObject({
      by: 'Asha Rao',
      changes: { status: ['new', 'converted'] },
    });
  });

  test('stays what it is when the new record lacks a field', async () => {
    const answer = await convert('candidates', { name: 'Meera Nair', email: 'meera@example.com' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ path: 'position' }] });
    expect(await current()).toMatchObject({ status: 'new', convertedTo: '' });
  });

  test('becomes a company with a center only for who may make both', async () => {
    const { token } = await addAccount(server, { rights: ['leads:convert', 'companies:write'] });
    const body = { to: 'companies', record: { name: 'Nair Foods' }, center: { city: 'Pune' }, version: 1 };
    const answer = await server.call('POST', `leads/${lead.id}/convert`, body, { token });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      403,
      expect.stringContaining('Centers: Create and change'),
    ]);
    expect([await count('companies'), await count('centers')]).toEqual([0, 0]);
  });

  test('becomes one record only', async () => {
    await convert('companies', { name: 'Nair Foods' });
    const again = await convert('companies', { name: 'Nair Foods' }, 2);
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'converted']);
    expect(await count('companies')).toBe(1);
  });

  test('becomes a company with its first center and the state of its GSTIN; all of it, or nothing', async () => {
    const body = {
      to: 'companies',
      version: lead.version,
      record: { name: 'Nair Foods', gstin: '20AALCS7302Q1Z3', contacts: [{ name: 'Meera Nair' }] },
      center: { city: 'Dhanbad', companyId: 'nobody', client_name: 'Somebody' },
    };
    const bad = await server.call('POST', `leads/${lead.id}/convert`, { ...body, center: { lati: 1000 } });
    expect([bad.statusCode, await count('companies'), await count('centers')]).toEqual([400, 0, 0]);
    const astray = await server.call('POST', `leads/${lead.id}/convert`, { ...body, to: 'ultrahrms/companies' });
    expect([astray.statusCode, await count('ultrahrms/companies')]).toEqual([400, 0]);
    const { companyId } = (await server.call('POST', `leads/${lead.id}/convert`, body)).json<{ companyId: string }>();
    expect((await server.call('GET', 'centers')).json()).toMatchObject([
      { client_name: 'Nair Foods', companyId, city: 'Dhanbad' },
    ]);
    expect((await server.call('GET', `companies/${companyId}`)).json()).toMatchObject({ state: '20' });
  });

  test('becomes one record also when two convert it at once', async () => {
    const answers = await Promise.all([
      convert('companies', { name: 'A' }),
      convert('candidates', { name: 'B', email: 'b@example.com', position: 'C' }),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409]);
    expect((await count('companies')) + (await count('candidates'))).toBe(1);
  });

  test("is not converted over a colleague's change", async () => {
    await server.call('PUT', `leads/${lead.id}`, { status: 'closed' });
    const answer = await convert('companies', { name: 'Nair Foods' });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'stale']);
    expect(await count('companies')).toBe(0);
  });

  test.each([
    [{ to: 'accounts', record: {}, version: 1 }],
    [{ to: 'companies', version: 1 }],
    [{ to: 'companies', record: { name: 'A' } }],
    [{}],
  ])('is not converted by %j', async (body) => {
    expect((await server.call('POST', `leads/${lead.id}/convert`, body)).statusCode).toBe(400);
    expect(await current()).toMatchObject({ status: 'new' });
  });

  test('becomes a company with a center by who may make both, and nothing by who may not', async () => {
    const rights = ['leads:read', 'leads:write', 'leads:convert', 'companies:write'];
    const { token } = await addAccount(server, { rights });
    const body = { to: 'companies', record: { name: 'Nair Foods' }, center: {}, version: lead.version };
    const answer = await server.call('POST', `leads/${lead.id}/convert`, body, { token });
    expect([answer.statusCode, answer.json().message]).toEqual([403, expect.stringContaining('enter')]);
    expect([await count('companies'), await count('centers')]).toEqual([0, 0]);
    const without = await server.call('POST', `leads/${lead.id}/convert`, { ...body, center: undefined }, { token });
    expect(without.statusCode).toBe(201);
  });

  test("can't be said to have become what is not there", async () => {
    const answer = await server.call('PUT', `leads/${lead.id}`, { status: 'converted', convertedTo: 'companies/zzz' });
    expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([400, 'convertedTo']);
    expect(await current()).toMatchObject({ convertedTo: '' });
  });

  test('that does not exist cannot be converted', async () => {
    expect(
      (await server.call('POST', 'leads/none/convert', { to: 'companies', record: { name: 'A' }, version: 1 }))
        .statusCode,
    ).toBe(404);
    expect(await count('companies')).toBe(0);
  });
});

describe('a lead that called', () => {
  const call = (input: object) => server.call('POST', 'leads', input);

  test('is added by staff, who may call or write to it', async () => {
    const answer = await call({ name: 'Ravi Oraon', mobile: '0651 2345678', city: 'Ranchi', message: 'Twelve guards' });
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      expect.objectContaining({
        kind: 'phone',
        status: 'new',
        name: 'Ravi Oraon',
        mobile: '0651 2345678',
        city: 'Ranchi',
      }),
    ]);
    expect((await server.call('GET', 'leads?q=ranchi')).json()).toHaveLength(1);
  });

  test('is not one while nobody can reach it', async () => {
    const answer = await call({ name: 'Ravi Oraon' });
    expect([answer.statusCode, answer.json<{ errors: object[] }>().errors]).toEqual([
      400,
      [{ path: 'mobile', msg: 'Enter a mobile number or an email address.' }],
    ]);
    expect(await count('leads')).toBe(1);
  });
});

describe('the notes of a lead', () => {
  test('stand one above the other with who and when; the lead has the newest', async () => {
    await note('No answer');
    await note('No answer', { status: 'called', nextCallOn: '2099-01-04' });
    await server.call('PUT', `leads/${lead.id}`, { note: 'Wants a quote' });
    expect((await notes()).map(({ text, by }) => [text, by])).toEqual([
      ['Wants a quote', 'Asha Rao'],
      ['No answer', 'Asha Rao'],
      ['No answer', 'Asha Rao'],
    ]);
    expect(await current()).toMatchObject({
      note: 'Wants a quote',
      notedAt: (await notes())[0]?.at,
      status: 'called',
      nextCallOn: '2099-01-04',
    });
  });

  test('are never taken away, and another change adds none', async () => {
    await note('No answer');
    await server.call('PUT', `leads/${lead.id}`, { note: '', status: 'closed' });
    expect(await notes()).toHaveLength(1);
    expect(await current()).toMatchObject({ note: 'No answer', status: 'closed' });
  });

  test.each([
    [{ text: ' ' }, 400],
    [{ text: 'Late', lead: { version: 99 } }, 409],
    [{ text: 'Bad', lead: { status: 'lost' } }, 400],
  ])('refuse %j, and the lead stays as it is', async (body, status) => {
    const before = await current();
    expect((await server.call('POST', `leads/${lead.id}/notes`, body)).statusCode).toBe(status);
    expect([await current(), await notes()]).toEqual([before, []]);
  });

  test('of an unknown lead are unknown', async () => {
    expect((await server.call('GET', 'leads/none/notes')).statusCode).toBe(404);
    expect((await server.call('POST', 'leads/none/notes', { text: 'Hello' })).statusCode).toBe(404);
  });
});

describe('the next call', () => {
  const day = today();
  const set = (nextCallOn: string, more: object = {}) =>
    server.call('PUT', `leads/${lead.id}`, { nextCallOn, ...more });
  const found = async (calls: string) => (await server.call('GET', `leads?calls=${calls}`)).json<object[]>().length;
  const told = async (token = server.owner.token) =>
    (await server.call('GET', 'notifications', undefined, { token }))
      .json<{ title: string; path: string }[]>()
      .filter(({ title }) => title.startsWith('Call '));
  const tell = (on: string) => doDailyWork(server.db, on);

  test.each([
    [0, [1, 0, 0]],
    [-1, [1, 1, 0]],
    [1, [0, 0, 1]],
  ])('%i days from today is found as due, overdue or planned', async (days, counts) => {
    await set(addDays(day, days));
    expect([await found('due'), await found('overdue'), await found('planned')]).toEqual(counts);
    expect((await server.call('GET', 'leads?calls=soon')).statusCode).toBe(400);
  });

  test.each(['closed', 'converted'])('is none once the lead is %s', async (status) => {
    await set(day, { status });
    expect(await current()).toMatchObject({ status, nextCallOn: null });
  });

  test('is told on its day, once, to everyone while nobody looks after the lead', async () => {
    await set(addDays(day, 1));
    await tell(day);
    expect(await told()).toEqual([]);
    await tell(addDays(day, 1));
    await tell(addDays(day, 2));
    expect(await told()).toEqual([
      expect.objectContaining({
        title: expect.stringMatching(/^Call Meera Nair on /),
        path: `/dashboard/leads?lead=${lead.id}`,
      }),
    ]);
  });

  test('is told to whoever looks after the lead alone', async () => {
    await server.call(
      'POST',
      'auth/register',
      { name: 'Ravi Kumar', email: 'ravi@example.com', password: 'a long password' },
      { token: '' },
    );
    const { id } = (await server.call('GET', 'accounts'))
      .json<{ id: string; name: string }[]>()
      .find(({ name }) => name === 'Ravi Kumar') ?? { id: '' };
    await server.call('PUT', `accounts/${id}`, { status: 'active' });
    const { token } = (
      await server.call(
        'POST',
        'auth/login',
        { email: 'ravi@example.com', password: 'a long password', name: '' },
        { token: '' },
      )
    ).json<{ token: string }>();
    await set(day, { owner: id });
    await tell(day);
    expect([await told(token), await told()]).toEqual([
      [expect.objectContaining({ title: expect.stringMatching(/^Call Meera/) })],
      [],
    ]);
  });

  test.each([
    'javascript:alert(1)',
    '//evil.example',
    'companies/',
    'companies/a/../b',
    'accounts/1',
    'https://evil.example',
  ])("can't be said to have become %s", async (convertedTo) => {
    const answer = await server.call('PUT', `leads/${lead.id}`, { status: 'converted', convertedTo });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ path: 'convertedTo', msg: 'A lead becomes a company or a candidate, by "Convert".' }],
    ]);
    expect(await current()).toMatchObject({ status: 'new', convertedTo: '' });
  });
});

describe('the reminder of a call', () => {
  test('is for who looks after the lead only while the lead is theirs to read', async () => {
    const company = async (name: string) => (await server.call('POST', 'companies', { name })).json().id as string;
    const [mine, other] = [await company('Mine'), await company('Other')];
    const rights = ['leads:read', 'companies:read'];
    const bela = await addAccount(server, { rights, reach: { companies: [mine], centers: [] } });
    const cato = await addAccount(server, { rights: ['companies:read'] });
    const plan = (mobile: string, owner: string, companyId: string) =>
      server.call('POST', 'leads', { mobile, owner, companyId, nextCallOn: today() });
    const own = (await plan('9000000001', bela.id, mine)).json<Lead>();
    await plan('9000000002', bela.id, other);
    await plan('9000000003', cato.id, other);
    await doDailyWork(server.db, today());
    const told = async (token?: string) =>
      (await server.call('GET', 'notifications', undefined, { token }))
        .json<{ kind: string; values: Record<string, string> }[]>()
        .filter(({ kind }) => kind === 'clients.call')
        .map(({ values }) => values.who)
        .sort();
    expect(await told(bela.token)).toEqual(['9000000001']);
    expect(await told(cato.token)).toEqual([]);
    expect(await told()).toEqual(['9000000002', '9000000003']);
    await server.call('PUT', `leads/${own.id}`, { companyId: other });
    expect(await told(bela.token)).toEqual([]);
  });
});
