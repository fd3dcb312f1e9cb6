import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { payRegister } from '../../../../test/payRegister';
import { enterRealLetterhead } from '../../../../test/realLetterhead';
import { anyTable } from '../../../db/tables';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
});
afterEach(() => server.close());

interface Line {
  id: string;
  name: string;
  [field: string]: unknown;
}
const employ = async (name: string, rupees: number, more: object = {}) =>
  (await server.call('POST', 'employees', { name, basicPaise: rupees * 100, grossPaise: rupees * 100, ...more })).json<{
    id: string;
  }>();
const register = async (month: string) => (await server.call('POST', 'wages', { month })).json<{ id: string }>();
const linesOf = async (wageId: string) => (await server.call('GET', `wages/lines?wageId=${wageId}`)).json<Line[]>();
const lineOf = async (wageId: string, name: string) =>
  (await linesOf(wageId)).find((line) => line.name === name) as Line;
const change = async (line: Line, input: object) =>
  (await server.call('PUT', `wages/lines/${line.id}`, input)).json<Line>();

test('pay follows the days, whatever amounts are sent with them', async () => {
  await employ('Anil Mahto', 15_000, { basicPaise: 900_000, houseRentPaise: 300_000 });
  const line = await lineOf((await register('2026-04')).id, 'Anil Mahto');
  expect(line).toMatchObject({ days: 30, grossRatePaise: 1_500_000, grossPaise: 1_500_000, setByHand: false });
  expect(await change(line, { days: 26, grossPaise: 1_500_000 })).toMatchObject({
    days: 26,
    basicPaise: 780_000,
    houseRentPaise: 260_000,
    grossPaise: 1_300_000,
    setByHand: false,
  });
  expect(await change(line, { days: 26, overtimePaise: 50_000 })).toMatchObject({ grossPaise: 1_350_000 });
  expect(await change(line, { days: 31 })).toMatchObject({ errors: [{ path: 'days', msg: 'Apr 2026 has 30 days.' }] });
});

test('amounts set by hand stay when the days change, say why, and are taken back', async () => {
  await employ('Anil Mahto', 15_000);
  const { id } = await register('2026-04');
  const line = await lineOf(id, 'Anil Mahto');
  expect(await change(line, { setByHand: true, grossPaise: 1_400_000, basicPaise: 1_400_000 })).toMatchObject({
    errors: [{ path: 'handNote', msg: 'Give a reason for setting the amounts by hand.' }],
  });
  const byHand = await change(line, {
    setByHand: true,
    grossPaise: 1_400_000,
    basicPaise: 1_400_000,
    handNote: 'Agreed leave',
  });
  expect(byHand).toMatchObject({
    setByHand: true,
    grossPaise: 1_400_000,
    pfWagePaise: 1_400_000,
    handNote: 'Agreed leave',
  });
  expect(await change(byHand, { days: 10 })).toMatchObject({ days: 10, grossPaise: 1_400_000 });
  expect(await change(byHand, { setByHand: false })).toMatchObject({ days: 10, grossPaise: 500_000, handNote: '' });
  expect((await server.call('GET', `wages/${id}`)).json()).toMatchObject({ totalPaise: 500_000 });
});

test('one member at 15,000 costs 4,175 of PF: the administration is of the register, not of its lines', async () => {
  await employ('Anil Mahto', 15_000);
  const first = await register('2026-04');
  const sums = (await server.call('GET', `wages/lines/sums?wageId=${first.id}`)).json().sums;
  expect(sums).toMatchObject({
    pfEmployeePaise: 180_000,
    pfEmployerPaise: 55_000,
    pensionPaise: 125_000,
    insurancePaise: 7500,
    administrationPaise: 50_000,
  });
  const exported = (await server.call('GET', 'wages/export.csv')).body;
  expect(exported).toContain('"4175.00"');
  await employ('Kavita Soren', 15_000);
  expect((await server.call('GET', `wages/${(await register('2026-05')).id}`)).json().sums).toMatchObject({
    employees: 2,
    insurancePaise: 15_000,
    administrationPaise: 50_000,
  });
  await change(await lineOf(first.id, 'Anil Mahto'), { pfMember: false });
  expect((await server.call('GET', `wages/${first.id}`)).json().sums).toMatchObject({
    pfEmployeePaise: 0,
    insurancePaise: 0,
    administrationPaise: 7500,
  });
});

