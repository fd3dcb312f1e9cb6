import { addDays } from 'shared/domain/dates/dates';
import type { LawPreview } from 'shared/domain/law/lawPreview';
import { type LawRow, lawSubject } from 'shared/domain/law/lawRow';
import type { DocumentLaw } from 'shared/domain/money/documents/documentLaw';
import { gstPercent } from 'shared/domain/money/documents/taxRates';
import type { BonusOfYear } from 'shared/domain/pay/bonus/bonusOfYear';
import type { LeaveYear } from 'shared/domain/pay/leave/leave';
import type { Settlement } from 'shared/domain/pay/leaving/settlement';
import type { WageLine } from 'shared/domain/pay/wages/wage';
import type { RevisionPreview } from 'shared/domain/work/revisions/revision';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { insertRows } from '../../db/insertRow';
import { keepYear } from '../compliance/keepYear';
import { obligations } from '../compliance/obligations';
import { type Law, twentyLaws } from './twentyLaws.fixture';

let server: TestApp;
const registers = new Map<string, string>();
const people = new Map<string, string>();
let supplierId = '';

const get = async <T>(path: string) => (await server.call('GET', path)).json<T>();
async function add(path: string, body: object, status = 201): Promise<{ id: string; registerId: string }> {
  const answer = await server.call('POST', path, body);
  if (answer.statusCode !== status) throw new Error(`${path}: ${answer.body}`);
  return answer.json();
}
const outside = { pfMember: false, esiMember: false };
async function employ(name: string, rupees: number, more: object = {}): Promise<string> {
  const pay = { basicPaise: rupees * 100, grossPaise: rupees * 100 };
  const { id } = await add('employees', { name, workState: '09', ...pay, ...more });
  people.set(name, id);
  return id;
}
const register = async (month: string) => registers.set(month, (await add('wages', { month })).id);

/** People and documents affected by each law; Uttar Pradesh has neither professional tax nor a welfare fund. */
async function fill(): Promise<void> {
  await employ('Anil', 30_000);
  await employ('Bela', 8000, { houseRentPaise: 800_000, conveyancePaise: 400_000, grossPaise: 2_000_000 });
  const esha = await employ('Esha', 22_000, { pfMember: false });
  await employ('Tara', 100_000, outside);
  await employ('Kiran', 20_000, { ...outside, workState: '29' });
  await employ('Ashmita', 26_000, { ...outside, workState: '18' });
  await employ('Kochu', 50_000, { ...outside, workState: '32' });
  const lata = await employ('Lata', 26_000, { ...outside, joinedOn: '2024-01-01' });
  await employ('Girish', 26_000, { ...outside, joinedOn: '2024-12-01', leftOn: '2025-11-30' });
  await employ('Gita', 26_000, { ...outside, joinedOn: '2024-10-01', leftOn: '2025-10-31' });
  for (const month of ['2025-03', '2025-04', '2025-10']) await register(month);
  await server.call('PUT', `employees/${esha}`, { basicPaise: 2_000_000, grossPaise: 2_000_000 });
  for (const month of ['2025-12', '2026-06', '2026-07', '2026-08', '2026-10']) await register(month);
  for (const name of ['Girish', 'Gita']) await add('settlements', { employeeId: people.get(name), isFixedTerm: true });
  await insertRows(
    server.db,
    'attendance_days',
    ['2024-01-01', '2025-01-01'].flatMap((first) =>
      Array.from({ length: 200 }, (_, index) => ({
        ...{ id: `${first}-${index}`, employeeId: lata, day: addDays(first, index), centerId: 'c', code: 'P' },
        ...{ overtimeMinutes: 0, at: '2026-01-01T06:00:00.000Z', by: 'Asha', isDisputed: 0, version: 1 },
      })),
    ),
  );
  await fillWork();
  supplierId = (await add('suppliers', { name: 'Anita Tirkey', company: 'Safe Step', gstin: '24AAQCA8719H1ZC' })).id;
  const bill = { supplierId, placeOfSupply: '20', taxablePaise: 8_000_000, percent: 18, nature: 'contract' };
  await add('purchases', { ...bill, number: 'SS/101', date: '2026-05-10' });
  await add('invoices', {
    ...{ invoiceNo: 'D-1', clientName: 'Rupa Salon', clientState: '20', date: '2025-10-01', taxPercent: 18 },
    items: [{ id: '1', description: 'Salon', sac: '999721', quantity: 1, pricePaise: 100_000 }],
  });
}

/** A center whose January 2026 has overtime, and the wages made from it. */
async function fillWork(): Promise<void> {
  const centerId = (await add('centers', { client_name: 'Everkart', city: 'Pune' })).id;
  const place = async (name: string, workState: string, rupees: number, more: object = {}) => {
    const bank = { bankAccount: '123456789012', ifsc: 'SBIN0001234', joinedOn: '2025-03-01' };
    const employeeId = await employ(name, 0, { ...outside, ...bank, workState });
    const pay = { basicPaise: rupees * 100, grossPaise: rupees * 100, skill: 'Unskilled' };
    await add('placements', { employeeId, centerId, startsOn: '2025-03-01', ...pay, ...more });
    return employeeId;
  };
  await place('Dev', '07', 15_600);
  await place('Binod', '10', 10_400);
  await place('Om', '21', 11_440);
  const omar = await place('Omar', '09', 10_000, { houseRentPaise: 600_000, grossPaise: 1_600_000 });
  const marks = [240, 270, 270].map((overtimeMinutes, day) => ({
    ...{ id: `overtime-of-omar-${day}`, employeeId: omar, code: 'P', overtimeMinutes },
    ...{ day: `2026-01-0${day + 5}`, at: '2026-01-31T06:00:00.000Z' },
  }));
  await server.call('PUT', `attendance/${centerId}/2026-01`, { sentAt: new Date().toISOString(), marks });
  for (const step of ['submit', 'confirm', 'lock']) await server.call('POST', `attendance/${centerId}/2026-01/${step}`);
  registers.set('2026-01', (await add('wages/made', { month: '2026-01' })).registerId);
}

