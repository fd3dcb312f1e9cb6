import type { BillProof, FoundBillAnswer } from 'shared/domain/money/bills/billAnswers';
import type { MarginRow } from 'shared/domain/money/bills/margin';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import { addAccount } from '../../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead } from '../../../../test/realLetterhead';
import { MONTH, monthOf } from './lockedMonth.fixture';

let server: TestApp;
let pune: string;
let company: string;
const of = monthOf(() => server);
const P = (days: number) => 'P'.repeat(days);
const costPlus = { billBasis: 'cost plus', billPaise: 0, billPercent: 10 };

beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
  company = await of.company({ state: '20' });
  pune = await of.center(company);
});
afterEach(() => server.close());

const made = async (scope: object = { centerId: pune }) => {
  const answer = await of.bill(scope);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
  return answer.json<Invoice>();
};
const margins = async (by: string) =>
  (await server.call('GET', `invoices/margins?from=${MONTH}&to=${MONTH}&by=${by}`)).json<MarginRow[]>();
const costOf = async (name: string) => {
  const [register] = (await server.call('GET', 'wages')).json<{ id: string }[]>();
  const lines = (await server.call('GET', `wages/lines?wageId=${register?.id}`)).json<
    Record<string, number | string>[]
  >();
  const line = lines.find((each) => each.name === name) ?? {};
  const sum = (...keys: string[]) => keys.reduce((all, key) => all + Number(line[key]), 0);
  return {
    wages: sum('grossPaise'),
    besides:
      sum('pfEmployerPaise', 'pensionPaise', 'insurancePaise', 'esiEmployerPaise') +
      // Half a percent for administering the fund, to the nearest rupee.
      Math.round((sum('pfWagePaise') * 0.005) / 100) * 100,
  };
};

test('cost plus bills the wages and the employer’s contributions of the register, and the percentage of the wages', async () => {
  await of.person('Asha', pune, P(30), costPlus);
  await of.lock(pune);
  await server.call('POST', 'wages', { month: MONTH });
  const { wages, besides } = await costOf('Asha');
  const draft = await made();
  expect(draft.items.map(({ description }) => description.split(': ')[1])).toEqual([
    'wages of 1 person, 30 days',
    'employer’s PF of 1 person',
    'employer’s ESI of 1 person',
    'service charge for 1 person, 10% of wages',
  ]);
  expect(draft.subtotalPaise).toBe(Math.round(wages * 1.1) + besides);
  const { people, costPaise } = (await server.call('GET', `invoices/${draft.id}/proof`)).json<BillProof>();
  expect([people[0]?.wagesPaise, people[0]?.contributionsPaise, costPaise]).toEqual([wages, besides, wages + besides]);
});

test('who works at two centers in a month costs each the part of its paid days, and both together the whole', async () => {
  const gaya = await of.center(company, 'Gaya');
  const { employeeId } = await of.person('Asha', pune, P(10), { ...costPlus, endsOn: '2026-04-10' });
  const terms = { designation: 'Picker', ...costPlus };
  await of.add('placements', { employeeId, centerId: gaya, startsOn: '2026-04-11', ...terms });
  const marks = Array.from({ length: 20 }, (_, index) => ({
    ...{ id: `mark-at-gaya-${index}`, employeeId, code: 'P', overtimeMinutes: 0 },
    ...{ day: `${MONTH}-${index + 11}`, at: '2026-05-01T06:00:00.000Z' },
  }));
  await server.call('PUT', `attendance/${gaya}/${MONTH}`, { sentAt: new Date().toISOString(), marks });
  await of.lock(pune, gaya);
  await server.call('POST', 'wages', { month: MONTH });
  const { wages, besides } = await costOf('Asha');
  const { bill } = (
    await server.call('GET', `invoices/bill-preview?month=${MONTH}&companyId=${company}`)
  ).json<FoundBillAnswer>();
  expect(bill?.people.map(({ centerName, wagesPaise }) => [centerName, wagesPaise])).toEqual(
    expect.arrayContaining([
      ['Pune', Math.round(wages / 3)],
      ['Gaya', wages - Math.round(wages / 3)],
    ]),
  );
  expect(bill?.costPaise).toBe(wages + besides);
});

test('in a register that was made from attendance, two placements of a month cost each what was earned there', async () => {
  const gaya = await of.center(company, 'Gaya');
  const pay = (grossPaise: number) => ({ ...costPlus, grossPaise, basicPaise: grossPaise });
  const { employeeId } = await of.person('Asha', pune, P(10), { ...pay(3_000_000), endsOn: '2026-04-10' });
  const terms = { designation: 'Picker', ...pay(1_500_000) };
  await of.add('placements', { employeeId, centerId: gaya, startsOn: '2026-04-11', ...terms });
  await of.lock(pune, gaya);
  for (let day = 11; day <= 30; day += 1) await of.correct(gaya, employeeId, day, 'P');
  const madeOf = await server.call('POST', 'wages/made', { month: MONTH, leaveOut: [] });
  expect([madeOf.statusCode, madeOf.body]).toEqual([201, expect.anything()]);
  const { bill } = (
    await server.call('GET', `invoices/bill-preview?month=${MONTH}&companyId=${company}`)
  ).json<FoundBillAnswer>();
  // 10 of 30 days at 30,000.00, and 20 of 30 days at 15,000.00.
  expect(bill?.people.map(({ wagesPaise }) => wagesPaise)).toEqual([1_000_000, 1_000_000]);
});

