import type { ListedFile } from 'shared/domain/pay/files/wageFiles';
import type { WageReturn } from 'shared/domain/pay/files/wageReturn';
import type { WageRegister } from 'shared/domain/pay/wages/wage';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
});
afterEach(() => server.close());

const add = async (path: string, body: object) => {
  const answer = await server.call('POST', path, body);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<{ id: string }>().id;
};
const pay = { basicPaise: 1_500_000, grossPaise: 1_500_000, workState: '20' };
const rates = { basicRatePaise: 1_500_000, grossRatePaise: 1_500_000, workState: '20' };
const register = (month: string) => add('wages', { month, employees: 1, totalPaise: 1 });
const employee = (name: string, uan: string) =>
  add('employees', { name, uan, esicNumber: uan.slice(2), joinedOn: '2026-01-01', ...pay });
const line = (wageId: string, employeeId: string, name: string) =>
  add('wages/lines', { wageId, employeeId, name, days: 30, ...rates });
const handIn = (wageId: string, file = 'ecr') =>
  server.call('POST', 'wage-returns', { wageId, file, handedInOn: '2026-09-10' });
const files = async (wageId: string) => (await server.call('GET', `wages/${wageId}/files`)).json<ListedFile[]>();
const get = (wageId: string, file: string) => server.call('GET', `wages/${wageId}/files/${file}`);
const read = (wageId: string, text: string) => server.call('POST', `wages/${wageId}/read-back`, { text });
const messageOf = (answer: { json: () => { message: string } }) => answer.json().message;
const returns = async () => (await server.call('GET', 'wage-returns')).json<WageReturn[]>();

async function nitesh(month = '2026-08') {
  const wageId = await register(month);
  const employeeId = await employee('Nitesh', '100257274743');
  const lineId = await line(wageId, employeeId, 'Nitesh');
  return { wageId, employeeId, lineId };
}

