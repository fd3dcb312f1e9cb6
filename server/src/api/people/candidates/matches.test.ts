import type { MatchingCandidate } from 'shared/domain/people/candidates/matching';
import { addAccount } from '../../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';

let server: TestApp;
let company: string;
let vacancy: string;
beforeAll(async () => {
  server = await openTestApp();
  company = await add('companies', { name: 'Everkart' });
  const wanted = { title: 'Picker', city: 'Pune', skills: ['Scanner'], companyId: company };
  vacancy = await add('vacancies', wanted);
});
afterAll(() => server.close());

const add = async (path: string, body: object) => {
  const answer = await server.call('POST', path, body);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
  return answer.json<{ id: string }>().id;
};
const person = (name: string, more: object) =>
  add('candidates', { name, email: `${name}@example.com`, position: 'Loader', ...more });
const names = async (id = vacancy, token?: string) => {
  const answer = await server.call('GET', `candidates/matches?vacancyId=${id}`, undefined, token ? { token } : {});
  return answer.statusCode === 200 ? answer.json<MatchingCandidate[]>().map(({ name }) => name) : answer.statusCode;
};

test('who fits is answered, the best first, without who is rejected, put forward already or of another client', async () => {
  await person('Skilled', { skills: 'scanner, Packing' });
  await person('Near', { position: 'Pickers', city: 'pune', companyId: company });
  await person('Cook', { position: 'Cook', city: 'Pune' });
  await person('Rejected', { position: 'Picker', status: 'Rejected' });
  const known = await person('Known', { position: 'Picker' });
  expect(await names()).toEqual(['Near', 'Known', 'Skilled']);
  await add('submissions', { candidateId: known, vacancyId: vacancy });
  expect(await names()).toEqual(['Near', 'Skilled']);
  const { token } = await addAccount(server, { reach: { companies: [company], centers: [] } });
  expect(await names(vacancy, token)).toEqual(['Near']);
  const other = await add('vacancies', { title: 'Picker' });
  expect([await names(other, token), await names('nowhere')]).toEqual([404, 404]);
});
