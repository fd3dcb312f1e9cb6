import { addDays, today } from 'shared/domain/dates/dates';
import type { Employee } from 'shared/domain/people/employees/employee';
import type { Placement } from 'shared/domain/work/placements/placement';
import type { Attrition, DeployedPeople } from 'shared/domain/work/placements/placementFigures';
import { addAccount } from '../../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { settleWorkplaces } from './settleWorkplace';

let server: TestApp;
let [company, pune, ranchi, asha, bela, chand] = ['', '', '', '', '', ''];
const day = today();

const add = async <T = { id: string }>(path: string, body: object) => {
  const answer = await server.call('POST', path, body);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
  return answer.json<T>();
};
const get = async <T>(path: string) => (await server.call('GET', path)).json<T>();
const place = (employeeId: string, centerId: string, more: object) =>
  add<Placement>('placements', { employeeId, centerId, ...more });
const bench = async () => (await get<Employee[]>('employees?deployment=Bench')).map(({ name }) => name);

beforeEach(async () => {
  server = await openTestApp();
  company = (await add('companies', { name: 'Everkart' })).id;
  pune = (await add('centers', { client_name: 'Everkart', companyId: company, city: 'Pune' })).id;
  ranchi = (await add('centers', { client_name: 'Hill Foods', city: 'Ranchi' })).id;
  asha = (await add('employees', { name: 'आशा देवी' })).id;
  bela = (await add('employees', { name: 'Bela Kumari' })).id;
  chand = (await add('employees', { name: 'Chand' })).id;
});
afterEach(() => server.close());

test('people deployed today are counted by client and center, as the list has them', async () => {
  await place(asha, pune, { startsOn: addDays(day, -9) });
  await place(bela, pune, { startsOn: day, endsOn: day });
  await place(chand, ranchi, { startsOn: addDays(day, 1) });
  const { centers, isSample } = await get<DeployedPeople>('placements/deployed');
  expect([centers, isSample]).toEqual([
    [{ companyId: company, companyName: 'Everkart', centerId: pune, centerName: 'Pune', people: 2 }],
    false,
  ]);
  expect(await get(`placements?state=Deployed&companyId=${company}&centerId=${pune}`)).toHaveLength(2);
  expect(await get('placements?state=Planned')).toMatchObject([{ employeeName: 'Chand', state: 'Planned' }]);
});

test('who works at no client today and has not left is on the bench', async () => {
  expect(await bench()).toEqual(['Bela Kumari', 'Chand', 'आशा देवी']);
  const { id, version } = await place(asha, pune, { startsOn: day });
  await server.call('PUT', `employees/${bela}`, { leftOn: addDays(day, -1) });
  expect(await bench()).toEqual(['Chand']);
  await server.call('PUT', `placements/${id}`, { version, endsOn: day, endReason: 'Resigned' });
  expect(await bench()).toEqual(['Chand']);
  await server.call('DELETE', `placements/${id}`);
  expect(await bench()).toEqual(['Chand', 'आशा देवी']);
});

test('on the day on which a placement begins or is over its state changes, and the bench with it', async () => {
  const { id } = await place(asha, pune, { startsOn: addDays(day, 2), endsOn: addDays(day, 3) });
  const { version } = await get<Placement>(`placements/${id}`);
  for (const [days, state, isOnBench] of [
    [2, 'Deployed', false],
    [3, 'Deployed', false],
    [4, 'Ended', true],
  ] as const) {
    await settleWorkplaces(server.db, addDays(day, days));
    expect(await get(`placements/${id}`)).toMatchObject({ state, version });
    expect((await bench()).includes('आशा देवी')).toBe(isOnBench);
  }
});

test('placements that ended are counted by month, reason and client with how long they lasted; moves are not', async () => {
  await place(asha, pune, { startsOn: '2026-01-01', endsOn: '2026-01-10', endReason: 'Resigned' });
  await place(bela, pune, { startsOn: '2026-01-01', endsOn: '2026-01-31', endReason: 'Resigned' });
  await place(chand, pune, { startsOn: '2026-01-01', endsOn: '2026-01-31', endReason: 'Moved' });
  await place(chand, ranchi, { startsOn: '2026-02-01', endsOn: '2026-02-28', endReason: 'Contract over' });
  const range = 'endsOn.from=2026-01-01&endsOn.to=2026-02-28';
  const { ended, isSample } = await get<Attrition>('placements/attrition?from=2026-01-01&to=2026-02-28');
  expect([ended.length, isSample]).toEqual([2, false]);
  // The list behind a figure has as many records as the figure, also for placements without a company.
  const listed = async (more: string) => (await get<unknown[]>(`placements?state=Ended&${range}&${more}`)).length;
  expect([await listed('companyId=,'), await listed('endReason=,Resigned')]).toEqual([1, 2]);
  expect(ended).toEqual(
    expect.arrayContaining([
      { month: '2026-01', endReason: 'Resigned', companyId: company, companyName: 'Everkart', people: 2, days: 41 },
      { month: '2026-02', endReason: 'Contract over', companyId: '', companyName: '', people: 1, days: 28 },
    ]),
  );
  expect((await server.call('GET', 'placements/attrition?from=2026-02-31&to=2026-02-28')).statusCode).toBe(400);
});

test('figures are of the clients within the reach of whoever asks', async () => {
  await place(asha, pune, { startsOn: day });
  await place(bela, ranchi, { startsOn: '2026-01-01', endsOn: '2026-01-31', endReason: 'Resigned' });
  const { token } = await addAccount(server, { reach: { companies: [], centers: [ranchi] } });
  const mine = async (path: string) => (await server.call('GET', path, undefined, { token })).json();
  expect(await mine('placements/deployed')).toMatchObject({ centers: [] });
  expect((await mine('placements/attrition?from=2026-01-01&to=2026-12-31')).ended).toHaveLength(1);
});

test('placements are found by the name of the person, and by words of both', async () => {
  await place(asha, pune, { startsOn: day, designation: 'Picker' });
  await place(bela, pune, { startsOn: day, designation: 'Guard' });
  const found = async (q: string) =>
    (await get<Placement[]>(`placements?page=1&q=${encodeURIComponent(q)}`)).map(({ employeeName }) => employeeName);
  expect(await found('आशा')).toEqual(['आशा देवी']);
  expect(await found('bela guard')).toEqual(['Bela Kumari']);
  expect(await found('bela picker')).toEqual([]);
});

test('vacancies tell how many are open, for how many people, and how long the filled ones took', async () => {
  await add('vacancies', { title: 'Picker', city: 'Pune', people: 5, companyId: company });
  await add('vacancies', { title: 'Guard', city: 'Ranchi', people: 3, filled: 1 });
  await add('vacancies', { title: 'Cook', city: 'Ranchi', people: 1, filled: 1 });
  expect(await get('vacancies/figures')).toEqual({ open: 2, people: 7, filled: 1, fillDays: 0, isSample: false });
  expect(await get(`vacancies/figures?companyId=${company}`)).toMatchObject({ open: 1, people: 5, fillDays: null });
});