test('margins are what was billed less what it cost, by client, center, month and recruiter, of issued bills', async () => {
  await of.person('Asha', pune, P(30));
  await of.person('Bela', pune, P(1));
  await of.lock(pune);
  await server.call('POST', 'wages', { month: MONTH });
  const draft = await made();
  expect(await margins('client')).toEqual([]);
  await server.call('POST', `invoices/${draft.id}/issue`);
  const [asha, bela] = [await costOf('Asha'), await costOf('Bela')];
  const costPaise = asha.wages + asha.besides + bela.wages + bela.besides;
  const amounts = { billedPaise: 31 * 70_000, costPaise, marginPaise: 31 * 70_000 - costPaise };
  const named = async (by: string) => (await margins(by)).map(({ key: _, ...row }) => row);
  expect(await named('client')).toEqual([{ name: 'Everkart', placements: 2, withoutCost: 0, ...amounts }]);
  expect(await named('center')).toEqual([expect.objectContaining({ name: 'Everkart, Pune', ...amounts })]);
  expect(await named('month')).toEqual([expect.objectContaining({ name: 'Apr 2026', ...amounts })]);
  expect(await named('recruiter')).toEqual([expect.objectContaining({ name: 'Asha Rao', ...amounts })]);
  const csv = (await server.call('GET', `invoices/margins.csv?from=${MONTH}&to=${MONTH}&by=client`)).body;
  expect(csv).toContain('Everkart');
});

test('a person whom no register has is counted as without a cost, and is in none of the amounts', async () => {
  await of.person('Asha', pune, P(30));
  await of.lock(pune);
  const { id } = await made();
  await server.call('POST', `invoices/${id}/issue`);
  expect(await margins('month')).toEqual([
    expect.objectContaining({ placements: 1, withoutCost: 1, billedPaise: 0, costPaise: 0 }),
  ]);
});

test('who may not see wages sees neither margins nor what the people of a bill cost', async () => {
  await of.person('Asha', pune, P(30));
  await of.lock(pune);
  await server.call('POST', 'wages', { month: MONTH });
  const { id } = await made();
  const { token } = await addAccount(server, { rights: ['invoices:read', 'invoices:export'] });
  const asked = (path: string) => server.call('GET', path, undefined, { token });
  expect((await asked(`invoices/margins?from=${MONTH}&to=${MONTH}`)).statusCode).toBe(403);
  const { people, costPaise } = (await asked(`invoices/${id}/proof`)).json<BillProof>();
  expect([people[0]?.wagesPaise, people[0]?.contributionsPaise, costPaise]).toEqual([null, null, null]);
  const archive = (await asked(`invoices/${id}/proof.zip`)).rawPayload;
  expect(archive.includes(`wage-register-${MONTH}.csv`)).toBe(false);
});

test('one archive has the bill, the sheet, the attendance, the wages and what was paid to PF and ESI', async () => {
  await of.person('Asha', pune, P(30));
  await of.lock(pune);
  await server.call('POST', 'wages', { month: MONTH });
  const { id, invoiceNo } = await made();
  const answer = await server.call('GET', `invoices/${id}/proof.zip`);
  expect(answer.statusCode).toBe(200);
  const names = [
    `${invoiceNo}.pdf`,
    ...['names-and-days', 'attendance-pune', 'wage-register'].map((name) => `${name}-${MONTH}.csv`),
  ];
  for (const name of names) expect([name, answer.rawPayload.includes(name)]).toEqual([name, true]);
  expect(answer.rawPayload.includes('Asha')).toBe(true);
});

test('an invoice that bills no month has nothing to prove', async () => {
  const { id } = (await server.call('POST', 'invoices', { clientName: 'Pizza' })).json<Invoice>();
  expect((await server.call('GET', `invoices/${id}/proof`)).statusCode).toBe(404);
  expect((await server.call('POST', `invoices/${id}/difference`, {})).statusCode).toBe(404);
  expect((await server.call('GET', `invoices/${id}/proof.zip`)).statusCode).toBe(404);
});

test.each(['from=2026-05&to=2026-04', 'from=2026-04', 'from=x&to=2026-04', 'from=2026-04&to=2026-04&by=weather'])(
  'margins of %s are refused',
  async (query) => {
    expect((await server.call('GET', `invoices/margins?${query}`)).statusCode).toBe(400);
  },
);
