import { lastDayOfMonth } from 'shared/domain/dates/dates';
import {
  type BatchAnswer,
  type DayValue,
  type MarkBatch,
  type MarkInput,
  type MarkResult,
  MOST_MARKS_OF_DAY,
} from 'shared/domain/work/attendance/mark';
import { type Mark, type Merged, mergeMarks, standing } from 'shared/domain/work/attendance/merge';
import { type MonthState, refuseState } from 'shared/domain/work/attendance/month';
import { refuseMark } from 'shared/domain/work/attendance/refuseMark';
import type { Actor } from '../../../core/actorOf';
import { conflict } from '../../../core/errors';
import { insertRows } from '../../../db/insertRow';
import type { Queries, Tables } from '../../../db/tables';
import { dropNewMonth, lockMonth, readMonth, stepMonth } from './lockMonth';
import { placedAt } from './placedAt';

/** Limit of people, or rows, in one statement. */
const CHUNK = 100;
/** Limit of ids in one query. */
const PEOPLE = 500;

/** Marks of a center's month, and their maker. */
export interface Batch extends MarkBatch {
  centerId: string;
  /** `YYYY-MM`. */
  month: string;
  /** The account or the phone that made them. */
  source: string;
  actor: Actor;
}

type StoredMark = Mark & { version: number; by: string };

/** The stored state of a person's day. */
interface Day {
  /** The center that has marked it; undefined if none has. */
  heldBy: string | undefined;
  marks: StoredMark[];
  isChanged: boolean;
}

const keyOf = ({ employeeId, day }: { employeeId: string; day: string }) => `${employeeId}/${day}`;

function chunks<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, place) =>
    all.slice(place * size, (place + 1) * size),
  );
}

/** The account or the link; a link's phones only identify themselves. */
const makerOf = (source: string): string => source.split(':', 2).join(':');

/** The stored state of a batch's days: each day's center, and this center's marks. */
async function readDays(
  tx: Queries,
  { centerId, month, marks: sent }: Batch,
  ids: readonly string[],
): Promise<Map<string, Day>> {
  const days = new Map<string, Day>();
  const at = (of: { employeeId: string; day: string }) => {
    const day = days.get(keyOf(of)) ?? { heldBy: undefined, marks: [], isChanged: false };
    days.set(keyOf(of), day);
    return day;
  };
  const last = lastDayOfMonth(month);
  const asked = [...new Set(sent.map(({ day }) => day))].filter((day) => day.startsWith(month) && day <= last);
  if (asked.length === 0) return days;
  for (const some of chunks(ids, PEOPLE)) {
    const held = await tx
      .selectFrom('attendance_days')
      .select(['employeeId', 'day', 'centerId', 'code', 'isDisputed'])
      .where('employeeId', 'in', some)
      .where('day', 'in', asked)
      .execute();
    for (const row of held) if (row.code !== '' || row.isDisputed === 1) at(row).heldBy = row.centerId;
    const marks = await tx
      .selectFrom('attendance_marks')
      .selectAll()
      .where('employeeId', 'in', some)
      .where('day', 'in', asked)
      .where('centerId', '=', centerId)
      .execute();
    for (const { seen, ...row } of marks) at(row).marks.push({ ...row, seen: JSON.parse(seen) as string[] });
  }
  return days;
}

/** Writes the days from their marks, replacing earlier values. */
async function writeDays(tx: Queries, rows: readonly Tables['attendance_days'][]): Promise<void> {
  for (const some of chunks(rows, CHUNK))
    await tx
      .insertInto('attendance_days')
      .values(some)
      .onConflict((same) =>
        same.columns(['employeeId', 'day']).doUpdateSet((eb) => ({
          id: eb.ref('excluded.id'),
          centerId: eb.ref('excluded.centerId'),
          code: eb.ref('excluded.code'),
          overtimeMinutes: eb.ref('excluded.overtimeMinutes'),
          at: eb.ref('excluded.at'),
          by: eb.ref('excluded.by'),
          isDisputed: eb.ref('excluded.isDisputed'),
          version: eb.ref('excluded.version'),
        })),
      )
      .execute();
}

/** The time of a mark by the server's clock: never later than now. */
function instantOf({ at }: MarkInput, sentAt: string, now: number): string {
  return new Date(Math.min(now, Date.parse(at) + now - Date.parse(sentAt))).toISOString();
}

