import type { BonusOfYear } from 'shared/domain/pay/bonus/bonusOfYear';
import type { Settlement } from 'shared/domain/pay/leaving/settlement';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';

test('the bonus of a year is of everybody’s wage lines in it, at the least or at a percentage', async () => {
  const server = await openTestApp();
  const employ = (name: string, rupees: number) =>
    server.call('POST', 'employees', { name, basicPaise: rupees * 100, grossPaise: rupees * 100 });
  await employ('Bela Soren', 7000);
  await employ('Anil Mahto', 15_000);
  await employ('Chand Rao', 40_000);
  for (const month of ['2026-03', '2026-04', '2026-05']) await server.call('POST', 'wages', { month });
  const bonus = async (query: string) => (await server.call('GET', `wages/bonus?${query}`)).json<BonusOfYear>();
  expect(await bonus('year=2026-27&percent=10')).toMatchObject({
    people: [
      { name: 'Anil Mahto', days: 61, wagesPaise: 1_400_000, bonusPaise: 140_000 },
      { name: 'Bela Soren', days: 61, wagesPaise: 1_400_000, bonusPaise: 140_000 },
    ],
    totalPaise: 280_000,
    without: 1,
  });
  expect(await bonus('year=2026-27')).toMatchObject({ totalPaise: 233_400 });
  expect(await bonus('year=2024-25')).toMatchObject({ people: [], totalPaise: 0, without: 0 });
  const wrong = await server.call('GET', 'wages/bonus?year=2026');
  expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([400, 'year']);
  await server.close();
});

describe('a bonus that is marked as paid', () => {
  let server: TestApp;
  let [anil, bela] = ['', ''];
  const employ = async (name: string, more: object = {}) =>
    (await server.call('POST', 'employees', { name, basicPaise: 1_500_000, grossPaise: 1_500_000, ...more })).json<{
      id: string;
    }>().id;
  const pay = (more: object = {}) =>
    server.call('POST', 'bonus-payments', { year: '2026-27', percent: 10, paidOn: '2026-11-01', ...more });
  const bonus = async (percent = 10) =>
    (await server.call('GET', `wages/bonus?year=2026-27&percent=${percent}`)).json<BonusOfYear>();
  const settle = async () =>
    (await server.call('POST', 'settlements', { employeeId: anil, bonusPercent: 10 })).json<Settlement>();
  const bonusOf = ({ parts }: Settlement) => parts.find(({ what }) => what === 'Bonus');
  beforeEach(async () => {
    server = await openTestApp();
    anil = await employ('Anil Mahto', { joinedOn: '2026-04-01', leftOn: '2026-06-30' });
    bela = await employ('Bela Soren');
    for (const month of ['2026-04', '2026-05', '2026-06']) await server.call('POST', 'wages', { month });
  });
  afterEach(() => server.close());

  test('is due to nobody again, also when several mark it at once, and is due again when the payment is deleted', async () => {
    const answers = await Promise.all([pay(), pay(), pay()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    const { id } = answers.find(({ statusCode }) => statusCode === 201)!.json<{ id: string }>();
    const both = { people: 2, totalPaise: 420_000 };
    expect((await server.call('GET', `bonus-payments/${id}`)).json()).toMatchObject(both);
    expect(await bonus()).toMatchObject({ duePaise: 0, people: [{ paidPaise: 210_000, duePaise: 0 }, {}] });
    await server.call('DELETE', `bonus-payments/${id}`);
    expect(await bonus()).toMatchObject({ duePaise: 420_000, people: [{ paidPaise: 0, duePaise: 210_000 }, {}] });
    expect((await pay()).json()).toMatchObject(both);
    expect((await server.call('POST', `bonus-payments/${id}/restore`)).statusCode).toBe(409);
  });

  test('at a higher percentage later pays the difference', async () => {
    await pay();
    expect(await bonus(20)).toMatchObject({ totalPaise: 840_000, duePaise: 420_000 });
    expect((await pay({ percent: 20 })).json()).toMatchObject({ people: 2, totalPaise: 420_000 });
  });

  test('is not paid again by a final settlement, which names it', async () => {
    await pay();
    const part = bonusOf(await settle());
    expect(part).toMatchObject({
      paise: 0,
      why: expect.stringContaining('₹2,100.00 of it was paid with the year’s bonus'),
    });
  });

  test('leaves out whose final settlement pays it', async () => {
    expect(bonusOf(await settle())).toMatchObject({ paise: 210_000 });
    const { people } = await bonus();
    expect(people.map(({ id, duePaise, isSettled }) => [id, duePaise, isSettled])).toEqual([
      [anil, 0, true],
      [bela, 210_000, false],
    ]);
    expect((await pay()).json()).toMatchObject({ people: 1, totalPaise: 210_000 });
  });

  test.each<[string, object, number, string]>([
    ['a day in the future', { paidOn: '2199-01-01' }, 400, 'The day it was paid cannot be in the future.'],
    ['no financial year', { year: '2026' }, 400, 'Name the financial year as 2026-27.'],
    ['a year without wages', { year: '2020-21' }, 409, 'No bonus of 2020-21 is left to pay'],
  ])('of %s is refused', async (_what, more, status, text) => {
    const answer = await pay(more);
    expect([answer.statusCode, answer.body]).toEqual([status, expect.stringContaining(text)]);
    expect((await server.call('GET', 'bonus-payments')).json()).toEqual([]);
  });
});