test('ESI covers who passes ₹21,000 within a period until it ends, by the line that the period began with', async () => {
  const { id } = await employ('Anil Mahto', 20_000);
  await register('2026-04');
  await server.call('PUT', `employees/${id}`, { basicPaise: 2_200_000, grossPaise: 2_200_000 });
  expect(await lineOf((await register('2026-07')).id, 'Anil Mahto')).toMatchObject({
    esiCovered: true,
    esiDecidedIn: '2026-04',
    esiDecidedPaise: 2_000_000,
    esiEmployeePaise: 16_500,
    esiEmployerPaise: 71_500,
  });
  expect(await lineOf((await register('2026-10')).id, 'Anil Mahto')).toMatchObject({
    esiCovered: false,
    esiDecidedIn: '2026-10',
    esiDecidedPaise: 2_200_000,
    esiEmployeePaise: 0,
    esiEmployerPaise: 0,
  });
});

test('a line without an employee has no months before it: the lines of others without one are not its own', async () => {
  const add = async (month: string, name: string, rupees: number) => {
    const { id: wageId } = await register(month);
    const rate = { basicRatePaise: rupees * 100, grossRatePaise: rupees * 100 };
    return (await server.call('POST', 'wages/lines', { wageId, name, days: 30, ...rate })).json<Line>();
  };
  expect(await add('2026-04', 'Day labour', 20_000)).toMatchObject({ esiCovered: true });
  expect(await add('2026-06', 'A guard for June', 22_000)).toMatchObject({
    esiCovered: false,
    esiDecidedIn: '2026-06',
  });
});

test('half a month at a rate of 40,000 is not covered by ESI', async () => {
  await employ('Anil Mahto', 40_000, { joinedOn: '2026-04-16' });
  expect(await lineOf((await register('2026-04')).id, 'Anil Mahto')).toMatchObject({
    days: 15,
    grossPaise: 2_000_000,
    esiCovered: false,
    esiEmployerPaise: 0,
  });
});

test('professional tax is settled over the year: 24,000 for eleven months and 90,000 once make 1,200', async () => {
  await employ('Anil Mahto', 24_000);
  const months = [
    ...Array.from({ length: 9 }, (_, index) => `2025-${String(index + 4).padStart(2, '0')}`),
    '2026-01',
    '2026-02',
    '2026-03',
  ];
  const ids: string[] = [];
  for (const month of months) ids.push((await register(month)).id);
  const march = await lineOf(ids[11] as string, 'Anil Mahto');
  expect(
    await change(march, { setByHand: true, basicPaise: 2_400_000, grossPaise: 9_000_000, handNote: 'Arrears' }),
  ).toMatchObject({ professionalTaxPaise: 120_000, professionalTaxBasePaise: 35_400_000 });
}, 60_000);

test('a change of a month works the open months after it out again, and leaves paid ones as they were paid', async () => {
  await employ('Anil Mahto', 22_000);
  const [april, may, june] = [await register('2026-04'), await register('2026-05'), await register('2026-06')];
  await payRegister(server, may.id, '2026-06-01');
  await change(await lineOf(april.id, 'Anil Mahto'), { basicRatePaise: 2_000_000, grossRatePaise: 2_000_000 });
  expect(await lineOf(may.id, 'Anil Mahto')).toMatchObject({ version: 1, esiCovered: false, esiEmployeePaise: 0 });
  expect(await lineOf(june.id, 'Anil Mahto')).toMatchObject({
    version: 2,
    esiCovered: true,
    esiDecidedIn: '2026-04',
    esiEmployeePaise: 16_500,
  });
});

