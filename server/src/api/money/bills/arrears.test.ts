import { lastDayOfMonth } from 'shared/domain/dates/dates';
import type { BillProof, ToBill } from 'shared/domain/money/bills/billAnswers';
import type { MarginRow } from 'shared/domain/money/bills/margin';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import type { MadeWages } from 'shared/domain/pay/wages/madeWages';
import type { Placement } from 'shared/domain/work/placements/placement';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { payRegister } from '../../../../test/payRegister';
import { enterRealLetterhead } from '../../../../test/realLetterhead';
import { monthOf } from './lockedMonth.fixture';

const [SEPTEMBER, OCTOBER] = ['2026-09', '2026-10'];
const costPlus = { billBasis: 'cost plus', billPercent: 10, basicPaise: 3_000_000, grossPaise: 3_000_000 };

let server: TestApp;
let person: string;
let alpha: { company: string; center: string };
let beta: { company: string; center: string };
const of = monthOf(() => server);

async function client(name: string) {
  const company = await of.company({ name, state: '20' });
  return { company, center: await of.center(company) };
}
async function call<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<T> {
  const answer = await server.call(method, path, body);
  if (answer.statusCode > 204) throw new Error(`${path}: ${answer.body}`);
  return answer.statusCode === 204 ? (undefined as T) : answer.json<T>();
}
let marked = 0;
/** Marks a whole month of the person, the last day absent, and locks it. */
async function work(center: string, month: string) {
  const days = Number(lastDayOfMonth(month).slice(8));
  const marks = Array.from({ length: days }, (_, index) => ({
    ...{ id: `mark-of-arrears-${(marked += 1)}`, employeeId: person, overtimeMinutes: 0 },
    ...{ code: index + 1 === days ? 'A' : 'P', at: `${month}-28T06:00:00.000Z` },
    day: `${month}-${String(index + 1).padStart(2, '0')}`,
  }));
  await call('PUT', `attendance/${center}/${month}`, { sentAt: new Date().toISOString(), marks });
  for (const step of ['submit', 'confirm', 'lock']) await call('POST', `attendance/${center}/${month}/${step}`);
}
const makeWages = (month: string) => call<MadeWages>('POST', 'wages/made', { month });
async function bill(companyId: string, month: string): Promise<Invoice> {
  const { id } = await call<Invoice>('POST', 'invoices/bills', { companyId, month });
  return call<Invoice>('POST', `invoices/${id}/issue`);
}
const proofOf = ({ id }: Invoice) => call<BillProof>('GET', `invoices/${id}/proof`);
const marginsOf = async (month: string) => {
  const rows = await call<MarginRow[]>('GET', `invoices/margins?from=${month}&to=${month}&by=client`);
  return rows.map(({ name, billedPaise, costPaise }) => [name, billedPaise, costPaise]);
};

beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
  [alpha, beta] = [await client('Alpha'), await client('Beta')];
  person = await of.add('employees', {
    ...{ name: 'Asha', workState: '10', bankAccount: '123456789012', ifsc: 'SBIN0001234' },
    ...{ basicPaise: 3_000_000, grossPaise: 3_000_000, pfMember: false },
  });
  const place = { employeeId: person, ...costPlus };
  await of.add('placements', { ...place, centerId: alpha.center, startsOn: `${SEPTEMBER}-01`, endsOn: '2026-09-30' });
  await of.add('placements', { ...place, centerId: beta.center, startsOn: `${OCTOBER}-01` });
  await work(alpha.center, SEPTEMBER);
});
afterEach(() => server.close());

test('arrears are billed to the client where they were earned, and to none where they are paid', async () => {
  const { registerId } = await makeWages(SEPTEMBER);
  const ofAlpha = await bill(alpha.company, SEPTEMBER);
  expect(ofAlpha.subtotalPaise).toBe(3_190_000);
  await payRegister(server, registerId);
  const correction = { employeeId: person, day: '2026-09-30', code: 'P', overtimeMinutes: 0, reason: 'Was there' };
  await call('POST', `attendance/${alpha.center}/${SEPTEMBER}/corrections`, correction);
  await work(beta.center, OCTOBER);
  expect((await makeWages(OCTOBER)).arrearsPaise).toBe(100_000);
  const own = Math.round((3_000_000 * 30) / 31);
  const ofBeta = await bill(beta.company, OCTOBER);
  expect(ofBeta.subtotalPaise).toBe(own + Math.round(own * 0.1));
  expect((await proofOf(ofBeta)).costPaise).toBe(own);
  const { centers } = await call<ToBill>('GET', `invoices/to-bill?month=${SEPTEMBER}`);
  expect(centers).toMatchObject([{ centerId: alpha.center, isCorrected: true }]);
  expect((await proofOf(ofAlpha)).differences).toMatchObject([{ name: 'Asha', paise: 110_000 }]);
  const note = await call<{ kind: string }>('POST', `invoices/${ofAlpha.id}/difference`, {});
  expect(note.kind).toBe('debit');
  expect(await proofOf(ofAlpha)).toMatchObject({ differences: [], costPaise: 3_000_000 });
  expect(await marginsOf(SEPTEMBER)).toEqual([['Alpha', 3_300_000, 3_000_000]]);
  expect(await marginsOf(OCTOBER)).toEqual([['Beta', own + Math.round(own * 0.1), own]]);
});

