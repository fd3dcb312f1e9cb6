import { scoreWeights } from 'shared/domain/compliance/complianceScore';
import { doneStatusOf } from 'shared/domain/compliance/doneOn';
import { type GeneratedObligation, obligationsOf } from 'shared/domain/compliance/dueDates';
import { addDays } from 'shared/domain/dates/dates';
import { financialYearOf } from 'shared/domain/dates/financialYear';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import { certificateSampleLoss, certificateSamples } from '../certificates/certificateSamples';
import { dueOptions } from './dueOptions';
import { SCORE_DAYS } from './scoreWindow';

/** The score of the samples on the day of the first start. */
const SAMPLE_SCORE = 82;
const LATE_DAYS = 3;

/** A generated row and how the sample company dealt with it. */
type Sample = GeneratedObligation & { doneAfter?: number };

const lastDayOf = (row: GeneratedObligation) => row.movedTo ?? row.dueDate;
const weightOf = (row: GeneratedObligation) => scoreWeights[row.area];

/** The points to lose so that the score rounds to the samples', in halves. */
function pointsToLose(total: number): number {
  const most = ((100 - SAMPLE_SCORE + 0.5) * total) / 100;
  return Math.floor(most * 2) / 2;
}

/**
 * Chooses the samples' late and missed dues: one return and one other due are overdue, the others of the loss are late.
 */
function spoil(due: Sample[], loss: number, today: IsoDate): void {
  const onTime = (isHeavy: boolean, before: IsoDate) =>
    due.find((row) => row.doneAfter === undefined && (weightOf(row) === 3) === isHeavy && lastDayOf(row) < before);
  let left = loss;
  for (const isHeavy of [true, false]) {
    const row = onTime(isHeavy, addDays(today, -1));
    if (!row) continue;
    row.doneAfter = Number.POSITIVE_INFINITY;
    left -= weightOf(row);
  }
  while (left > 0) {
    const isHeavy = left % 1 !== 0 || left >= 4;
    const row = onTime(isHeavy, addDays(today, -LATE_DAYS));
    if (!row) return;
    row.doneAfter = LATE_DAYS;
    left -= weightOf(row) / 2;
  }
}

function toRow({ doneAfter = -2, ...row }: Sample, index: number, today: IsoDate) {
  // Future dues are the real company's own.
  if (lastDayOf(row) >= today) return { ...row, isSample: false };
  if (doneAfter === Number.POSITIVE_INFINITY) return row;
  const number = String(2_600_417 + index * 7919);
  const isReturn = row.type === 'Return';
  return {
    ...row,
    status: doneStatusOf(row),
    doneOn: addDays(lastDayOf(row), doneAfter),
    reference: isReturn ? `AA20${number}` : `CRN${number}`,
    challan: row.area === 'tds' && !isReturn ? number.slice(-5) : '',
    amountPaise: isReturn ? 0 : (18_000 + (index % 7) * 2_450) * 100,
  };
}

/**
 * Dues from the last financial year to the next weeks, dealt with by the sample company so that its score on the day is
 * exactly {@link SAMPLE_SCORE}.
 */
export function obligationSamples(today: IsoDate): Record<string, unknown>[] {
  const years = new Set([addDays(today, -365), today, addDays(today, 60)].map(financialYearOf));
  const rows: Sample[] = [...years]
    .flatMap((year) => obligationsOf(year, dueOptions))
    .sort((a, b) => a.dueDate.localeCompare(b.dueDate));
  const due = rows.filter((row) => lastDayOf(row) < today && lastDayOf(row) >= addDays(today, -SCORE_DAYS)).reverse();
  const total =
    due.reduce((sum, row) => sum + weightOf(row), 0) + certificateSamples(today).length * scoreWeights.certificate;
  spoil(due, pointsToLose(total) - certificateSampleLoss, today);
  return rows.map((row, index) => toRow(row, index, today));
}
