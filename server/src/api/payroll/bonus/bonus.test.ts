import type { BonusOfYear } from 'shared/domain/payroll/bonusOfYear';
import { openTestApp } from '../../../../test/openTestApp';

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
  expect(await bonus('year=2026-27')).toMatchObject({ totalPaise: 233_200 });
  expect(await bonus('year=2024-25')).toMatchObject({ people: [], totalPaise: 0, without: 0 });
  const wrong = await server.call('GET', 'wages/bonus?year=2026');
  expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([400, 'year']);
  await server.close();
});
