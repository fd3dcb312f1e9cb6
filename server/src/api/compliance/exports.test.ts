import { addMonths, today } from 'shared/domain/dates';
import { openTestApp, type TestApp } from '../../../test/openTestApp';

let server: TestApp;
beforeAll(async () => { server = await openTestApp(); });
afterAll(() => server.close());

const exported = async (path: string) => (await server.call('GET', path)).body.trimEnd().split('\r\n');

test('employees are exported under the labels of their form, so that they can be imported again', async () => {
  await server.call('POST', 'employees', { name: 'Anil Mahto', code: 'E-1', basicPaise: 1_050_000, grossPaise: 1_500_050, pfMember: true, esiMember: false, joinedOn: '2026-04-01' });
  expect(await exported('employees/export.csv')).toEqual([
    '"Name","Employee code","Designation","Department","Basic a month","Gross a month","Member of PF","Member of ESI","UAN","ESIC number","PAN","Joined on","Left on"',
    '"Anil Mahto","E-1","","","10500.00","15000.50","Yes","No","","","","2026-04-01",""',
  ]);
});

test('wages are exported with what is to be paid, in rupees', async () => {
  const month = addMonths(today(), -1).slice(0, 7);
  const { id } = (await server.call('POST', 'wages', { month, employees: 1, totalPaise: 1_500_000 })).json<{ id: string }>();
  await server.call('POST', 'wages/lines', { wageId: id, name: 'Anil Mahto', days: 30, basicPaise: 1_050_000, grossPaise: 1_500_000, pfMember: true, esiMember: true });
  expect(await exported('wages/export.csv')).toEqual(['"Month","Employees","Total","PF to pay","ESI to pay","Status","Paid on"', `"${month}","1","15000.00","2520.00","601.00","Pending",""`]);
  expect(await exported(`wages/lines/export.csv?wageId=${id}`)).toEqual(['"Employee","Days","Basic","Gross","PF","ESI","Professional tax","Net"', '"Anil Mahto","30","10500.00","15000.00","2520.00","601.00","0.00","13627.00"']);
});

test.each([
  ['obligations', '"Title","Period","Return type","Quarter","Type","Challan","Due date","Extended to","Status","Standing","Done on","Reference","Amount","Note"'],
  ['dues', '"Title","Due date","Type","Area","Period","Days left"'],
  ['certificates', '"Name","File","Uploaded","Expires","Status","Note"'],
  ['holidays', '"Holiday","Date"'],
])('/%s exports the columns of its lists', async (path, header) => {
  expect((await exported(`${path}/export.csv`))[0]).toBe(header);
});