/** Why a day accepts no more marks from one maker: everyone who opens the month reads and merges all of them. */
function refuseMore({ marks }: Day, source: string): string | undefined {
  const maker = makerOf(source);
  if (marks.filter((mark) => makerOf(mark.source) === maker).length < MOST_MARKS_OF_DAY) return undefined;
  return `You have marked this day ${MOST_MARKS_OF_DAY} times. Ask a colleague in the office to mark it.`;
}

/** Clearing a day is allowed even without a placement, if this center has marked it. */
const isClearing = ({ code, overtimeMinutes }: DayValue) => code === '' && overtimeMinutes === 0;

const isDisputed = ({ disputed }: Merged) => disputed.length > 0;

interface Judged {
  results: MarkResult[];
  /** The new marks. */
  added: (StoredMark & { employeeId: string; day: string })[];
  /** The days they change, with all their marks. */
  changed: [key: string, day: Day][];
}

/** Previews marks that would make `version` of the month; stores nothing. */
async function judge(tx: Queries, batch: Batch, version: number): Promise<Judged> {
  const { centerId, month, source, actor, sentAt, marks } = batch;
  const ids = [...new Set(marks.map(({ employeeId }) => employeeId))];
  const people = await placedAt(tx, centerId, month, ids);
  const days = await readDays(tx, batch, ids);
  const now = Date.now();
  const added: Judged['added'] = [];

  const take = (input: MarkInput): MarkResult => {
    const { id, employeeId } = input;
    const day = days.get(keyOf(input)) ?? { heldBy: undefined, marks: [], isChanged: false };
    if (!day.marks.some((mark) => mark.id === id)) {
      const person = people.get(employeeId);
      const clears = day.heldBy === centerId && isClearing(input);
      const wrong = clears ? undefined : refuseMark(input, month, person?.name, person?.placed ?? []);
      const elsewhere = day.heldBy !== undefined && day.heldBy !== centerId;
      const message =
        wrong ?? (elsewhere ? 'This day is marked at another center. Clear it there first.' : refuseMore(day, source));
      if (message !== undefined) return { id, result: 'refused', message };
      const seen = standing(day.marks.filter((mark) => mark.version <= input.seen)).map((mark) => mark.id);
      const { code, overtimeMinutes } = input;
      const at = instantOf(input, sentAt, now);
      const mark = { id, source, seen, code, overtimeMinutes, at, by: actor.name, version };
      day.marks.push(mark);
      day.isChanged = true;
      days.set(keyOf(input), day);
      added.push({ ...mark, employeeId, day: input.day });
    }
    return { id, result: isDisputed(mergeMarks(day.marks)) ? 'conflict' : 'stored' };
  };
  const results = marks.map(take);
  return { results, added, changed: [...days].filter(([, day]) => day.isChanged) };
}

function refuseClosed(month: string, state: MonthState): void {
  const closed = refuseState(month, state);
  if (closed !== undefined) throw conflict('closed', closed);
}

/** Previews marks, and stores none. Throws 409 while the month is not open. */
export async function checkMarks(db: Queries, batch: Batch): Promise<BatchAnswer> {
  const { version, state } = await readMonth(db, batch.centerId, batch.month);
  refuseClosed(batch.month, state);
  return { version, results: (await judge(db, batch, version + 1)).results };
}

/**
 * Stores marks of a center's month, each separately: refuses a wrong mark with a sentence and keeps the others. If two
 * people marked a day without knowing of each other, keeps both marks as a conflict. A repeated mark counts once, and
 * the order of batches doesn't matter. Call it in a transaction. Throws 409 while the month is not open.
 */
export async function storeMarks(tx: Queries, batch: Batch): Promise<BatchAnswer> {
  const { centerId, month, actor } = batch;
  const held = await lockMonth(tx, centerId, month);
  refuseClosed(month, held.state);
  const version = held.version + 1;
  const { results, added, changed } = await judge(tx, batch, version);
  if (added.length === 0) {
    await dropNewMonth(tx, held);
    return { version: held.version, results };
  }
  await insertRows(
    tx,
    'attendance_marks',
    added.map(({ seen, ...mark }) => ({ ...mark, centerId, seen: JSON.stringify(seen) })),
  );
  await writeDays(
    tx,
    changed.flatMap(([key, day]) => {
      const merged = mergeMarks(day.marks);
      const [employeeId = '', of = ''] = key.split('/');
      if (!merged.now) return [];
      const { id, code, overtimeMinutes, at, by } = merged.now;
      const row = { id, employeeId, day: of, centerId, code, overtimeMinutes, at, by };
      return [{ ...row, isDisputed: Number(isDisputed(merged)), version }];
    }),
  );
  await stepMonth(tx, held, { days: [null, changed.length] }, actor);
  return { version, results };
}
