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
  test('stores its status, owner and note, and names the owner, also in the CSV and after that account is removed', async () => {
    const change = { status: 'called', owner: server.owner.account.id, note: 'Call on Monday' };
    const answer = await server.call('PUT', `leads/${lead.id}`, { ...change, version: lead.version });
    expect(answer.json()).toMatchObject({ ...change, name: 'Meera Nair' });
    expect((await server.call('PUT', `leads/${lead.id}`, { status: 'lost' })).statusCode).toBe(400);
    expect((await server.call('GET', 'leads')).json()).toMatchObject([{ ownerName: 'Asha Rao' }]);
    const lines = (await server.call('GET', 'leads/export.csv')).body.trimStart().split('\r\n');
    expect(lines[0]).toBe(
      '"Received","Kind","Name","Mobile","Email","City","Message","Terms accepted","Status","Owner","Note","Next call","Converted to"',
    );
    expect(lines[1]).toMatch(
      /,"contact","Meera Nair","","meera@example.com","","We need 40 pickers.","no","called","Asha Rao","Call on Monday","",""$/,
    );

    const register = { name: 'Ravi Kumar', email: 'ravi@example.com', password: 'a long password' };
    await server.call('POST', 'auth/register', register, { token: '' });
    const accounts = (await server.call('GET', 'accounts')).json<{ id: string; name: string }[]>();
    const owner = accounts.find(({ name }) => name === 'Ravi Kumar')?.id;
    await server.call('PUT', `leads/${lead.id}`, { owner });
    expect((await server.call('DELETE', `accounts/${owner}`)).statusCode).toBe(204);
    expect((await server.call('GET', 'leads')).json()).toMatchObject([{ owner, ownerName: 'Ravi Kumar' }]);
  });

  test('noted by staff belongs to its author, unless another owner is named; a visitor’s belongs to nobody', async () => {
    const noted = (fields: object) => server.call('POST', 'leads', { mobile: '9876500188', ...fields });
    const called = { name: 'Ravi Oraon', mobile: '0651 2345678', city: 'Ranchi' };
    const answer = await noted({ ...called, message: 'Twelve guards' });
    const owned = { kind: 'phone', status: 'new', owner: server.owner.account.id };
    expect([answer.statusCode, answer.json()]).toEqual([201, expect.objectContaining({ ...called, ...owned })]);
    expect((await server.call('GET', 'leads?q=ranchi')).json()).toHaveLength(1);
    expect((await noted({ owner: 'somebody' })).json()).toMatchObject({ owner: 'somebody' });
    expect(await current()).toMatchObject({ kind: 'contact', owner: '' });
    const given = await server.call('PUT', `leads/${answer.json<Lead>().id}`, { owner: '' });
    expect(given.json()).toMatchObject({ owner: '' });
  });

  test('becomes a record of each kind and links to it', async () => {
    const candidate = { name: 'Meera Nair', email: 'meera@example.com', position: 'Picker' };
    for (const [path, record] of [
      ['companies', { name: 'Nair Foods', phone: '9876500101' }],
      ['ultrahrms/companies', { name: 'Nair Foods' }],
      ['candidates', candidate],
      ['ultrahrms/candidates', candidate],
    ] as const) {
      lead = (await server.call('POST', 'leads', { mobile: '9876500188' })).json<Lead>();
      const answer = await convert(path, record);
      expect([path, answer.statusCode]).toEqual([path, 201]);
      const { status, convertedTo } = answer.json<Lead>();
      expect([status, convertedTo]).toEqual(['converted', expect.stringMatching(`^${path}/`)]);
      expect((await server.call('GET', convertedTo)).json()).toMatchObject(record);
      expect(await count(path)).toBe(1);
      expect((await server.call('GET', `leads/${lead.id}/history`)).json<object[]>()[0]).toMatchObject({
        by: 'Asha Rao',
        changes: { status: ['new', 'converted'] },
      });
    }
  });

  test('stays unchanged when the new record lacks a field, the call lacks a part, a colleague changed the lead, or it doesn’t exist', async () => {
    const answer = await convert('candidates', { name: 'Meera Nair', email: 'meera@example.com' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ path: 'position' }] });
    for (const body of [
      { to: 'accounts', record: {}, version: 1 },
      { to: 'companies', version: 1 },
      { to: 'companies', record: { name: 'A' } },
      {},
    ])
      expect([body, (await server.call('POST', `leads/${lead.id}/convert`, body)).statusCode]).toEqual([body, 400]);
    const whole = { to: 'companies', record: { name: 'A' }, version: 1 };
    expect((await server.call('POST', 'leads/none/convert', whole)).statusCode).toBe(404);
    expect(await current()).toMatchObject({ status: 'new', convertedTo: '' });

    await server.call('PUT', `leads/${lead.id}`, { status: 'closed' });
    const stale = await convert('companies', { name: 'Nair Foods' });
    expect([stale.statusCode, stale.json<{ code: string }>().code]).toEqual([409, 'stale']);
    expect([await count('companies'), await count('candidates')]).toEqual([0, 0]);
  });

  test('becomes a company with its first center and the state of its GSTIN, all or nothing', async () => {
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

  test('becomes only one record, even when two convert it at once', async () => {
    const answers = await Promise.all([
      convert('companies', { name: 'A' }),
      convert('candidates', { name: 'B', email: 'b@example.com', position: 'C' }),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409]);
    const again = await convert('companies', { name: 'Nair Foods' }, 2);
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'converted']);
    expect((await count('companies')) + (await count('candidates'))).toBe(1);
  });

  test('becomes a company with a center only by an account that may create both', async () => {
    const rights = ['leads:read', 'leads:write', 'leads:convert', 'companies:write'];
    const { token } = await addAccount(server, { rights });
    const body = { to: 'companies', record: { name: 'Nair Foods' }, center: {}, version: lead.version };
    const answer = await server.call('POST', `leads/${lead.id}/convert`, body, { token });
    expect([answer.statusCode, answer.json().message]).toEqual([
      403,
      expect.stringContaining('Centers: Create and change'),
    ]);
    expect([await count('companies'), await count('centers')]).toEqual([0, 0]);
    const without = await server.call('POST', `leads/${lead.id}/convert`, { ...body, center: undefined }, { token });
    expect(without.statusCode).toBe(201);
  });

  test("can't be linked to a missing record", async () => {
    const answer = await server.call('PUT', `leads/${lead.id}`, { status: 'converted', convertedTo: 'companies/zzz' });
    expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([400, 'convertedTo']);
    expect(await current()).toMatchObject({ convertedTo: '' });
  });
});

