import fc from 'fast-check';
import type { BillProof, FoundBillAnswer, ToBill } from 'shared/domain/money/bills/billAnswers';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import { dayCodes } from 'shared/domain/work/attendance/day';
import { addAccount } from '../../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead, realLetterhead } from '../../../../test/realLetterhead';
import { annexOf } from '../documents/billedShares';
import { MONTH, monthOf } from './lockedMonth.fixture';

let server: TestApp;
let company: string;
let center: string;
const of = monthOf(() => server);
const P = (days: number) => 'P'.repeat(days);

beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
  company = await of.company({ gstin: '27AAPFU0939F1ZV', purchaseOrder: 'PO-77', paymentDays: 30 });
  center = await of.center(company);
});
afterEach(() => server.close());

const made = async (scope: object = { centerId: center }) => {
  const answer = await of.bill(scope);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
  return answer.json<Invoice>();
};
const toBill = async () => (await server.call('GET', `invoices/to-bill?month=${MONTH}`)).json<ToBill>().centers;
const proof = async (id: string) => (await server.call('GET', `invoices/${id}/proof`)).json<BillProof>();
const refusal = async (scope: object) => {
  const answer = await of.bill(scope);
  return [answer.statusCode, answer.json<{ message: string }>().message];
};

test('before it is made a bill says under which of several registrations it goes, and its draft does', async () => {
  await of.person('Asha', center, P(30));
  await of.lock(center);
  const under = async () =>
    (await server.call('GET', `invoices/bill-preview?month=${MONTH}&centerId=${center}`)).json<FoundBillAnswer>().bill
      ?.issuedUnder;
  expect(await under()).toBe('');
  const branch = { gstin: '27AAPFU0939F2ZU', state: '27', registeredOn: '2018-01-01' };
  expect((await server.call('POST', 'letterhead', { ...realLetterhead, ...branch })).json()).toMatchObject(branch);
  expect(await under()).toBe('Maharashtra, the client’s state.');
  expect((await made()).registration).toBe(branch.gstin);
});

test('a locked month of a center becomes a draft with the lines, the order, the period, the tax and the due day, and its people are marked as billed', async () => {
  const { placementId } = await of.person('Asha', center, `${P(20)}HHWWWWFFAA`);
  await of.person('Bela', center, P(30));
  await of.lock(center);
  const draft = await made();
  expect(draft).toMatchObject({
    ...{ status: 'draft', clientName: 'Everkart', companyId: company, purchaseOrder: 'PO-77', taxPercent: 18 },
    ...{ serviceFrom: '2026-04-01', serviceTo: '2026-04-30', subtotalPaise: 53 * 70_000 },
    items: [
      expect.objectContaining({
        description: 'Picker, April 2026: 2 people, 53 days at ₹700 a day',
        quantity: 53,
        unit: 'DAY',
        pricePaise: 70_000,
      }),
    ],
  });
  expect(draft.dueDate).not.toBeNull();
  expect(await toBill()).toEqual([
    expect.objectContaining({
      ...{ centerId: center, companyName: 'Everkart', state: 'Locked', placements: 2, billed: 2, notBilled: 0 },
      invoices: [{ id: draft.id, invoiceNo: draft.invoiceNo, status: 'Draft' }],
    }),
  ]);
  const { lines, people } = await proof(draft.id);
  expect(lines[0]?.people).toContainEqual({ placementId, quantity: 23, paise: 23 * 70_000 });
  expect(people.map(({ name, billedDays }) => [name, billedDays])).toEqual([
    ['Asha', 23],
    ['Bela', 30],
  ]);
  const annex = await annexOf(server.db, draft.id);
  expect(annex?.rows.map(([name]) => name)).toEqual(['Asha', 'Bela']);
});

test('a bill of a company is of all its centers; a month that is open at one of them is named and bills nothing', async () => {
  const gaya = await of.center(company, 'Gaya');
  await of.person('Asha', center, P(30));
  await of.person('Bela', gaya, P(10));
  await of.lock(center);
  expect(await refusal({ companyId: company })).toEqual([
    409,
    'Attendance of Apr 2026 is not locked at Gaya. Lock it, then bill the month.',
  ]);
  await of.lock(gaya);
  expect((await made({ companyId: company })).subtotalPaise).toBe(40 * 70_000);
});

