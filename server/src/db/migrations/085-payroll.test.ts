import { openTestDatabase } from '../../../test/openTestDatabase';
import { anyTable, type Row } from '../tables';
import { payroll } from './085-payroll';
import { migrations } from './index';

test('registers of before keep every amount: a line of its days follows them from then on, any other was set by hand', async () => {
  const { db, close } = await openTestDatabase();
  await db.transaction().execute(async (tx) => {
    for (const migration of migrations.slice(0, migrations.indexOf(payroll))) await migration.up(tx);
    const stored = { version: 1, createdAt: '', updatedAt: '', deletedAt: null };
    const amounts = {
      pfEmployeePaise: 120_000,
      pfEmployerPaise: 36_700,
      pensionPaise: 83_300,
      professionalTaxPaise: 10_000,
      netPaise: 1_169_990,
    };
    const insert = (table: string, row: Row) =>
      anyTable(tx)
        .insertInto(table)
        .values({ ...stored, ...row })
        .execute();
    await insert('employees', {
      id: 'e1',
      name: 'Anil',
      basicPaise: 1_000_001,
      grossPaise: 1_500_000,
      pfMember: 1,
      esiMember: 1,
    });
    await insert('wages', {
      id: 'w1',
      month: '2026-04',
      status: 'Paid',
      paidOn: '2026-05-05',
      employees: 3,
      totalPaise: 1,
    });
    const line = { wageId: 'w1', pfMember: 1, esiMember: 1, ...amounts };
    await insert('wage_lines', {
      ...line,
      id: 'l1',
      employeeId: 'e1',
      name: 'Of its days',
      days: 26,
      basicPaise: 866_668,
      grossPaise: 1_300_000,
      esiEmployeePaise: 9800,
      esiEmployerPaise: 42_300,
    });
    await insert('wage_lines', {
      ...line,
      id: 'l2',
      employeeId: 'e1',
      name: 'Full pay',
      days: 26,
      basicPaise: 1_000_001,
      grossPaise: 1_500_000,
      esiEmployeePaise: 11_300,
      esiEmployerPaise: 48_800,
    });
    await insert('wage_lines', {
      ...line,
      id: 'l3',
      employeeId: '',
      name: 'Typed',
      days: 15,
      basicPaise: 1_600_000,
      grossPaise: 2_000_000,
      esiEmployeePaise: 0,
      esiEmployerPaise: 0,
    });
    const before: Row[] = await anyTable(tx).selectFrom('wage_lines').selectAll().orderBy('id').execute();
    await payroll.up(tx);
    const after: Row[] = await anyTable(tx).selectFrom('wage_lines').selectAll().orderBy('id').execute();
    expect(
      after.map((row, index) =>
        Object.fromEntries(Object.keys(before[index] ?? {}).map((column) => [column, row[column]])),
      ),
    ).toEqual(before);
    expect(after).toMatchObject([
      {
        setByHand: 0,
        basicRatePaise: 1_000_001,
        grossRatePaise: 1_500_000,
        esiCovered: 1,
        esiDecidedIn: '2026-04',
        esiDecidedPaise: 1_500_000,
        pfWagePaise: 866_668,
        insurancePaise: 0,
        workState: '20',
        pensionMember: 1,
      },
      {
        setByHand: 1,
        handNote: 'Entered before pay followed the days.',
        grossRatePaise: 1_730_769,
        esiWagePaise: 1_500_000,
      },
      {
        setByHand: 1,
        basicRatePaise: 3_200_000,
        grossRatePaise: 4_000_000,
        esiCovered: 0,
        esiWagePaise: 0,
        pfWagePaise: 1_500_000,
      },
    ]);
    expect(await anyTable(tx).selectFrom('employees').selectAll().execute()).toMatchObject([
      { houseRentPaise: 0, pensionMember: 1, workState: '20', sex: '', bornOn: null },
    ]);
    expect(await anyTable(tx).selectFrom('wages').selectAll().execute()).toMatchObject([
      { employees: 3, totalPaise: 1, administrationPaise: 0, version: 1 },
    ]);
  });
  await close();
}, 60_000);