test('a register that is added after a later one decides on that one', async () => {
  const { id } = await employ('Anil Mahto', 22_000);
  const june = await register('2026-06');
  await server.call('PUT', `employees/${id}`, { basicPaise: 2_000_000, grossPaise: 2_000_000 });
  await register('2026-04');
  expect(await lineOf(june.id, 'Anil Mahto')).toMatchObject({ esiCovered: true, esiDecidedIn: '2026-04' });
});

test('a register of before the insurance and the administration were counted stays as it is until it is worked out again, or one of its lines is changed', async () => {
  for (const name of ['Anil Mahto', 'Kavita Soren']) await employ(name, 15_000);
  const asBefore = async (month: string) => {
    const { id } = await register(month);
    await anyTable(server.db).updateTable('wage_lines').set({ insurancePaise: 0 }).where('wageId', '=', id).execute();
    await anyTable(server.db)
      .updateTable('wages')
      .set({ insurancePaise: 0, administrationPaise: 0 })
      .where('id', '=', id)
      .execute();
    return id;
  };
  const [april, may] = [await asBefore('2026-04'), await asBefore('2026-05')];
  const counted = { insurancePaise: 15_000, administrationPaise: 50_000 };
  expect((await server.call('POST', `wages/${april}/work-out`)).json().sums).toMatchObject(counted);
  expect((await server.call('GET', `wages/${may}`)).json().sums).toMatchObject({
    insurancePaise: 0,
    administrationPaise: 0,
  });
  await change(await lineOf(may, 'Anil Mahto'), { overtimePaise: 100 });
  expect((await server.call('GET', `wages/${may}`)).json().sums).toMatchObject(counted);
  await payRegister(server, may, '2026-06-01');
  expect((await server.call('POST', `wages/${may}/work-out`)).json()).toMatchObject({
    code: 'refused',
    message: 'This month is paid. Reopen it first.',
  });
  expect((await server.call('POST', 'wages/none/work-out')).statusCode).toBe(404);
});

test('the pension part is for its members up to the age of 58', async () => {
  await employ('Not a member', 15_000, { pensionMember: false });
  await employ('Past 58', 15_000, { bornOn: '1968-04-01' });
  await employ('On its last day', 15_000, { bornOn: '1968-04-30' });
  await employ('Not yet', 15_000, { bornOn: '1968-05-01' });
  const { id } = await register('2026-04');
  expect(
    Object.fromEntries((await linesOf(id)).map((line) => [line.name, [line.pensionPaise, line.pfEmployerPaise]])),
  ).toEqual({
    'Not a member': [0, 180_000],
    'Not yet': [125_000, 55_000],
    'On its last day': [120_800, 59_200],
    'Past 58': [0, 180_000],
  });
});

test('a state without rates is said in the register, in its sums and in both files', async () => {
  await employ('Kochi', 30_000, { workState: 'Kerala' });
  await employ('Here', 30_000);
  const { id } = await register('2026-10');
  expect(await lineOf(id, 'Kochi')).toMatchObject({ professionalTaxMissing: true, professionalTaxPaise: 0 });
  expect(await lineOf(id, 'Here')).toMatchObject({ professionalTaxMissing: false });
  expect((await server.call('GET', `wages/${id}`)).json().sums.statesWithoutTaxRates).toEqual([
    { state: '32', lines: 1 },
  ]);
  for (const path of ['wages', 'wages/lines'])
    expect((await server.call('GET', `${path}/export.csv`)).body).toContain(
      'No rates of Kerala are on record; nothing is deducted.',
    );
});

test('PF on all wages goes above the ceiling; the insurance does not, and is rounded once for the register', async () => {
  await employ('Anil Mahto', 40_000, { pfOnAllWages: true });
  for (const name of ['Bina', 'Chandan', 'Deepa']) await employ(name, 10_500);
  const { id } = await register('2026-10');
  expect(await lineOf(id, 'Anil Mahto')).toMatchObject({ pfEmployeePaise: 480_000, pensionPaise: 208_300 });
  expect((await server.call('GET', `wages/${id}`)).json().sums).toMatchObject({
    pfWagePaise: 7_150_000,
    insurancePaise: 28_300,
    insuranceSharesPaise: 12_500 + 3 * 5300,
    administrationPaise: 50_000,
  });
});

