import { type ClipboardEvent, type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import type { DaysOff } from 'shared/domain/work/attendance/knownOff';
import type { DayValue } from 'shared/domain/work/attendance/mark';
import { refuseDay } from 'shared/domain/work/attendance/refuseMark';
import { type SheetPerson, valueOn } from 'shared/domain/work/attendance/sheet';
import { notify } from 'shared/platform';
import { formatCount } from 'shared/ui';
import styles from './AttendanceGrid.module.css';
import { dayInWords } from './GridCell';
import { GridFoot, GridHead } from './GridEdges';
import { cellId, GridRow, ROW } from './GridRow';
import { gridKeys } from './gridKeys';
import { gridPointer } from './gridPointer';
import type { SheetStore } from './SheetStore';
import type { SheetSums } from './SheetSums';
import { areaOf, copyOf, fillDown, fillRight, markAs, pasteInto, type Selection } from './selection';
import { useCellInView } from './useCellInView';
import { useWindow } from './useWindow';

const days = (count: number) => formatCount(count, { one: 'day', many: 'days' });

export interface AttendanceGridProps {
  /** The month with its holidays. */
  off: DaysOff;
  people: readonly SheetPerson[];
  sums: SheetSums;
  store: SheetStore;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  /** Whether the days can be edited. */
  isOpen: boolean;
  /** Announces the result to screen readers. */
  say: (sentence: string) => void;
}

/** Copies the selected days for a spreadsheet, and pastes days from one. */
function gridClipboard(
  { people, isOpen, store }: Pick<AttendanceGridProps, 'people' | 'isOpen' | 'store'>,
  area: ReturnType<typeof areaOf>,
  act: (done: number, words: string) => void,
) {
  const onPaste = (event: ClipboardEvent) => {
    if (!isOpen) return;
    event.preventDefault();
    const { changes, unread } = pasteInto(
      people,
      area,
      event.clipboardData.getData('text/plain'),
      people[0]?.days.length ?? 0,
    );
    act(store.mark(changes), 'Pasted');
    if (unread.length > 0)
      notify.error(`${days(unread.length)} could not be read: ${[...new Set(unread)].slice(0, 5).join(', ')}.`);
  };
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData.setData('text/plain', copyOf(people, area));
  };
  return { onPaste, onCopy };
}

interface BodyProps extends Pick<AttendanceGridProps, 'off' | 'people'> {
  /** The grid's id. */
  grid: string;
  drawn: ReturnType<typeof useWindow>;
  active: Selection['active'];
  area: ReturnType<typeof areaOf>;
  /** Text being typed into the active day. */
  typing: string;
}

/** The rendered rows. */
function GridBody({ grid, people, off, drawn, active, area, typing }: BodyProps) {
  return (
    <div role="rowgroup" className={styles.body} style={{ blockSize: people.length * ROW }}>
      {drawn.map(({ slot, row }) => {
        const each = people[row];
        const [isActive, isSelected] = [row === active.row, row >= area.top && row <= area.bottom];
        return (
          each && (
            <GridRow
              key={slot}
              grid={grid}
              person={each}
              off={off}
              row={row}
              active={isActive ? active.day : 0}
              first={isSelected ? area.first : 0}
              last={isSelected ? area.last : 0}
              typing={isActive ? typing : ''}
            />
          )
        );
      })}
    </div>
  );
}

/** A center's month: people × days, made for the keyboard. Letters mark the selected days, digits enter overtime. */
export function AttendanceGrid({ off, people, sums, store, selection, onSelect, isOpen, say }: AttendanceGridProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [typing, setTyping] = useState('');
  const drawn = useWindow(frame, people.length, ROW);
  const size = { rows: people.length, days: people[0]?.days.length ?? 0 };
  const { active } = selection;
  const area = useMemo(() => areaOf(selection), [selection]);
  // Bulk changes render deferred, so that keys stay responsive.
  const [shownPeople, shownArea] = [useDeferredValue(people), useDeferredValue(area)];
  const person = people[active.row];
  useCellInView(frame, id, active);
  /** Stores the typed text as overtime; false if the day can't have any. */
  const enter = (): boolean => {
    if (typing === '' || !person) return true;
    const value = { ...valueOn(person, active.day), overtimeMinutes: Math.round(Number(typing) * 60) };
    const wrong = Number.isNaN(value.overtimeMinutes) ? 'Enter the overtime in hours.' : refuseDay(value);
    if (wrong !== undefined) {
      notify.error(wrong);
      return false;
    }
    setTyping('');
    store.mark([{ employeeId: person.id, day: active.day, value }]);
    say(dayInWords(value));
    return true;
  };
  const mark = (code: DayValue['code']) => {
    setTyping('');
    const done = store.mark(markAs(people, area, code, off));
    say(done === 0 ? 'Nothing was marked.' : `${days(done)}: ${dayInWords({ code, overtimeMinutes: 0 })}`);
  };
  const act = (done: number, words: string) => say(`${words}: ${days(done)}`);

  /** Selects all people's days from one day to another; by default a single day. */
  const daysOf = (day: number, from = day): Selection => ({
    anchor: { row: size.rows - 1, day: from },
    active: { row: 0, day },
  });
  /** Whether the grid handles a key with Control. */
  const command = (event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase();
    if (key === ' ') onSelect(daysOf(active.day));
    else if (key === 'a') onSelect({ anchor: { row: 0, day: 1 }, active: { row: size.rows - 1, day: size.days } });
    else if (!isOpen) return false;
    else if (key === 'r' && !event.shiftKey) act(store.mark(fillRight(people, area)), 'Filled right');
    else if (key === 'd') act(store.mark(fillDown(people, area)), 'Filled down');
    else if (key === 'y' || (key === 'z' && event.shiftKey)) act(store.redo(), 'Done again');
    else if (key === 'z') act(store.undo(), 'Undone');
    else return false;
    return true;
  };
  const onKeyDown = gridKeys({
    ...{ selection, size, isOpen, typing, setTyping, enter, onSelect, mark },
    onCommand: command,
  });
  const pointer = gridPointer({ selection, isEmpty: people.length === 0, daysOf, enter, onSelect });
  return (
    <div
      ref={frame}
      role="grid"
      tabIndex={0}
      className={styles.frame}
      style={{ '--days': size.days } as Record<string, unknown>}
      aria-label="Attendance"
      aria-multiselectable
      aria-readonly={!isOpen}
      aria-rowcount={people.length + 2}
      aria-colcount={size.days + 4}
      aria-activedescendant={cellId(id, active.row, active.day)}
      onKeyDown={onKeyDown}
      {...pointer}
      {...gridClipboard({ people, isOpen, store }, area, act)}
      onBlur={() => enter() || setTyping('')}
    >
      <GridHead off={off} days={size.days} />
      <GridBody grid={id} people={shownPeople} {...{ off, drawn, active, typing }} area={shownArea} />
      <GridFoot row={people.length + 2} worked={sums.worked.slice(1).join()} />
    </div>
  );
}
