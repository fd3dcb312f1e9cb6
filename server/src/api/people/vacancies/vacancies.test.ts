import type { Vacancy } from 'shared/domain/people/vacancies/vacancy';
import { addAccount } from '../../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
});
afterEach(() => server.close());

type Known = { id: string; version: number };
const add = async <T = Known>(path: string, body: object): Promise<T> => {
  const answer = await server.call('POST', path, body);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
  return answer.json<T>();
};
const addVacancy = (more: object = {}) => add<Vacancy>('vacancies', { title: 'Picker', city: 'Ranchi', ...more });
const change = async ({ id, version }: Known, body: object) => {
  const answer = await server.call('PUT', `vacancies/${id}`, { version, ...body });
  expect(answer.statusCode).toBe(200);
  return answer.json<Vacancy>();
};
const statuses = ({ stages }: Vacancy) => stages.map(({ status }) => status);

test('a new vacancy is open for one adult, and hidden from the site', async () => {
  expect(await addVacancy()).toMatchObject({
    people: 1,
    filled: 0,
    status: 'Open',
    minAge: 18,
    isPublic: false,
    slug: expect.stringMatching(/^picker-ranchi-[a-z2-9]{6}$/),
    stages: [{ status: 'Open', since: expect.any(String) }],
  });
});

test('the status follows the people found, until somebody closes the vacancy, and each stage is kept', async () => {
  let vacancy = await addVacancy({ people: 3 });
  vacancy = await change(vacancy, { filled: 1 });
  expect(vacancy.status).toBe('Part filled');
  vacancy = await change(vacancy, { shift: 'Night' });
  vacancy = await change(vacancy, { filled: 3 });
  expect(vacancy.status).toBe('Filled');
  vacancy = await change(vacancy, { status: 'Closed' });
  vacancy = await change(vacancy, { status: 'Open' });
  expect(vacancy.status).toBe('Filled');
  expect(statuses(vacancy)).toEqual(['Open', 'Part filled', 'Filled', 'Closed', 'Filled']);
});

test('company, city and state are those of the center where nobody says others, and both are named', async () => {
  const company = await add('companies', { name: 'Everkart Retail' });
  const center = await add('centers', {
    client_name: 'Everkart',
    companyId: company.id,
    city: 'Pune',
    state: 'MH',
    center_code: 'P-1',
  });
  const vacancy = await addVacancy({ centerId: center.id, city: '' });
  expect(vacancy).toMatchObject({
    companyId: company.id,
    companyName: 'Everkart Retail',
    city: 'Pune',
    state: 'Maharashtra',
    centerName: 'Pune, P-1',
  });
  expect((await server.call('GET', 'vacancies/facets')).json()).toEqual({
    city: ['Pune'],
    company: [{ value: company.id, label: 'Everkart Retail' }],
  });
});

test('a state that no list has stays as it was typed', async () => {
  expect(await addVacancy({ state: 'Vidarbha' })).toMatchObject({ state: 'Vidarbha' });
});

test('its address on the site stays when the role is renamed', async () => {
  const vacancy = await addVacancy();
  expect((await change(vacancy, { title: 'Packer' })).slug).toBe(vacancy.slug);
});

test.each([
  ['no role', { title: ' ' }, 'title', 'Enter the role.'],
  ['nobody needed', { people: 0 }, 'people', 'The number of people must be at least 1.'],
  ['more found than needed', { people: 2, filled: 3 }, 'filled', 'No more people can be found than are needed.'],
  ['a child', { minAge: 13 }, 'minAge', 'Nobody below 14 may work. Enter a higher age.'],
  ['a year as the unit', { payPer: 'year' }, 'payPer', 'The unit of the pay is one of month, day, hour.'],
  [
    'a public one without a city',
    { isPublic: true, city: '' },
    'city',
    'Enter the city or choose a center: the site lists vacancies by city.',
  ],
  ['an unknown company', { companyId: 'x' }, 'companyId', 'This company no longer exists. Choose another.'],
  ['an unknown center', { centerId: 'x' }, 'centerId', 'This center no longer exists. Choose another.'],
  ['an unknown lead', { leadId: 'x' }, 'leadId', 'This lead no longer exists.'],
])('%s is refused with a sentence, and nothing is stored', async (_what, wrong, path, msg) => {
  const answer = await server.call('POST', 'vacancies', { title: 'Picker', city: 'Ranchi', ...wrong });
  expect([answer.statusCode, answer.json<{ errors: object[] }>().errors]).toEqual([400, [{ path, msg }]]);
  expect((await server.call('GET', 'vacancies')).json()).toEqual([]);
});

test('a center of another company, and a public vacancy at a center without a city, are refused', async () => {
  const [one, other] = [await add('companies', { name: 'One' }), await add('companies', { name: 'Other' })];
  const center = await add('centers', { client_name: 'Other', companyId: other.id });
  const refused = async (body: object) =>
    (await server.call('POST', 'vacancies', { title: 'Picker', centerId: center.id, ...body })).json<{
      message: string;
    }>();
  expect(await refused({ companyId: one.id })).toMatchObject({
    errors: [{ path: 'centerId', msg: 'This center belongs to another company. Choose one of this company.' }],
  });
  expect(await refused({ isPublic: true })).toMatchObject({
    errors: [{ path: 'city', msg: 'Enter the city: the site lists vacancies by city.' }],
  });
});

describe('for an account that is limited to a company', () => {
  test('there are the vacancies of that company alone, and no others can be made', async () => {
    const [mine, other] = [await add('companies', { name: 'Mine' }), await add('companies', { name: 'Other' })];
    const seen = await addVacancy({ companyId: mine.id });
    const hidden = await addVacancy({ companyId: other.id, city: 'Pune' });
    const { token } = await addAccount(server, { reach: { companies: [mine.id], centers: [] } });
    const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
      server.call(method, path, body, { token });
    expect((await call('GET', 'vacancies')).json<Vacancy[]>().map(({ id }) => id)).toEqual([seen.id]);
    expect((await call('GET', 'vacancies/facets')).json()).toMatchObject({ city: ['Ranchi'] });
    expect((await call('GET', `vacancies/${hidden.id}`)).statusCode).toBe(404);
    for (const companyId of [other.id, ''])
      expect((await call('POST', 'vacancies', { title: 'Picker', companyId })).statusCode).toBe(403);
    // A center determines its owner.
    const [own, foreign] = [
      await add('centers', { client_name: 'Mine Works', companyId: mine.id }),
      await add('centers', { client_name: 'Other Works', companyId: other.id }),
    ];
    expect((await call('POST', 'vacancies', { title: 'Picker', centerId: own.id })).statusCode).toBe(201);
    expect((await call('POST', 'vacancies', { title: 'Picker', centerId: foreign.id })).statusCode).toBe(403);
    const lead = await add('leads', { mobile: '9876500101', companyId: other.id });
    expect((await call('POST', 'vacancies', { title: 'Picker', companyId: mine.id, leadId: lead.id })).statusCode).toBe(
      403,
    );
  });
});