const rupees = (value: number | string) => (typeof value === 'number' ? value / 100 : value);

/** The page's preview before the law is saved, in rupees: a register's people, and all others by subject. */
function shown({ registers: changed, concerned }: LawPreview, { wages, some }: Law) {
  const [month = ''] = wages ?? [];
  const inRegister = changed.find((each) => each.month === month)?.people ?? [];
  return {
    wages: Object.fromEntries(
      inRegister.map(({ name, changes }) => [
        name,
        changes.map(({ what, beforePaise, afterPaise }) => [what, beforePaise / 100, afterPaise / 100]),
      ]),
    ),
    concerned: Object.fromEntries(
      concerned.map(({ title, of }) => [
        title,
        Object.fromEntries(
          of
            .filter(({ name }) => !some || !wanted(title, name))
            .map(({ name, changes }) => [
              name,
              changes.map(({ what, before, after }) => [what, rupees(before), rupees(after)]),
            ]),
        ),
      ]),
    ),
  };
  function wanted(title: string, name: string): boolean {
    return twentyLaws.every((law) => law.concerned?.[title]?.[name] === undefined);
  }
}

/** The product's figures afterwards, in rupees: for a person, a document or a due. */
async function read(of: string, name: string): Promise<number | string | undefined> {
  const [what = '', on = ''] = of.split(' ');
  const id = people.get(name) ?? '';
  switch (what) {
    case 'least': {
      const revision = { startsOn: on, payPer: 'month', payBy: 'Minimum wage' };
      const answer = await server.call('POST', 'placement-revisions/check', revision);
      const [found] = answer.json<RevisionPreview>().people.filter(({ employeeName }) => employeeName === name);
      if (found) return found.grossAfter / 100;
      const [placed] = await get<{ grossPaise: number }[]>(`placements?employeeId=${id}`);
      return (placed?.grossPaise ?? 0) / 100;
    }
    case 'gst':
      return gstPercent(on, name, (await get<DocumentLaw>('invoices/law')).gstRate);
    case 'bill': {
      const bill = { supplierId, number: `SS/${on}`, date: on, placeOfSupply: '20', taxablePaise: 100_000 };
      return (await server.call('POST', 'purchases', { ...bill, percent: Number(name) })).statusCode;
    }
    case 'leave':
      return (await get<LeaveYear[]>(`employees/${id}/leave`)).find(({ year }) => year === on)?.earned;
    case 'bonus': {
      const { people: given } = await get<BonusOfYear>(`wages/bonus?year=${on}`);
      return (given.find((each) => each.name === name)?.bonusPaise ?? 0) / 100;
    }
    case 'gratuity': {
      const all = await get<Settlement[]>('settlements');
      const parts = all.find(({ employeeName }) => employeeName === name)?.parts ?? [];
      return (parts.find((part) => part.what === 'Gratuity')?.paise ?? -1) / 100;
    }
    case 'due': {
      await keepYear(server.db, obligations, on, '2026-06-01');
      const all = await get<{ title: string; dueDate: string }[]>(`obligations?financialYear=${on}`);
      return all.find(({ title }) => title === name)?.dueDate;
    }
    case 'kept': {
      const bills = await get<{ number: string; kept: { taxPaise: number } | null }[]>('purchases');
      return (bills.find(({ number }) => number === name)?.kept?.taxPaise ?? 0) / 100;
    }
    default: {
      if (what === 'overtimePaise') await add('wages/made', { month: on });
      const lines = await get<WageLine[]>(`wages/lines?wageId=${registers.get(on)}`);
      return Number(lines.find((line) => line.name === name)?.[what as keyof WageLine]) / 100;
    }
  }
}

beforeAll(async () => {
  server = await openTestApp();
  const settings = await get<object>('compliance/settings');
  await server.call('PUT', 'compliance/settings', { ...settings, switched: { 'dir3-kyc': true } });
  await fill();
});
afterAll(() => server.close());

test.each(twentyLaws.map((law) => [law.title, law] as const))(
  'law to paper: %s is entered as a row, shows all whom it concerns with the old and the new amount, and holds from its day',
  async (_title, law) => {
    const { kind, state = '', from, value, source } = law;
    const row = { kind, state, from, value, source };
    // The day before: the release's own row for it is removed.
    const known = await get<LawRow[]>(`law-rows?kind=${kind}`);
    const own = known.find((each) => each.from === from && lawSubject(each) === lawSubject(row));
    if (own) await server.call('DELETE', `law-rows/${own.id}`);
    const answer = await server.call('POST', 'law-rows/preview', { row });
    const preview = answer.json<LawPreview>();
    expect([answer.statusCode, shown(preview, law)]).toEqual([
      200,
      { wages: law.wages?.[1] ?? {}, concerned: law.concerned ?? {} },
    ]);
    expect(preview.registers.every(({ month }) => month >= from.slice(0, 7))).toBe(true);
    await add('law-rows', row);
    for (const [of, name, is] of law.then) expect([of, name, await read(of, name)]).toEqual([of, name, is]);
  },
);
