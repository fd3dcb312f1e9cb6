import type { Home } from 'shared/domain/console/home';
import { today } from 'shared/domain/dates/dates';
import { addAccount } from '../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { enterRealLetterhead } from '../../../test/realLetterhead';

let server: TestApp;
afterEach(() => server.close());

const home = async (token?: string) =>
  (await server.call('GET', 'home', undefined, token === undefined ? {} : { token })).json<Home>();
const add = async (path: string, body: object) => {
  const answer = await server.call('POST', path, body);
  if (answer.statusCode !== 201) throw new Error(`${path}: ${answer.body}`);
  return answer.json<{ id: string }>().id;
};
const valueOf = ({ figures }: Home, label: string) => figures.find((figure) => figure.label.startsWith(label))?.value;
const employee = { name: 'Asha', basicPaise: 1_500_000, grossPaise: 1_500_000, workState: '20' };

test('beside samples alone the home has no figures of its own; with the first real record it counts what is real', async () => {
  server = await openTestApp({ settings: { seed: 'sample' } });
  expect(await home()).toMatchObject({ isReal: false, figures: [] });
  await add('employees', employee);
  const real = await home();
  expect(real.isReal).toBe(true);
  expect(valueOf(real, 'Total Employees')).toBe('1');
  expect(valueOf(real, 'Revenue')).toBe('₹0.00');
  expect(valueOf(real, 'Open questions')).toBe('0');
});

test('charts are of the months whose wages were made, in percent of their days', async () => {
  server = await openTestApp();
  const employeeId = await add('employees', { ...employee, department: 'Warehouse' });
  const wageId = await add('wages', { month: today().slice(0, 7), employees: 1, totalPaise: 1 });
  const rates = { basicRatePaise: 1_500_000, grossRatePaise: 1_500_000, workState: '20' };
  await add('wages/lines', { wageId, employeeId, name: 'Asha', days: 15, ...rates });
  const { figures } = await home();
  const charts = figures.filter(({ group }) => group === 'attendance' || group === 'department');
  expect(charts.map(({ group, value }) => [group, value])).toEqual([
    ['attendance', '50'],
    ['department', '50'],
  ]);
});

test('first steps tick themselves off, name what blocks issuing, and are gone once all are done', async () => {
  server = await openTestApp();
  const open = async () => (await home()).steps.filter(({ isDone }) => !isDone).map(({ id }) => id);
  const { steps } = await home();
  expect(steps[0]).toMatchObject({ id: 'details', path: '/dashboard/account/settings#company-details', isDone: false });
  expect(steps[0]?.blocks).toContain('Enter the company’s GSTIN.');
  expect(steps.at(-1)).toMatchObject({ id: 'invoice', blocks: ['Issuing waits for the company’s details.'] });
  await enterRealLetterhead(server);
  expect(await open()).toEqual(['firm', 'client', 'center', 'employee', 'placement', 'attendance', 'wages', 'invoice']);
  const companyId = await add('companies', { name: 'Everkart', address: '1 Mill Road', state: '27', pin: '411001' });
  await add('centers', { client_name: 'Everkart', companyId, city: 'Pune' });
  expect(await open()).toEqual(['employee', 'placement', 'attendance', 'wages', 'invoice']);
  expect((await home()).steps.at(-1)?.blocks).toEqual([]);
});

test('whoever may see less gets figures of that alone, and no first steps', async () => {
  server = await openTestApp();
  await add('employees', employee);
  const { token } = await addAccount(server, { rights: ['invoices:read'] });
  const seen = await home(token);
  expect(seen.figures.map(({ label }) => label)).toEqual([expect.stringMatching(/^Revenue, /), 'Overdue']);
  expect(seen.steps).toEqual([]);
});
