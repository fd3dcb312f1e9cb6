import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { payRegister } from '../../../../test/payRegister';

let server: TestApp;
let wageId: string;
let anil: { id: string };
const put = (path: string, fields: object) => server.call('PUT', path, fields);
const found = async (q: string) =>
  (await server.call('GET', `wages/lines?wageId=${wageId}&q=${encodeURIComponent(q)}`)).json<object[]>();

beforeEach(async () => {
  server = await openTestApp();
  const employee = { basicPaise: 1_000_000, grossPaise: 1_500_000 };
  anil = (
    await server.call('POST', 'employees', { ...employee, name: 'Anil Mahto', code: 'RK-014', department: 'Packing' })
  ).json();
  await server.call('POST', 'employees', { ...employee, name: 'Kavita Soren', code: 'RK-015', department: 'Stores' });
  wageId = (await server.call('POST', 'wages', { month: '2026-04' })).json<{ id: string }>().id;
});
afterEach(() => server.close());

test('a register’s lines have the employees’ codes and departments, and are found by them', async () => {
  expect(await found('rk-014')).toMatchObject([{ name: 'Anil Mahto', code: 'RK-014', department: 'Packing' }]);
  expect(await found('stores')).toMatchObject([{ name: 'Kavita Soren', code: 'RK-015' }]);
  expect((await server.call('GET', `wages/lines/export.csv?wageId=${wageId}`)).body).toContain(
    '"Anil Mahto","RK-014","Packing"',
  );
});

test('a line that is added has them too, one without an employee has none', async () => {
  const added = await server.call('POST', 'wages/lines', { wageId, name: 'Casual', days: 1, grossRatePaise: 100 });
  expect(added.json()).toMatchObject({ code: '', department: '' });
  const [line] = (await found('rk-014')) as [{ id: string }];
  await server.call('DELETE', `wages/lines/${line.id}`);
  const again = await server.call('POST', 'wages/lines', {
    wageId,
    employeeId: anil.id,
    name: 'Anil Mahto',
    days: 30,
    grossRatePaise: 1_500_000,
  });
  expect(again.json()).toMatchObject({ code: 'RK-014', department: 'Packing' });
});

test('an employee’s new code and department reach open months, and no paid one', async () => {
  await put(`employees/${anil.id}`, { code: 'RK-100' });
  expect(await found('rk-100')).toMatchObject([{ name: 'Anil Mahto', department: 'Packing' }]);
  await payRegister(server, wageId, '2026-05-05');
  await put(`employees/${anil.id}`, { department: 'Stores' });
  expect(await found('rk-100')).toMatchObject([{ department: 'Packing' }]);
});
