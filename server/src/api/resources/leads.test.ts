import { openTestApp, type TestApp } from '../../../test/openTestApp';

interface Lead { id: string; version: number; status: string; convertedTo: string }

let server: TestApp;
let lead: Lead;
const current = async () => (await server.call('GET', `leads/${lead.id}`)).json<Lead>();
const convert = (to: string, record: object, version = lead.version) => server.call('POST', `leads/${lead.id}/convert`, { to, record, version });
const count = async (path: string) => (await server.call('GET', path)).json<object[]>().length;

beforeEach(async () => {
  server = await openTestApp();
  await server.call('POST', 'contact', { name: 'Meera Nair', email: 'meera@example.com', message: 'We need 40 pickers.' }, { token: '' });
  [lead] = (await server.call('GET', 'leads')).json<[Lead]>();
});
afterEach(() => server.close());

describe('a lead', () => {
  it('keeps its status, owner and note', async () => {
    const answer = await server.call('PUT', `leads/${lead.id}`, { status: 'called', owner: server.owner.account.id, note: 'Call on Monday', version: lead.version });
    expect(answer.json()).toMatchObject({ status: 'called', owner: server.owner.account.id, note: 'Call on Monday', name: 'Meera Nair' });
    expect((await server.call('PUT', `leads/${lead.id}`, { status: 'lost' })).statusCode).toBe(400);
  });

  it('names its owner, also in the CSV', async () => {
    await server.call('PUT', `leads/${lead.id}`, { owner: server.owner.account.id, note: 'Call on Monday', version: lead.version });
    expect((await server.call('GET', 'leads')).json()).toMatchObject([{ ownerName: 'Asha Rao' }]);
    const lines = (await server.call('GET', 'leads/export.csv')).body.split('\r\n');
    expect(lines[0]).toBe('"Received","Kind","Name","Mobile","E-mail","Message","Terms accepted","Status","Owner","Note","Converted to"');
    expect(lines[1]).toMatch(/,"contact","Meera Nair","","meera@example.com","We need 40 pickers.","no","new","Asha Rao","Call on Monday",""$/);
  });

  it('keeps the name of an owner whose account is removed', async () => {
    await server.call('POST', 'auth/register', { name: 'Ravi Kumar', email: 'ravi@example.com', password: 'a long password' }, { token: '' });
    const { id } = (await server.call('GET', 'accounts')).json<{ id: string; name: string }[]>().find(({ name }) => name === 'Ravi Kumar') ?? { id: '' };
    await server.call('PUT', `leads/${lead.id}`, { owner: id, version: lead.version });
    expect((await server.call('DELETE', `accounts/${id}`)).statusCode).toBe(204);
    expect((await server.call('GET', 'leads')).json()).toMatchObject([{ owner: id, ownerName: 'Ravi Kumar' }]);
  });

  it.each([
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
    expect((await server.call('GET', `leads/${lead.id}/history`)).json<object[]>()[0]).toMatchObject({ by: 'Asha Rao', changes: { status: ['new', 'converted'] } });
  });

  it('stays what it is when the new record lacks a field', async () => {
    const answer = await convert('candidates', { name: 'Meera Nair', email: 'meera@example.com' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ path: 'position' }] });
    expect(await current()).toMatchObject({ status: 'new', convertedTo: '' });
  });

  it('becomes one record only', async () => {
    await convert('companies', { name: 'Nair Foods' });
    const again = await convert('companies', { name: 'Nair Foods' }, 2);
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'converted']);
    expect(await count('companies')).toBe(1);
  });

  it('becomes one record also when two convert it at once', async () => {
    const answers = await Promise.all([convert('companies', { name: 'A' }), convert('candidates', { name: 'B', email: 'b@example.com', position: 'C' })]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409]);
    expect((await count('companies')) + (await count('candidates'))).toBe(1);
  });

  it('is not converted over a colleague\'s change', async () => {
    await server.call('PUT', `leads/${lead.id}`, { status: 'closed' });
    const answer = await convert('companies', { name: 'Nair Foods' });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'stale']);
    expect(await count('companies')).toBe(0);
  });

  it.each([[{ to: 'accounts', record: {}, version: 1 }], [{ to: 'companies', version: 1 }], [{ to: 'companies', record: { name: 'A' } }], [{}]])('is not converted by %j', async (body) => {
    expect((await server.call('POST', `leads/${lead.id}/convert`, body)).statusCode).toBe(400);
    expect(await current()).toMatchObject({ status: 'new' });
  });

  it('that does not exist cannot be converted', async () => {
    expect((await server.call('POST', 'leads/none/convert', { to: 'companies', record: { name: 'A' }, version: 1 })).statusCode).toBe(404);
    expect(await count('companies')).toBe(0);
  });
});