describe('nothing is billed', () => {
  test('of a month that is not locked', async () => {
    await of.person('Asha', center, P(30));
    expect(await refusal({ centerId: center })).toEqual([
      409,
      'Attendance of Apr 2026 is not locked at Pune. Lock it, then bill the month.',
    ]);
  });

  test('of a center without a company', async () => {
    const alone = await of.center('', 'Gaya');
    await of.person('Asha', alone, P(30));
    await of.lock(alone);
    expect(await refusal({ centerId: alone })).toEqual([
      409,
      'This center has no company, so nobody can be billed. Choose its company, then bill.',
    ]);
  });

  test('of somebody without a billing rate', async () => {
    await of.person('Asha', center, P(30), { billPaise: 0 });
    await of.lock(center);
    expect(await refusal({ centerId: center })).toEqual([
      409,
      'Asha has no billing rate. Enter it in the placement, then bill.',
    ]);
  });

  test('of who is billed by a cost that no wage register has', async () => {
    await of.person('Asha', center, P(30), { billBasis: 'cost plus', billPercent: 10 });
    await of.lock(center);
    expect((await refusal({ centerId: center }))[1]).toMatch(/^No wage register of Apr 2026 has Asha/);
  });

  test('twice', async () => {
    await of.person('Asha', center, P(30));
    await of.lock(center);
    const { invoiceNo } = await made();
    expect(await refusal({ companyId: company })).toEqual([
      409,
      `Everybody’s days of Apr 2026 are billed already, by ${invoiceNo}. Open the invoice to bill a correction.`,
    ]);
  });

  test('where nobody has a day that is billed, and where nobody is placed', async () => {
    expect((await refusal({ centerId: center }))[1]).toBe('Nobody is placed there in Apr 2026. Choose another month.');
    await of.person('Asha', center, 'A'.repeat(30));
    await of.lock(center);
    expect((await refusal({ centerId: center }))[1]).toMatch(/^There is nothing to bill/);
  });

  test.each([
    ['no center and no company', {}],
    ['both', { centerId: 'x', companyId: 'y' }],
    ['no month', { month: '2026-13', centerId: 'x' }],
  ])('of %s', async (_, scope) => {
    expect((await of.bill(scope)).statusCode).toBe(400);
  });
});

