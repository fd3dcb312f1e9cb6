import { databaseBefore, stored } from '../../../test/databaseBefore';
import { anyTable } from '../tables';

const row = (id: string, more: object) => ({ ...stored(id), ...more });

test('a register keeps what it paid to the insurance, and a line of a state without rates says so', async () => {
  const { db, run } = await databaseBefore('240-contributions', {
    wages: [row('w1', { month: '2026-10' }), row('w2', { month: '2026-09' })],
    wage_lines: [
      row('l1', { deletedAt: null, wageId: 'w1', pfWagePaise: 1_050_000, insurancePaise: 5300, workState: '20' }),
      row('l2', { deletedAt: null, wageId: 'w1', pfWagePaise: 1_050_000, insurancePaise: 5300, workState: '32' }),
      row('l3', { wageId: 'w1', pfWagePaise: 0, insurancePaise: 9900, workState: '20', deletedAt: '2026-11-01' }),
    ],
  });
  await run();
  expect(await anyTable(db).selectFrom('wages').select(['id', 'insurancePaise']).orderBy('id').execute()).toEqual([
    { id: 'w1', insurancePaise: 10_600 },
    { id: 'w2', insurancePaise: 0 },
  ]);
  expect(
    await anyTable(db)
      .selectFrom('wage_lines')
      .select(['id', 'insuranceWagePaise', 'pfOnAllWages', 'professionalTaxMissing'])
      .where('deletedAt', 'is', null)
      .orderBy('id')
      .execute(),
  ).toEqual([
    { id: 'l1', insuranceWagePaise: 1_050_000, pfOnAllWages: 0, professionalTaxMissing: 0 },
    { id: 'l2', insuranceWagePaise: 1_050_000, pfOnAllWages: 0, professionalTaxMissing: 1 },
  ]);
});