test('whoever is added after the return is in a supplementary one, and whose figures changed in a revised one', async () => {
  const { wageId, lineId } = await nitesh();
  expect((await files(wageId)).some(({ id }) => id.startsWith('ecr-'))).toBe(false);
  expect((await handIn(wageId)).json()).toMatchObject({ month: '2026-08', people: 1, amountPaise: 348_400 });
  const again = await handIn(wageId);
  expect([again.statusCode, messageOf(again)]).toEqual([409, expect.stringContaining('handed in on 10 Sep 2026')]);
  await line(wageId, await employee('Ramesh', '100427601130'), 'Ramesh');
  await server.call('PUT', `wages/lines/${lineId}`, { days: 31 });
  expect((await get(wageId, 'ecr-supplementary')).body).toMatch(/^100427601130#~#RAMESH#~#14516#.*\r\n$/);
  expect((await get(wageId, 'ecr-revised')).body).toMatch(/^100257274743#~#NITESH#~#15000#.*\r\n$/);
  expect((await handIn(wageId, 'ecr-supplementary')).statusCode).toBe(201);
  expect((await handIn(wageId, 'ecr-revised')).statusCode).toBe(201);
  expect(
    (await files(wageId)).filter(({ id }) => id.startsWith('ecr')).map(({ id, handedInOn }) => [id, handedInOn]),
  ).toEqual([['ecr', '2026-09-10']]);
});

test('a register that was handed in stays; one that was not can go', async () => {
  const { wageId } = await nitesh();
  const free = await register('2026-09');
  await handIn(wageId);
  await handIn(wageId, 'esi');
  const refused = await server.call('DELETE', `wages/${wageId}`);
  expect([refused.statusCode, messageOf(refused)]).toEqual([
    409,
    expect.stringMatching(/returns of it were handed in: .* on 10 Sep 2026, .* on 10 Sep 2026\. Correct its lines/),
  ]);
  expect((await server.call('GET', `wages/${wageId}`)).statusCode).toBe(200);
  expect((await server.call('DELETE', `wages/${free}`)).statusCode).toBe(204);
  for (const { id } of await returns()) await server.call('DELETE', `wage-returns/${id}`);
  expect((await server.call('DELETE', `wages/${wageId}`)).statusCode).toBe(204);
});

test('a return of a register that is gone is refused at its field', async () => {
  const { wageId } = await nitesh();
  await server.call('DELETE', `wages/${wageId}`);
  const refused = await handIn(wageId);
  expect([refused.statusCode, refused.json().errors]).toEqual([
    400,
    [{ path: 'wageId', msg: 'This wage register no longer exists. Reload the list.' }],
  ]);
});

test('PF returns go in the order of the months', async () => {
  const { wageId, employeeId } = await nitesh('2026-05');
  const [june, july] = [await register('2026-06'), await register('2026-07')];
  for (const id of [june, july]) await line(id, employeeId, 'Nitesh');
  await handIn(wageId);
  const refused = await handIn(july);
  expect([refused.statusCode, messageOf(refused)]).toEqual([
    409,
    'The PF return of Jun 2026 is not handed in yet: months go in order.',
  ]);
  expect((await get(july, 'ecr')).statusCode).toBe(409);
  expect((await handIn(june)).statusCode).toBe(201);
  expect((await get(july, 'ecr')).statusCode).toBe(200);
});

const challan = (over: { trrn?: string; month?: string; establishment?: string } = {}) =>
  [
    `TRRN : ${over.trrn ?? '1012609001234'}`,
    `Establishment Code & Name : ${over.establishment ?? 'JHRAN0012345000'} ACME STAFFING`,
    `Dues for the wage month of : ${over.month ?? 'August 2026'}`,
    'Grand Total : 4,057.00',
    'Payment Date : 12-SEP-2026',
  ].join('\n');

test('a challan is stored with its return, once, beside what the register comes to', async () => {
  const { wageId } = await nitesh();
  const stored = await read(wageId, challan());
  expect([stored.statusCode, messageOf(stored)]).toEqual([
    200,
    expect.stringMatching(/^PF challan 1012609001234 was stored: ₹4,057\.00, /),
  ]);
  expect(await returns()).toMatchObject([
    {
      file: 'ecr',
      reference: '1012609001234',
      paidOn: '2026-09-12',
      paidPaise: 405_700,
      establishment: 'JHRAN0012345000',
    },
  ]);
  expect(messageOf(await read(wageId, challan()))).toBe('The challan 1012609001234 is stored already.');
  expect((await files(wageId)).find(({ id }) => id === 'ecr')?.paidOn).toBe('2026-09-12');
});

test('insurance and administration are of the whole rupees that the return has', async () => {
  const wageId = await register('2026-08');
  for (const [index, name] of ['Asha', 'Bela', 'Chetan'].entries()) {
    const employeeId = await employee(name, `10025727474${index}`);
    const monthly = { basicRatePaise: 3_336_660, grossRatePaise: 3_336_660, workState: '20', pfOnAllWages: true };
    await add('wages/lines', { wageId, employeeId, name, days: 31, ...monthly });
  }
  // Three times 33,367: 0.5% is 500.505, whereas 0.5% of 3 × 33,366.60 would be 500.499.
  const { sums } = (await server.call('GET', `wages/${wageId}`)).json<WageRegister>();
  expect(sums).toMatchObject({ administrationPaise: 50_100, insurancePaise: 22_500 });
});

test('a challan of another month or establishment, and a text that is none, are refused, and nothing is stored', async () => {
  const { wageId, employeeId } = await nitesh('2026-07');
  const other = await read(wageId, challan());
  expect([other.statusCode, messageOf(other)]).toEqual([409, expect.stringContaining('This challan is of Aug 2026.')]);
  expect((await read(wageId, 'Good morning')).statusCode).toBe(409);
  expect((await read(wageId, challan({ month: 'July' }))).statusCode).toBe(409);
  expect((await read(wageId, '')).statusCode).toBe(400);
  expect(await returns()).toEqual([]);
  await read(wageId, challan({ month: 'JUL-2026' }));
  const august = await register('2026-08');
  await line(august, employeeId, 'Nitesh');
  const foreign = await read(august, challan({ trrn: '1012609009999', establishment: 'DLCPM0099999000' }));
  expect([foreign.statusCode, messageOf(foreign)]).toEqual([
    409,
    'This is of the establishment DLCPM0099999000; the challans before are of JHRAN0012345000. Nothing was stored.',
  ]);
  expect(await returns()).toHaveLength(1);
});

test('an error file names people by UAN or line, and one of another establishment is refused', async () => {
  const { wageId, employeeId } = await nitesh();
  const found = await read(wageId, '100257274743#~#NITESH#~#UAN is not linked\nError on line number 1: gross wages');
  expect(found.json().findings).toEqual([
    { employeeId, name: 'Nitesh', text: '100257274743 NITESH UAN is not linked', stops: true },
    { employeeId, name: 'Nitesh', text: 'Error on line number 1: gross wages', stops: true },
  ]);
  const foreign = await read(wageId, '999999999999#~#SOMEBODY#~#UAN is not linked');
  expect([foreign.statusCode, messageOf(foreign)]).toEqual([409, expect.stringContaining('of another establishment')]);
});

test('names that the portal has otherwise are told', async () => {
  const { wageId, employeeId } = await nitesh();
  const found = await read(wageId, 'UAN,Member Name\n100257274743,NITESH KUMAR');
  expect(found.json().findings).toEqual([
    {
      employeeId,
      name: 'Nitesh',
      text: 'The portal has the name “NITESH KUMAR”. Write it so, or have it corrected there.',
      stops: true,
    },
  ]);
  expect((await read(wageId, 'UAN,Member Name\n100257274743,nitesh')).json()).toEqual({
    message: 'Everybody is as the portal has them.',
    findings: [],
  });
});

test('a bank layout of one’s own makes a file of the month', async () => {
  const { wageId, employeeId } = await nitesh();
  await server.call('PUT', `employees/${employeeId}`, { bankAccount: '123456789012', ifsc: 'SBIN0001234' });
  const columns = '{account}\n{ifsc}\n{amount}';
  const id = await add('bank-layouts', { name: 'Our bank', separator: 'Pipe', hasHeading: false, columns });
  expect((await get(wageId, `bank-${id}`)).body).toMatch(/^123456789012\|SBIN0001234\|\d+\.\d\d\r\n$/);
});
