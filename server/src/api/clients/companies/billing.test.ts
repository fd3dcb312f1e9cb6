import { builtInRoles } from 'shared/domain/accounts/role';
import { addAccount } from '../../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';

let server: TestApp;
let company: { id: string; version: number };
let token: string;
beforeAll(async () => {
  server = await openTestApp();
  const rights = (builtInRoles.accountant?.granted ?? []).filter((each) => each.startsWith('companies:'));
  ({ token } = await addAccount(server, { rights }));
});
beforeEach(async () => {
  const body = { name: 'Everkart Retail', terms: 'Net', contacts: [{ name: 'Rohini' }] };
  company = (await server.call('POST', 'companies', body)).json();
});
afterAll(() => server.close());

const put = (path: string, body: object) => server.call('PUT', path, body, { token });
const stored = async () => (await server.call('GET', `companies/${company.id}`)).json<object>();

describe('an accountant', () => {
  test('adds and corrects a client’s billing details, and nothing else', async () => {
    const answer = await put(`companies/${company.id}/billing`, {
      gstin: '27AAPFU0939F1ZV',
      paymentDays: 45,
      name: 'Another',
      status: 'Inactive',
      version: company.version,
    });
    expect(answer.statusCode).toBe(200);
    expect(await stored()).toMatchObject({
      name: 'Everkart Retail',
      status: 'Active',
      gstin: '27AAPFU0939F1ZV',
      state: '27',
      paymentDays: 45,
      terms: 'Net',
      contacts: [expect.objectContaining({ name: 'Rohini' })],
    });
    const [latest] = (await server.call('GET', `companies/${company.id}/history`)).json<{ changes: object }[]>();
    expect(Object.keys(latest?.changes ?? {}).sort()).toEqual(['gstin', 'paymentDays', 'state']);
  });

  test('can’t change the client itself', async () => {
    expect((await put(`companies/${company.id}`, { name: 'Another' })).statusCode).toBe(403);
    expect(await stored()).toMatchObject({ name: 'Everkart Retail' });
  });

  test.each([
    ['a GSTIN that is none', { gstin: '27X' }, 400],
    ['a version that is not the newest', { terms: 'Net 60', version: 99 }, 409],
    ['no object', [], 400],
  ])('is refused %s', async (_, body, status) => {
    expect((await put(`companies/${company.id}/billing`, body)).statusCode).toBe(status);
    expect(await stored()).toMatchObject({ gstin: '', terms: 'Net' });
  });
});
