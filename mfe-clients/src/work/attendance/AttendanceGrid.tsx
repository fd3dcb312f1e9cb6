import {
  type ClipboardEvent,
  type KeyboardEvent,
  type PointerEvent,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { DaysOff } from 'shared/domain/work/attendance/knownOff';
import { type DayCode, type DayValue, dayCodes } from 'shared/domain/work/attendance/mark';
import { refuseDay } from 'shared/domain/work/attendance/refuseMark';
import { type SheetPerson, valueOn } from 'shared/domain/work/attendance/sheet';
import { notify } from 'shared/platform';
import { formatCount } from 'shared/ui';
import styles from './AttendanceGrid.module.css';
import { dayInWords } from './GridCell';
import { GridFoot, GridHead } from './GridEdges';
import { cellId, GridRow, ROW } from './GridRow';
import type { SheetStore } from './SheetStore';
import type { SheetSums } from './SheetSums';
import { areaOf, copyOf, fillDown, fillRight, markAs, moveBy, pasteInto, type Selection } from './selection';
import { useWindow } from './useWindow';

const days = (count: number) => formatCount(count, { one: 'day', many: 'days' });

export interface AttendanceGridProps {
  /** The month, with its holidays. */
  off: DaysOff;
  people: readonly SheetPerson[];
  sums: SheetSums;
  store: SheetStore;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  /** Whether days can be marked. */
  isOpen: boolean;
  /** Announces to screen readers what was done. */
  say: (sentence: string) => void;
}

/** A month of a center: people × days, made for the keyboard. Letters mark the selected days, digits enter overtime. */
export function AttendanceGrid({ off, people, sums, store, selection, onSelect, isOpen, say }: AttendanceGridProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [typing, setTyping] = useState('');
  const drawn = useWindow(frame, people.length, ROW);
  const size = { rows: people.length, days: people[0]?.days.length ?? 0 };
  const { active } = selection;
  const area = useMemo(() => areaOf(selection), [selection]);
  // What changes in many rows at once is drawn between frames, while keys are answered.
  const [shownPeople, shownArea] = [useDeferredValue(people), useDeferredValue(area)];
  const person = people[active.row];

  useEffect(() => {
    const [element, cell] = [frame.current, document.getElementById(cellId(id, active.row, active.day))];
    if (!element) return;
    const [top, seen] = [active.row * ROW, element.clientHeight - 40 - ROW];
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + ROW > element.scrollTop + seen) element.scrollTop = top + ROW - seen;
    const name = element.querySelector<HTMLElement>('[role="rowheader"]')?.offsetWidth ?? 0;
    if (!cell) return;
    if (cell.offsetLeft - name < element.scrollLeft) element.scrollLeft = cell.offsetLeft - name;
    else if (cell.offsetLeft + cell.offsetWidth > element.scrollLeft + element.clientWidth)
      element.scrollLeft = cell.offsetLeft + cell.offsetWidth - element.clientWidth;
  }, [active.row, active.day, id]);

  /** Enters the typed text as overtime; false where the day can't have any. */
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

  /** All people's days, from one to another; by default one. */
  const daysOf = (day: number, from = day): Selection => ({
    anchor: { row: size.rows - 1, day: from },
    active: { row: 0, day },
  });
  /** Whether a key with Control is one of the grid's. */
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
  /** Whether a key marks something. */
  const write = (key: string): boolean => {
    const letter = key.toUpperCase();
    if ((dayCodes as readonly string[]).includes(letter)) mark(letter as DayCode);
    else if (key === 'Delete' || (key === 'Backspace' && typing === '')) mark('');
    else if (key === 'Backspace') setTyping(typing.slice(0, -1));
    else if (/^[\d.]$/.test(key)) setTyping((typing + key).slice(0, 5));
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.altKey || people.length === 0) return;
    const next = moveBy(
      selection,
      { key: key === 'Enter' ? 'ArrowDown' : key, isFar: isCommand, grows: shiftKey && key !== 'Enter' },
      size,
    );
    const isTaken = (() => {
      if (next) {
        if (enter()) onSelect(next);
        return true;
      }
      if (isCommand) return command(event);
      if (key === 'Escape' && typing !== '') {
        setTyping('');
        return true;
      }
      return isOpen && write(key);
    })();
    if (!isTaken) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** The day of the heading that is pointed at. */
  const headingOf = ({ target }: PointerEvent) =>
    Number((target as Element).closest<HTMLElement>('[data-heading]')?.dataset.heading ?? 0);
  const placeOf = ({ target }: PointerEvent) => {
    const cell = (target as Element).closest<HTMLElement>('[data-day]');
    const row = cell?.closest<HTMLElement>('[data-row]');
    return cell && row ? { row: Number(row.dataset.row), day: Number(cell.dataset.day) } : undefined;
  };
  const onPointerDown = (event: PointerEvent) => {
    const heading = people.length > 0 && event.button === 0 ? headingOf(event) : 0;
    if (heading > 0 && enter()) onSelect(daysOf(heading, event.shiftKey ? selection.anchor.day : heading));
    const place = placeOf(event);
    if (!place || event.button !== 0 || !enter()) return;
    onSelect({ active: place, anchor: event.shiftKey ? selection.anchor : place });
  };
  const onPointerOver = (event: PointerEvent) => {
    const isDragged = event.pointerType === 'mouse' && event.buttons === 1;
    const heading = isDragged ? headingOf(event) : 0;
    if (heading > 0) onSelect(daysOf(heading, selection.anchor.day));
    const place = isDragged ? placeOf(event) : undefined;
    if (place) onSelect({ active: place, anchor: selection.anchor });
  };
  const onPaste = (event: ClipboardEvent) => {
    if (!isOpen) return;
    event.preventDefault();
    const { changes, unread } = pasteInto(people, area, event.clipboardData.getData('text/plain'), size.days);
    act(store.mark(changes), 'Pasted');
    if (unread.length > 0)
      notify.error(`${days(unread.length)} could not be read: ${[...new Set(unread)].slice(0, 5).join(', ')}.`);
  };
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData.setData('text/plain', copyOf(people, area));
  };

  const worked = sums.worked.slice(1).join();
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
      onPointerDown={onPointerDown}
      onPointerOver={onPointerOver}
      onPaste={onPaste}
      onCopy={onCopy}
      onBlur={() => enter() || setTyping('')}
    >
      <GridHead off={off} days={size.days} />
      <div role="rowgroup" className={styles.body} style={{ blockSize: people.length * ROW }}>
        {drawn.map(({ slot, row }) => {
          const each = shownPeople[row];
          const [isActive, isSelected] = [row === active.row, row >= shownArea.top && row <= shownArea.bottom];
          return (
            each && (
              <GridRow
                key={slot}
                grid={id}
                person={each}
                off={off}
                row={row}
                active={isActive ? active.day : 0}
                first={isSelected ? shownArea.first : 0}
                last={isSelected ? shownArea.last : 0}
                typing={isActive ? typing : ''}
              />
            )
          );
        })}
      </div>
      <GridFoot row={people.length + 2} worked={worked} />
    </div>
  );
}