test('an employee works in the company’s state, or in one that is named by its code, name or letters', async () => {
  await employ('Here', 30_000);
  await employ('Pune', 30_000, { workState: 'Maharashtra', sex: 'Female' });
  await employ('Bengaluru', 30_000, { workState: 'KA' });
  expect((await server.call('POST', 'employees', { name: 'Nowhere', workState: '45' })).json().errors).toEqual([
    { path: 'workState', msg: 'Choose the state of work from the list.' },
  ]);
  const { id } = await register('2026-02');
  expect(
    Object.fromEntries((await linesOf(id)).map((line) => [line.name, [line.workState, line.professionalTaxPaise]])),
  ).toEqual({ Here: ['20', 10_000], Pune: ['27', 30_000], Bengaluru: ['29', 30_000] });
});

test('the company’s state is that of the letterhead, for an employee, a line, and the forms', async () => {
  await enterRealLetterhead(server, { gstin: '27AAPFU0939F1ZV', state: '27' });
  expect((await server.call('GET', 'employees/defaults')).json()).toEqual({ workState: '27' });
  expect(await employ('Here', 30_000)).toMatchObject({ workState: '27' });
  const { id } = await register('2026-02');
  await server.call('POST', 'wages/lines', { wageId: id, name: 'Casual', days: 28, grossRatePaise: 3_000_000 });
  const all = (await linesOf(id)).map(({ workState, professionalTaxPaise }) => [workState, professionalTaxPaise]);
  expect(all).toEqual(Array.from({ length: 2 }, () => ['27', 30_000]));
});

test.each([
  [{ uan: '12345678901' }, 'uan', 'Enter the UAN with its 12 digits.'],
  [
    { esicNumber: '12345678901234567' },
    'esicNumber',
    'Enter the ESIC number of the insured person with its 10 digits.',
  ],
  [{ joinedOn: '2026-04-01', leftOn: '2026-03-31' }, 'leftOn', 'The leaving date cannot be before the joining date.'],
  [{ bornOn: '2026-04-02', joinedOn: '2026-04-01' }, 'bornOn', 'The date of birth cannot be after the joining date.'],
  [{ bornOn: '2199-01-01' }, 'bornOn', 'The date of birth cannot be in the future.'],
  [
    { basicPaise: 600, houseRentPaise: 500, grossPaise: 1000 },
    'grossPaise',
    'The gross wage is less than the sum of its parts.',
  ],
])('an employee with %p is refused at the field', async (input, path, msg) => {
  expect((await server.call('POST', 'employees', { name: 'Anil Mahto', ...input })).json().errors).toEqual([
    { path, msg },
  ]);
});

test('an employee has one line in a month', async () => {
  await employ('Anil Mahto', 15_000);
  const { id } = await register('2026-04');
  const { id: first, employeeId } = await lineOf(id, 'Anil Mahto');
  const again = { wageId: id, employeeId, name: 'Anil Mahto', days: 30, grossRatePaise: 1_500_000 };
  expect((await server.call('POST', 'wages/lines', again)).json()).toMatchObject({
    code: 'refused',
    message: 'Anil Mahto already has a line in this month; change that one.',
  });
  await server.call('DELETE', `wages/lines/${first}`);
  expect((await server.call('POST', 'wages/lines', again)).statusCode).toBe(201);
  expect((await server.call('POST', `wages/lines/${first}/restore`)).statusCode).toBe(409);
});

test('a line without days or a rate is refused at its fields', async () => {
  const { id } = await register('2026-04');
  expect((await server.call('POST', 'wages/lines', { wageId: id, name: 'Anil Mahto' })).json().errors).toEqual([
    { path: 'days', msg: 'Enter the days paid.' },
    { path: 'grossRatePaise', msg: 'Enter the gross wage a month.' },
  ]);
});
