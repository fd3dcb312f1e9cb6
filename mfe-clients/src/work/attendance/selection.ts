import { today } from 'shared/domain/dates/dates';
import { type DaysOff, offOn } from 'shared/domain/work/attendance/knownOff';
import type { DayCode, DayValue } from 'shared/domain/work/attendance/mark';
import { dayText, readDayText } from 'shared/domain/work/attendance/readDayText';
import { isPlacedOn, type SheetPerson, valueOn } from 'shared/domain/work/attendance/sheet';
import type { DayChange } from './newMarks';

/** A position in the grid: a row from 0, and a day of the month from 1. */
export interface Place {
  row: number;
  day: number;
}

/** The active cell, and the cell where the selection started. */
export interface Selection {
  active: Place;
  anchor: Place;
}

/** The grid's dimensions. */
export interface Size {
  rows: number;
  days: number;
}

/** The rectangle of a selection, inclusive. */
export interface Area {
  top: number;
  bottom: number;
  first: number;
  last: number;
}

export const areaOf = ({ active, anchor }: Selection): Area => ({
  top: Math.min(active.row, anchor.row),
  bottom: Math.max(active.row, anchor.row),
  first: Math.min(active.day, anchor.day),
  last: Math.max(active.day, anchor.day),
});

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** The step of PageUp and PageDown, in rows. */
const PAGE = 15;

type Move = (place: Place, size: Size) => Place;
const moves: Readonly<Record<string, Move>> = {
  ArrowLeft: ({ row, day }) => ({ row, day: day - 1 }),
  ArrowRight: ({ row, day }) => ({ row, day: day + 1 }),
  ArrowUp: ({ row, day }) => ({ row: row - 1, day }),
  ArrowDown: ({ row, day }) => ({ row: row + 1, day }),
  PageUp: ({ row, day }) => ({ row: row - PAGE, day }),
  PageDown: ({ row, day }) => ({ row: row + PAGE, day }),
  Home: ({ row }) => ({ row, day: 1 }),
  End: ({ row }, { days }) => ({ row, day: days }),
};
const farMoves: Readonly<Record<string, Move>> = {
  Home: () => ({ row: 0, day: 1 }),
  End: (_place, { rows, days }) => ({ row: rows - 1, day: days }),
  ArrowLeft: ({ row }) => ({ row, day: 1 }),
  ArrowRight: ({ row }, { days }) => ({ row, day: days }),
  ArrowUp: ({ day }) => ({ row: 0, day }),
  ArrowDown: ({ day }, { rows }) => ({ row: rows - 1, day }),
};

/**
 * The selection after a key; undefined for keys that don't move it. Control jumps to the end, Shift extends the
 * selection.
 */
export function moveBy(
  selection: Selection,
  { key, isFar, grows }: { key: string; isFar: boolean; grows: boolean },
  size: Size,
): Selection | undefined {
  const move = (isFar ? farMoves : moves)[key];
  if (!move) return undefined;
  const to = move(selection.active, size);
  const active = { row: within(to.row, 0, size.rows - 1), day: within(to.day, 1, size.days) };
  return { active, anchor: grows ? selection.anchor : active };
}

/** Every cell of an area, with its person. */
function* placesIn(people: readonly SheetPerson[], { top, bottom, first, last }: Area) {
  for (let row = top; row <= bottom; row++) {
    const person = people[row];
    for (let day = first; person && day <= last; day++) yield { person, row, day };
  }
}

/** The days of an area with the values from `valueOf`. */
function fill(
  people: readonly SheetPerson[],
  area: Area,
  valueOf: (person: SheetPerson, place: Place) => DayValue,
): DayChange[] {
  return [...placesIn(people, area)].map(({ person, row, day }) => ({
    employeeId: person.id,
    day,
    value: valueOf(person, { row, day }),
  }));
}

/**
 * Marks an area's days with a letter. Marking several days present skips leave, weekly offs, holidays and future days;
 * an area of only days off is marked as worked. `onlyMissing`: marks only unmarked days, by default all.
 */
export function markAs(
  people: readonly SheetPerson[],
  area: Area,
  code: DayCode | '',
  off: DaysOff,
  { onlyMissing = false } = {},
): DayChange[] {
  if (code !== 'P') return fill(people, area, () => ({ code, overtimeMinutes: 0 }));
  const now = today();
  const all = [...placesIn(people, area)]
    .filter(({ person, day }) => isPlacedOn(person, day) && (!onlyMissing || valueOn(person, day).code === ''))
    .map(({ person, day }) => ({
      employeeId: person.id,
      day,
      was: valueOn(person, day).code,
      off: offOn(person, day, off),
    }));
  const over = all.filter(({ day }) => `${off.month}-${String(day).padStart(2, '0')}` <= now);
  const days = over.length === 0 ? all : over;
  const isWorked = !onlyMissing && days.every((each) => each.off !== '');
  return days.flatMap(({ employeeId, day, was, off: known }) =>
    !isWorked && known !== '' && was !== ''
      ? []
      : [{ employeeId, day, value: { code: isWorked ? code : known || code, overtimeMinutes: 0 } }],
  );
}

/** Fills an area from its first column; a single column from the column to its left. */
export function fillRight(people: readonly SheetPerson[], area: Area): DayChange[] {
  const from = area.first === area.last ? area.first - 1 : area.first;
  return from < 1 ? [] : fill(people, area, (person) => valueOn(person, from));
}

/** Fills an area from its first row; a single row from the row above. */
export function fillDown(people: readonly SheetPerson[], area: Area): DayChange[] {
  const from = people[area.top === area.bottom ? area.top - 1 : area.top];
  return from ? fill(people, area, (_person, { day }) => valueOn(from, day)) : [];
}

/** An area as tab-separated text for a spreadsheet. */
export const copyOf = (people: readonly SheetPerson[], { top, bottom, first, last }: Area): string =>
  people
    .slice(top, bottom + 1)
    .map((person) =>
      Array.from({ length: last - first + 1 }, (_, index) => dayText(valueOn(person, first + index))).join('\t'),
    )
    .join('\n');

/**
 * Pastes spreadsheet cells at the selection's start; a single cell fills the selection. `unread` lists texts that mean
 * no day.
 */
export function pasteInto(
  people: readonly SheetPerson[],
  area: Area,
  text: string,
  days: number,
): { changes: DayChange[]; unread: string[] } {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));
  const isOne = lines.length === 1 && lines[0]?.length === 1;
  const [height, width] = [lines.length, Math.max(...lines.map((line) => line.length))];
  const target = isOne
    ? area
    : { ...area, bottom: area.top + height - 1, last: Math.min(days, area.first + width - 1) };
  const unread: string[] = [];
  const changes = [...placesIn(people, target)].flatMap(({ person, row, day }) => {
    const cell = isOne ? lines[0]?.[0] : lines[row - target.top]?.[day - target.first];
    if (cell === undefined) return [];
    const value = readDayText(cell);
    if (!value) unread.push(cell.trim());
    return value ? [{ employeeId: person.id, day, value }] : [];
  });
  return { changes, unread };
}