test('of two who bill a month at once one makes the draft, and the other is told', async () => {
  await of.person('Asha', center, P(30));
  await of.lock(center);
  const servers = await server.servers();
  const answers = await Promise.all(
    [0, 1, 2].map((at) =>
      (servers[at % servers.length] ?? server.app).inject({
        ...{ method: 'POST', url: '/api/invoices/bills', payload: { month: MONTH, centerId: center } },
        headers: { authorization: `Bearer ${server.owner.token}` },
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  expect(await server.db.selectFrom('billed_shares').select('id').execute()).toHaveLength(1);
});

test('whose draft is deleted is to be billed again; the draft comes back only while no other bills them', async () => {
  await of.person('Asha', center, P(30));
  await of.lock(center);
  const first = await made();
  await server.call('DELETE', `invoices/${first.id}`);
  expect(await toBill()).toEqual([expect.objectContaining({ billed: 0, notBilled: 1, invoices: [] })]);
  expect((await server.call('POST', `invoices/${first.id}/restore`)).statusCode).toBe(200);
  expect(await toBill()).toEqual([expect.objectContaining({ billed: 1 })]);
  await server.call('DELETE', `invoices/${first.id}`);
  await made();
  expect((await server.call('POST', `invoices/${first.id}/restore`)).statusCode).toBe(409);
});

test('who is issued and cancelled is to be billed again', async () => {
  await of.person('Asha', center, P(30));
  await of.lock(center);
  const { id } = await made();
  expect((await server.call('POST', `invoices/${id}/issue`)).statusCode).toBe(200);
  expect((await server.call('POST', `invoices/${id}/cancel`)).statusCode).toBe(200);
  expect(await toBill()).toEqual([expect.objectContaining({ billed: 0, notBilled: 1 })]);
});

test('who is placed there later is billed besides, and nobody twice', async () => {
  await of.person('Asha', center, P(30));
  await of.lock(center);
  await made();
  const { employeeId } = await of.person('Bela', center, '');
  await of.correct(center, employeeId, 3, 'P');
  expect(await toBill()).toEqual([
    expect.objectContaining({ placements: 2, billed: 1, notBilled: 1, isCorrected: true }),
  ]);
  expect((await made()).subtotalPaise).toBe(70_000);
});

describe('days that are corrected after the bill', () => {
  test('are a credit note of the difference in one step, and once', async () => {
    const { employeeId } = await of.person('Asha', center, P(30));
    await of.lock(center);
    const { id } = await made();
    await server.call('POST', `invoices/${id}/issue`);
    for (const day of [4, 5]) await of.correct(center, employeeId, day, 'A');
    expect(await proof(id)).toMatchObject({
      differences: [{ name: 'Asha', daysBefore: 30, daysNow: 28, paise: -140_000 }],
      notePaise: -165_200,
    });
    const note = await server.call('POST', `invoices/${id}/difference`, {});
    expect(note.statusCode).toBe(201);
    const [stored] = (await server.call('GET', 'credit-notes')).json<object[]>();
    expect(stored).toMatchObject({
      ...{ invoiceId: id, amountPaise: 165_200, taxablePaise: 140_000 },
      reason: 'Corrected for Apr 2026: Asha, 30 days to 28 days',
    });
    expect((await proof(id)).differences).toEqual([]);
    const again = await server.call('POST', `invoices/${id}/difference`, {});
    expect([again.statusCode, again.json<{ message: string }>().message]).toEqual([
      409,
      'The bill agrees with the attendance of Apr 2026. Nothing is left to correct.',
    ]);
    await server.call('POST', `credit-notes/${note.json<{ id: string }>().id}/cancel`);
    expect((await proof(id)).notePaise).toBe(-165_200);
  });

  test('are a debit note where there are more, and none while the bill is a draft', async () => {
    const { employeeId } = await of.person('Asha', center, `${P(28)}AA`);
    await of.lock(center);
    const { id } = await made();
    await of.correct(center, employeeId, 30, 'P');
    expect((await server.call('POST', `invoices/${id}/difference`, {})).statusCode).toBe(409);
    await server.call('POST', `invoices/${id}/issue`);
    expect((await server.call('POST', `invoices/${id}/difference`, {})).json()).toMatchObject({ kind: 'debit' });
    expect((await server.call('GET', 'debit-notes')).json()).toEqual([
      expect.objectContaining({ amountPaise: 82_600, taxablePaise: 70_000 }),
    ]);
  });
});

test('a preview says before it is billed what it comes to, who is billed below cost, and which days nobody marked', async () => {
  await of.person('Asha', center, `${P(28)}..`, {
    billPaise: 30_000,
    payPer: 'day',
    grossPaise: 40_000,
    basicPaise: 40_000,
  });
  await of.lock(center);
  const asked = async (options = {}) =>
    (
      await server.call('GET', `invoices/bill-preview?month=${MONTH}&centerId=${center}`, undefined, options)
    ).json<FoundBillAnswer>();
  expect((await asked()).bill).toMatchObject({
    subtotalPaise: 840_000,
    companyName: 'Everkart',
    purchaseOrder: 'PO-77',
  });
  expect((await asked()).bill?.findings.map(({ message }) => message)).toEqual([
    '2 days are not marked and not billed: Asha.',
    'Asha is billed ₹2,800.00 below cost.',
  ]);
  const { token } = await addAccount(server, { rights: ['invoices:read'] });
  expect((await asked({ token })).bill?.findings).toHaveLength(1);
  await made();
  expect(await asked()).toEqual({
    bill: null,
    refusal: expect.stringMatching(/^Everybody’s days of Apr 2026 are billed/),
  });
});

test('whoever is limited to other clients neither sees nor bills the month', async () => {
  await of.person('Asha', center, P(30));
  await of.lock(center);
  const other = await of.company({ name: 'Pizza' });
  const { token } = await addAccount(server, { reach: { companies: [other], centers: [] } });
  expect((await of.bill({ centerId: center }, { token })).statusCode).toBe(403);
  const seen = await server.call('GET', `invoices/to-bill?month=${MONTH}`, undefined, { token });
  expect(seen.json<ToBill>().centers).toEqual([]);
});

test('a bill’s days are those of attendance, and what is billed and what is not are everybody, whatever was marked', async () => {
  const letters = fc.array(fc.constantFrom(...dayCodes, '.'), { minLength: 30, maxLength: 30 });
  const [sample] = fc.sample(fc.array(letters, { minLength: 6, maxLength: 6 }), 1) as [string[][]];
  const gaya = await of.center(company, 'Gaya');
  for (const [index, days] of sample.entries())
    await of.person(`Person ${index}`, index % 2 === 0 ? center : gaya, days.join(''));
  await of.lock(center, gaya);
  const before = await toBill();
  await made({ centerId: gaya });
  const after = await toBill();
  const sum = (rows: readonly { billed: number; notBilled: number }[]) =>
    rows.reduce((all, { billed, notBilled }) => all + billed + notBilled, 0);
  expect([sum(before), sum(after)]).toEqual([6, 6]);
  const draft = await made({ companyId: company });
  const { people } = await proof(draft.id);
  const marked = sample.filter((_, index) => index % 2 === 0).flat();
  const of_ = (...codes: string[]) => marked.filter((code) => codes.includes(code)).length;
  const days = of_('P', 'F', 'C', 'S', 'E') + of_('H') / 2;
  expect(people.reduce((all, { billedDays }) => all + billedDays, 0)).toBe(days);
  expect(draft.subtotalPaise).toBe(days * 70_000);
});

test('a challan of PF that was read for the month stands among what proves its bill', async () => {
  await of.person('Nitesh', center, 'PPP');
  await of.lock(center);
  const { id } = await made();
  const wageId = await of.add('wages', { month: MONTH, employees: 1, totalPaise: 1 });
  const pay = { days: 30, basicRatePaise: 1_500_000, grossRatePaise: 1_500_000, workState: '20' };
  const employeeId = await of.add('employees', {
    name: 'Nitesh',
    uan: '100257274743',
    basicPaise: 1,
    grossPaise: 1,
  });
  await of.add('wages/lines', { wageId, employeeId, name: 'Nitesh', ...pay });
  const text = 'TRRN : 1012605001234\nWage month : April 2026\nGrand total : 4,175\nPayment date : 12-MAY-2026';
  const read = await server.call('POST', `wages/${wageId}/read-back`, { text });
  expect([read.statusCode, read.body]).toEqual([200, expect.any(String)]);
  expect((await proof(id)).challans).toContainEqual({
    ...{ title: 'PF challan', doneOn: '2026-05-12', reference: '1012605001234' },
  });
});
