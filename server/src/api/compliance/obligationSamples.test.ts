import { complianceScore } from 'shared/domain/compliance/complianceScore';
import { type Obligation, obligationInput } from 'shared/domain/compliance/obligation';
import { addDays } from 'shared/domain/dates/dates';
import { certificateSamples } from '../certificates/certificateSamples';
import { obligationSamples } from './obligationSamples';
import { countsNow } from './scoreWindow';

const days = Array.from({ length: 366 + 365 }, (_, index) => addDays('2026-01-01', index));

test('whatever the day of the first start, the sample scores exactly 82', () => {
  const scores = days.map((today) => {
    const rows = obligationSamples(today).map(
      (row, index) =>
        ({
          status: 'Pending',
          doneOn: null,
          extendedTo: null,
          ...row,
          id: `o${index}`,
          tracked: true,
        }) as unknown as Obligation & { tracked: boolean },
    );
    const certificates = certificateSamples(today).map((row, index) => ({ ...row, id: `c${index}` }));
    return [
      today,
      complianceScore(
        rows.filter((row) => countsNow(row, today)),
        certificates,
        today,
      ).score,
    ];
  });
  expect(scores.filter(([, score]) => score !== 82)).toEqual([]);
});

test('every sample is a good input', () => {
  for (const row of obligationSamples('2026-11-21')) expect(obligationInput.safeParse(row).error).toBeUndefined();
});

test('nothing of the sample is done on a day to come, and what is to come is pending', () => {
  for (const today of ['2026-02-28', '2026-11-21', '2027-04-01']) {
    const rows = obligationSamples(today);
    expect(rows.filter((row) => String(row.doneOn ?? today) > today)).toEqual([]);
    const toCome = rows.filter((row) => String(row.dueDate) >= today);
    expect(toCome).not.toEqual([]);
    expect(toCome.filter((row) => row.status !== undefined)).toEqual([]);
  }
});
