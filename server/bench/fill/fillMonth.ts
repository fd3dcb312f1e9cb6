import { employeeInput } from 'shared/domain/people/employees/employee';
import { placementInput } from 'shared/domain/work/placements/placement';
import { centers } from '../../src/api/clients/centers/centers';
import { employees } from '../../src/api/people/employees/employees';
import { placements } from '../../src/api/work/placements/placements';
import { insertRow, insertRows } from '../../src/db/insertRow';
import type { Db } from '../../src/db/tables';
import { centerLike } from './fillCenters';
import { storeMany } from './storeMany';

const NAMES = ['Anil', 'Bela', 'Chandan', 'Dev', 'Esha', 'Firoz', 'Gita', 'Harish', 'Irfan', 'Jyoti'];
const nameOf = (index: number) => [...String(index)].map((digit) => NAMES[Number(digit)]).join(' ');
const pay = (index: number) => ({
  ...{ basicPaise: 10_000_00 + (index % 900) * 10_00, houseRentPaise: 2_000_00, conveyancePaise: 0 },
  grossPaise: 15_000_00 + (index % 900) * 20_00,
});

/**
 * Fills a month (`YYYY-MM`, with 31 days) for this many people at one center and locks its attendance, so that wages
 * can be made from it.
 */
export async function fillMonth(db: Db, month: string, people: number): Promise<void> {
  await storeMany(db, centers, 1, () => ({ ...centerLike(0), center_code: 'MONTH' }));
  const { id: centerId } = await db
    .selectFrom('centers')
    .select('id')
    .where('center_code', '=', 'MONTH')
    .executeTakeFirstOrThrow();
  await storeMany(db, employees, people, (index) => ({
    ...employeeInput.parse({
      ...{ ...pay(index), code: `M-${index}`, name: nameOf(index), designation: 'Guard', workState: '20' },
      ...{ uan: String(100_100_000_000 + index), esicNumber: String(2_100_000_000 + index), joinedOn: '2025-01-01' },
      ...{ bankAccount: String(20_000_000_000 + index), ifsc: 'SBIN0001234' },
    }),
    ...{ deployment: 'Deployed', papersMissing: 0, isSample: false },
  }));
  const ids = await db.selectFrom('employees').select('id').where('code', 'like', 'M-%').orderBy('id').execute();
  await storeMany(db, placements, people, (index) => ({
    ...placementInput.parse({ ...pay(index), employeeId: ids[index]?.id, centerId, startsOn: '2026-01-01' }),
    ...{ state: 'Deployed', isSample: false },
  }));
  const at = `${month}-31T12:00:00.000Z`;
  const blank = { by: 'Asha', isDisputed: 0, overtimeMinutes: 0, version: 1, at };
  await insertRows(
    db,
    'attendance_days',
    ids.flatMap(({ id: employeeId }, index) =>
      Array.from({ length: 31 }, (_, day) => ({
        ...{ ...blank, id: `${index}-${day}`, employeeId, centerId, code: day % 7 === index % 7 ? 'W' : 'P' },
        day: `${month}-${String(day + 1).padStart(2, '0')}`,
      })),
    ),
  );
  const by = { submittedBy: '', confirmedBy: '', lockedBy: 'Asha', version: 1, createdAt: at, updatedAt: at };
  await insertRow(db, 'attendance_months', { ...by, id: 'month', centerId, month, state: 'Locked' });
}