describe('the notes of a lead', () => {
  test('are listed with author and time, the lead has the newest; none is removed, and other changes add none', async () => {
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
    await server.call('PUT', `leads/${lead.id}`, { note: '', status: 'closed' });
    expect(await notes()).toHaveLength(3);
    expect(await current()).toMatchObject({ note: 'Wants a quote', status: 'closed' });
  });

  test('are refused with an invalid change, and for an unknown lead; the lead stays unchanged', async () => {
    const before = await current();
    for (const [body, status] of [
      [{ text: ' ' }, 400],
      [{ text: 'Late', lead: { version: 99 } }, 409],
      [{ text: 'Bad', lead: { status: 'lost' } }, 400],
    ] as const)
      expect([body, (await server.call('POST', `leads/${lead.id}/notes`, body)).statusCode]).toEqual([body, status]);
    expect([await current(), await notes()]).toEqual([before, []]);
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

  test('is found as due, overdue or planned, by days from today, and disappears once the lead is closed or converted', async () => {
    for (const [days, counts] of [
      [0, [1, 0, 0]],
      [-1, [1, 1, 0]],
      [1, [0, 0, 1]],
    ] as const) {
      await set(addDays(day, days));
      expect([days, [await found('due'), await found('overdue'), await found('planned')]]).toEqual([days, counts]);
    }
    expect((await server.call('GET', 'leads?calls=soon')).statusCode).toBe(400);
    for (const status of ['closed', 'converted']) {
      await set(day, { status });
      expect(await current()).toMatchObject({ status, nextCallOn: null });
    }
  });

  test('is announced on its day, once, to everyone while the lead has no owner', async () => {
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
});

describe('the reminder of a call', () => {
  test('goes to the lead’s owner only while they may read the lead', async () => {
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
