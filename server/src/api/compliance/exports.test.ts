import { openTestApp, type TestApp } from '../../../test/openTestApp';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const exported = async (path: string) => (await server.call('GET', path)).body.trim().split('\r\n');

test('employees are exported under the labels of their form, so that they can be imported again', async () => {
  await server.call('POST', 'employees', {
    name: 'Anil Mahto',
    code: 'E-1',
    basicPaise: 1_050_000,
    grossPaise: 1_500_050,
    pfMember: true,
    esiMember: false,
    joinedOn: '2026-04-01',
  });
  expect(await exported('employees/export.csv')).toEqual([
    '"Name","Employee code","Designation","Department","Basic a month","House rent a month","Conveyance a month","Gross a month","Member of PF","Member of the pension","PF on all wages","Member of ESI","State of work","Sex","Person with a disability","UAN","PF member name","ESIC number","PAN","Paid by","Bank account","IFSC","Nominee","Relation of the nominee","Date of birth","Joined on","Left on","Reason of leaving","Phone","Second phone","Email","Father’s or husband’s name","Address","Language"',
    '"Anil Mahto","E-1","","","10500.00","0.00","0.00","15000.50","Yes","Yes","No","No","Jharkhand","","No","","","","","Bank","","","","","","2026-04-01","","","","","","","",""',
  ]);
});

test('wages are exported with what is to be paid, in rupees; a line’s row adds up', async () => {
  const month = '2026-04';
  const { id } = (await server.call('POST', 'wages', { month, employees: 1, totalPaise: 1_500_000 })).json<{
    id: string;
  }>();
  await server.call('POST', 'wages/lines', {
    wageId: id,
    name: 'Anil Mahto',
    days: 30,
    basicRatePaise: 1_050_000,
    houseRentRatePaise: 450_000,
    grossRatePaise: 1_500_000,
  });
  expect(await exported('wages/export.csv')).toEqual([
    '"Month","Employees","Total","PF to pay","ESI to pay","Professional tax, missing","Status","Paid on"',
    `"${month}","1","15000.00","3073.00","421.00","","Pending",""`,
  ]);
  expect(await exported(`wages/lines/export.csv?wageId=${id}`)).toEqual([
    '"Employee","Employee code","Department","Days","Basic","Overtime","of it arrears","Gross","Set by hand","PF, employee","ESI, employee","Professional tax","Professional tax, missing","Welfare fund, employee","TDS","Advance","Other deductions","Why deducted","Net","Paid by","PF, employer","of it pension","of it insurance, share","ESI, employer","Welfare fund, employer"',
    '"Anil Mahto","","","30","10500.00","0.00","0.00","15000.00","No","1260.00","79.00","0.00","","0.00","0.00","0.00","0.00","","13661.00","Bank","1313.00","875.00","53.00","342.00","0.00"',
  ]);
});

test.each([
  [
    'obligations',
    '"Title","Period","Return type","Quarter","Type","Challan","Due date","Extended to","Status","Standing","Done on","Reference","Source","Amount","Late fee","Interest","Note"',
  ],
  ['dues', '"Title","Due date","Type","Area","Period","Days left"'],
  ['certificates', '"Name","File","Uploaded","Expires","Status","Note"'],
  ['holidays', '"Holiday","Date","Public holiday","Day to be confirmed"'],
])('/%s exports the columns of its lists', async (path, header) => {
  expect((await exported(`${path}/export.csv`))[0]).toBe(header);
});
