import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { keepYear } from '../../compliance/keepYear';
import { obligations } from '../../compliance/obligations';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
  const { id } = (
    await server.call('POST', 'suppliers', { name: 'Anita Tirkey', company: 'Safe Step', gstin: '24AAQCA8719H1ZC' })
  ).json();
  await server.call('POST', 'purchases', {
    ...{ supplierId: id, number: 'SS/101', date: '2026-05-10', placeOfSupply: '20', taxablePaise: 80_000_00 },
    ...{ percent: 18, nature: 'contract' },
  });
});
afterEach(() => server.close());

const challan = {
  ...{ month: '2026-05', code: '1024', bsr: '0012345', serial: '00012', paidOn: '2026-06-05' },
  taxPaise: 1_600_00,
};
const quarter = 'quarter=2026-27 Q1';

test('until its challan is entered the bill is named, and no file is given; then it is a row of it', async () => {
  const before = await server.call('GET', `purchases/form-140?${quarter}`);
  expect(before.json()).toMatchObject({ rows: 0, toMend: 1, findings: [{ what: 'SS/101, Safe Step', stops: true }] });
  const refused = await server.call('GET', `purchases/form-140/deductees.csv?${quarter}`);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'SS/101, Safe Step: There is no challan of code 1024, May 2026. Enter it once ₹1,600.00 is paid.',
  ]);
  expect((await server.call('POST', 'tax-challans', challan)).statusCode).toBe(201);
  const csv = await server.call('GET', `purchases/form-140/deductees.csv?${quarter}`);
  expect(csv.body.split('\r\n')[1]).toBe(
    '"DD","1","1","1","O","AAQCA8719H","Safe Step","1024","10052026","80000.00","1600.00","1600.00","10052026","02.0000","",""',
  );
  expect((await server.call('GET', `purchases/form-140/challans.csv?${quarter}`)).body).toContain('"0012345","00012"');
  expect((await server.call('GET', `purchases/form-140/rows.txt?${quarter}`)).body.split('\r\n')).toHaveLength(3);
});

test('challans that pay all of a month’s tax mark its due as paid, with their number, day and amount; a part does not', async () => {
  await keepYear(server.db, obligations, '2026-27', '2026-06-01');
  const due = async () => (await server.call('GET', 'obligations?ruleId=tds-deposit&period=2026-05')).json()[0];
  await server.call('POST', 'tax-challans', { ...challan, taxPaise: 1_000_00 });
  expect(await due()).toMatchObject({ status: 'Pending' });
  await server.call('POST', 'tax-challans', { ...challan, serial: '00013', taxPaise: 600_00, paidOn: '2026-06-07' });
  expect(await due()).toMatchObject({
    ...{ status: 'Paid', doneOn: '2026-06-07', reference: '00012, 00013', amountPaise: 1_600_00 },
  });
});

test.each([
  ['is deleted', 'DELETE', undefined],
  ['turns out to be less', 'PUT', { taxPaise: 1_500_00 }],
  ['is of another month', 'PUT', { month: '2026-04' }],
] as const)(
  'once its challan %s the due is open again; a challan of all of it marks it again',
  async (_, method, body) => {
    await keepYear(server.db, obligations, '2026-27', '2026-06-01');
    const due = async () => (await server.call('GET', 'obligations?ruleId=tds-deposit&period=2026-05')).json()[0];
    const { id } = (await server.call('POST', 'tax-challans', challan)).json();
    await server.call('PUT', `tax-challans/${id}`, { note: 'Paid by Asha' });
    expect(await due()).toMatchObject({ status: 'Paid', reference: '00012' });
    await server.call(method, `tax-challans/${id}`, body);
    expect(await due()).toMatchObject({ status: 'Pending', doneOn: null, reference: '', amountPaise: 0 });
    await server.call('POST', 'tax-challans', { ...challan, serial: '00014' });
    expect(await due()).toMatchObject({ status: 'Paid' });
  },
);

test('those that are ready are given without the others', async () => {
  const { statusCode, body } = await server.call('GET', `purchases/form-140/deductees.csv?${quarter}&rows=ready`);
  expect([statusCode, body.split('\r\n')]).toEqual([200, [expect.stringContaining('"PAN"'), '']]);
});

test('the same challan twice, or one with wrong digits, is refused', async () => {
  await server.call('POST', 'tax-challans', challan);
  const second = await server.call('POST', 'tax-challans', { ...challan, code: '1023' });
  expect([second.statusCode, second.json().message]).toEqual([
    409,
    'Challan 00012 of 05 Jun 2026 is entered already, under code 1024. Correct that one, or the number.',
  ]);
  const wrong = await server.call('POST', 'tax-challans', { ...challan, bsr: '12', serial: '', code: '94C' });
  expect(wrong.json().errors.map(({ path }: { path: string }) => path)).toEqual(['code', 'bsr', 'serial']);
});

test('a quarter that is none is refused', async () => {
  expect((await server.call('GET', 'purchases/form-140?quarter=2026-27')).statusCode).toBe(400);
});
