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

/** The most people, or rows, in one statement. */
const CHUNK = 100;
/** The most ids in one query. */
const PEOPLE = 500;

/** Marks of a center's month, and whose they are. */
export interface Batch extends MarkBatch {
  centerId: string;
  /** `YYYY-MM`. */
  month: string;
  /** The account or the phone that made them. */
  source: string;
  actor: Actor;
}

type StoredMark = Mark & { version: number; by: string };

/** A person's day as it is known. */
interface Day {
  /** The center that holds it; undefined while none does. */
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

/** The account, or the link: what tells its phones apart is their own word. */
const makerOf = (source: string): string => source.split(':', 2).join(':');

/** The known days that a batch marks: which center holds each, and the marks of this center. */
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

/** Writes the days as their marks have them, whatever was there. */
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

/** When a mark was made by the server's clock: never later than now. */
function instantOf({ at }: MarkInput, sentAt: string, now: number): string {
  return new Date(Math.min(now, Date.parse(at) + now - Date.parse(sentAt))).toISOString();
}

/** Why a day takes no more marks from one maker: everyone who opens the month reads and merges all of them. */
function refuseMore({ marks }: Day, source: string): string | undefined {
  const maker = makerOf(source);
  if (marks.filter((mark) => makerOf(mark.source) === maker).length < MOST_MARKS_OF_DAY) return undefined;
  return `You have marked this day ${MOST_MARKS_OF_DAY} times. Ask a colleague in the office to mark it.`;
}

/** A mark that clears a day may do so where the person is placed no more, if this center holds the day. */
const isClearing = ({ code, overtimeMinutes }: DayValue) => code === '' && overtimeMinutes === 0;

const isDisputed = ({ disputed }: Merged) => disputed.length > 0;

interface Judged {
  results: MarkResult[];
  /** The marks that are new. */
  added: (StoredMark & { employeeId: string; day: string })[];
  /** The days that they change, with all their marks. */
  changed: [key: string, day: Day][];
}

/** Tells what would become of marks that make `version` of the month; nothing is stored. */
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

/** Tells what would become of marks, and stores none. Throws 409 while the month is not open. */
export async function checkMarks(db: Queries, batch: Batch): Promise<BatchAnswer> {
  const { version, state } = await readMonth(db, batch.centerId, batch.month);
  refuseClosed(batch.month, state);
  return { version, results: (await judge(db, batch, version + 1)).results };
}

/**
 * Stores marks of a center's month, each for itself: a mark that is wrong is refused with a sentence, and the others are
 * kept. What two made without knowing of each other is kept both ways, as a conflict. A mark that was sent before counts
 * once, and any order of batches comes to the same. Call it in a transaction. Throws 409 while the month is not open.
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
