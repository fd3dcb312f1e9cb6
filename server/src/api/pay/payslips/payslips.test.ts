import type { WageRegister } from 'shared/domain/pay/wages/wage';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { payRegister } from '../../../../test/payRegister';
import { contentText } from '../../papers/contentText.fixture';
import { payslipContent } from './payslipContent';
import { readPayslips } from './readPayslips';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const month = '2026-10';

/** A register with a line for each of these people, 26 of 31 days paid. */
async function registerOf(...names: string[]) {
  const add = async (path: string, body: object) => (await server.call('POST', path, body)).json<{ id: string }>().id;
  const wageId = await add('wages', { month, employees: names.length, totalPaise: 1 });
  const lineIds: string[] = [];
  for (const name of names) {
    const employeeId = await add('employees', {
      ...{ name, designation: 'Guard', uan: '', bankAccount: '123456789012', ifsc: 'SBIN0001234' },
      ...{ basicPaise: 1_000_000, grossPaise: 1_600_000, houseRentPaise: 200_000, workState: '20' },
    });
    const rates = { basicRatePaise: 1_000_000, houseRentRatePaise: 200_000, grossRatePaise: 1_600_000 };
    lineIds.push(
      await add('wages/lines', { wageId, employeeId, name, days: 31, ...rates, advancePaise: 50_000, workState: '20' }),
    );
  }
  return { wageId, lineIds, remove: () => server.call('DELETE', `wages/${wageId}`) };
}

const textOf = async (wageId: string, language: 'en' | 'hi') =>
  (await readPayslips(server.db, { wageId }, language)).map(({ slip }) => contentText(payslipContent(slip)));

/** The slips' footers, as on the first one-page slip. */
const feet = async (wageId: string, language: 'en' | 'hi') =>
  (await readPayslips(server.db, { wageId }, language))
    .map(({ slip }) => payslipContent(slip).footer)
    .map((foot) => (typeof foot === 'function' ? contentText({ content: foot(1, 1) }) : ''))
    .join()
    .replaceAll('\n', '');

test('a payslip says what was earned, deducted and paid, in English and in Hindi', async () => {
  const { wageId, remove } = await registerOf('Anil Mahto');
  const [english = ''] = await textOf(wageId, 'en');
  for (const part of [
    'PAYSLIP, OCT\u00a02026',
    'Name\nAnil Mahto',
    'Bank account\n••••9012',
    'Basic and dearness allowance\n₹10,000.00',
    'Other allowances\n₹4,000.00',
    'Gross wages\n₹16,000.00',
    'Advance\n₹500.00',
  ])
    expect(english.replaceAll(' ', '\u00a0')).toContain(part.replaceAll(' ', '\u00a0'));
  const line = (await server.call('GET', `wages/lines?wageId=${wageId}`)).json<{ netPaise: number }[]>()[0];
  const net = `₹${new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format((line?.netPaise ?? 0) / 100)}`;
  expect(english).toContain(net);
  const [hindi = ''] = await textOf(wageId, 'hi');
  for (const part of ['वेतन पर्ची', 'कुल वेतन\n₹16,000.00', net]) expect(hindi).toContain(part);
  expect(await feet(wageId, 'en')).toContain('Page 1 of 1');
  const hindiFoot = await feet(wageId, 'hi');
  expect(hindiFoot).toContain('पृष्ठ 1 / 1');
  expect(hindiFoot).not.toContain('Page');
  const marks = (await readPayslips(server.db, { wageId }, 'hi')).map(({ slip }) => payslipContent(slip).watermark);
  expect(marks).toMatchObject([{ text: 'मसौदा', font: expect.stringMatching(/Devanagari/) }]);
  await remove();
});

test('a payslip says that it is paid in cash, in place of the account', async () => {
  const { wageId, remove } = await registerOf('Esha Rao');
  const { employeeId } =
    (await server.call('GET', `wages/lines?wageId=${wageId}`)).json<{ employeeId: string }[]>()[0] ?? {};
  await server.call('PUT', `employees/${employeeId}`, { paidBy: 'Cash' });
  const [english = ''] = await textOf(wageId, 'en');
  expect(english).toContain('Paid by\nCash');
  expect(english).not.toContain('Bank account');
  await remove();
});

test('a payslip is a draft until its month is paid', async () => {
  const { wageId } = await registerOf('Bela Das');
  const markOf = async () => (await readPayslips(server.db, { wageId }, 'en')).map(({ slip }) => slip.mark);
  expect(await markOf()).toEqual(['Draft']);
  await payRegister(server, wageId);
  expect(await markOf()).toEqual(['']);
  await server.call('PUT', `wages/${wageId}`, { status: 'Pending' });
  await server.call('DELETE', `wages/${wageId}`);
});

test('a line’s payslip comes as a PDF, and a month’s in one archive: whole, page by page, or of chosen people', async () => {
  const { wageId, lineIds, remove } = await registerOf('Chandan Rai', 'Chandan Rai', 'Dev Kumar');
  const one = await server.call('GET', `wages/lines/${lineIds[0]}/payslip?language=hi`);
  expect([one.statusCode, one.headers['content-type'], one.rawPayload.subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
  const names = async (query: string) => {
    const { statusCode, rawPayload } = await server.call('GET', `wages/${wageId}/payslips.zip${query}`);
    const found = rawPayload.toString('latin1').matchAll(/PK[\s\S]{44}(\d{4}-[\w-]+\.pdf)/g);
    return [statusCode, ...[...found].map(([, name]) => name)];
  };
  expect(await names('')).toEqual([200, '0001-Chandan-Rai.pdf', '0002-Chandan-Rai.pdf', '0003-Dev-Kumar.pdf']);
  expect(await names('?page=2&size=2')).toEqual([200, '0003-Dev-Kumar.pdf']);
  expect((await names('?page=3&size=2'))[0]).toBe(409);
  expect(await names(`?lines=${lineIds[2]},${lineIds[0]}`)).toEqual([
    200,
    '0001-Chandan-Rai.pdf',
    '0002-Dev-Kumar.pdf',
  ]);
  expect((await names('?lines=none'))[0]).toBe(409);
  await remove();
});

test('a name that no font of the papers has is refused with the person, and an unknown line or register is not there', async () => {
  const { wageId, lineIds, remove } = await registerOf('王');
  const refused = await server.call('GET', `wages/lines/${lineIds[0]}/payslip`);
  expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('The payslip of 王')]);
  expect((await server.call('GET', `wages/${wageId}/payslips.zip`)).statusCode).toBe(409);
  expect((await server.call('GET', 'wages/lines/none/payslip')).statusCode).toBe(404);
  expect((await server.call('GET', 'wages/none/payslips.zip')).statusCode).toBe(404);
  expect((await server.call('GET', `wages/${wageId}/payslips.zip?size=0`)).statusCode).toBe(400);
  const register = (await server.call('GET', `wages/${wageId}`)).json<WageRegister>();
  expect(register.status).toBe('Pending');
  await remove();
});