/** Changes the billing terms of the placement at Alpha, and bills and pays September. */
async function billedByOther(terms: object) {
  const [placement] = await call<Placement[]>('GET', `placements?employeeId=${person}&sort=startsOn`);
  const { id } = await call<Placement>('PUT', `placements/${placement?.id}`, terms);
  const { registerId } = await makeWages(SEPTEMBER);
  const invoice = await bill(alpha.company, SEPTEMBER);
  await payRegister(server, registerId);
  const pay = { payPer: 'month', basicPaise: 3_000_000, grossPaise: 3_000_000 };
  const raise = (startsOn: string, changed: object) =>
    call('POST', `placements/${id}/terms`, { ...pay, ...terms, startsOn, paysArrears: true, ...changed });
  return { invoice, raise };
}
const noteOf = ({ id }: Invoice) => call<{ kind: string }>('POST', `invoices/${id}/difference`, {});
const toBillOf = async (month: string) => {
  const { centers } = await call<ToBill>('GET', `invoices/to-bill?month=${month}`);
  return centers.map(({ placements, billed, notBilled, isCorrected }) => [placements, billed, notBilled, isCorrected]);
};

test('a raise within a month that is billed is one note of the difference, and no bill', async () => {
  const { invoice, raise } = await billedByOther({ billBasis: 'day', billPaise: 120_000, billPercent: 0 });
  await raise('2026-09-16', { billPaise: 130_000 });
  expect(await toBillOf(SEPTEMBER)).toEqual([[2, 2, 0, true]]);
  const again = await server.call('POST', 'invoices/bills', { companyId: alpha.company, month: SEPTEMBER });
  expect(again.json().message).toMatch(/^Everybody’s days of Sep 2026 are billed already, by /);
  const { differences } = await proofOf(invoice);
  expect(differences).toMatchObject([{ name: 'Asha', daysBefore: 29, daysNow: 29, paise: 140_000 }]);
  expect(await noteOf(invoice)).toMatchObject({ kind: 'debit' });
  const [note] = await call<{ reason: string }[]>('GET', 'debit-notes');
  expect(note?.reason).toBe('Corrected for Sep 2026: Asha, new terms');
  const after = await proofOf(invoice);
  expect([after.differences, after.people.length, after.subtotalPaise]).toEqual([[], 1, 29 * 120_000]);
  expect(await toBillOf(SEPTEMBER)).toEqual([[2, 2, 0, false]]);
  expect(await marginsOf(SEPTEMBER)).toEqual([['Alpha', 29 * 120_000 + 140_000, 2_900_000]]);
});

test('a raise from the first day of a placement is the difference of its bill too', async () => {
  const { invoice, raise } = await billedByOther({ billBasis: 'day', billPaise: 120_000, billPercent: 0 });
  await raise(`${SEPTEMBER}-01`, { billPaise: 130_000 });
  expect((await proofOf(invoice)).differences).toMatchObject([{ daysBefore: 29, daysNow: 29, paise: 290_000 }]);
});

test('a raise of the pay alone leaves the bill of a fixed rate, and costs more where it was earned', async () => {
  const { invoice, raise } = await billedByOther({ billBasis: 'month', billPaise: 4_000_001, billPercent: 0 });
  await raise('2026-09-16', { grossPaise: 3_600_000 });
  await work(beta.center, OCTOBER);
  expect((await makeWages(OCTOBER)).arrearsPaise).toBe(280_000);
  expect(await proofOf(invoice)).toMatchObject({ differences: [], costPaise: 3_180_000 });
  expect(await marginsOf(SEPTEMBER)).toEqual([['Alpha', invoice.subtotalPaise, 3_180_000]]);
});

test('a raise within a month that is billed by its cost is billed with its percentage once it is paid', async () => {
  const { invoice, raise } = await billedByOther({ billBasis: 'cost plus', billPercent: 10 });
  await raise('2026-09-16', { grossPaise: 3_600_000 });
  expect((await proofOf(invoice)).differences).toEqual([]);
  await work(beta.center, OCTOBER);
  await makeWages(OCTOBER);
  expect((await proofOf(invoice)).differences).toMatchObject([{ paise: 308_000 }]);
  expect(await noteOf(invoice)).toMatchObject({ kind: 'debit' });
  expect(await marginsOf(SEPTEMBER)).toEqual([['Alpha', 3_190_000 + 308_000, 3_180_000]]);
});
