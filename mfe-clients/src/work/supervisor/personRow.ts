import { type DayCode, type DayValue, dayCodes, OVERTIME_STEP } from 'shared/domain/work/attendance/day';
import type { SheetPerson } from 'shared/domain/work/attendance/sheet';
import { button, make, say } from 'shared/light/drawing';
import type { Words } from './words';

/** The letters one tap away; the others are in a menu. */
const near: readonly DayCode[] = ['P', 'H', 'A'];
const others = dayCodes.filter((code) => !near.includes(code));

/** A step of overtime, in minutes: half an hour. */
const STEP = 2 * OVERTIME_STEP;
const MOST = 16 * 60;

/** A row's props. */
interface Row {
  element: HTMLElement;
  /**
   * Updates the row: the day's mark, whether it can be edited, and another person's conflicting mark; empty for none.
   */
  update(value: DayValue, isOpen: boolean, disputed: string): void;
}

/** A person's row: their name, and a button for each letter. */
export function personRow(
  person: Pick<SheetPerson, 'name' | 'designation' | 'code'>,
  words: Words,
  onMark: (value: DayValue) => void,
): Row {
  let now: DayValue = { code: '', overtimeMinutes: 0 };
  const choose = (code: DayValue['code']) =>
    onMark({ code, overtimeMinutes: code === 'A' || code === '' ? 0 : now.overtimeMinutes });
  const letter = (code: DayCode, text: string) =>
    button(text, () => choose(code), { label: words.days[code], className: `code ${code}` });
  const letters = new Map([
    ...near.map((code) => [code, letter(code, code)] as const),
    ...others.map((code) => [code, letter(code, words.days[code])] as const),
  ]);
  const hours = make('output');
  const change = (minutes: number) =>
    onMark({ ...now, overtimeMinutes: Math.min(MOST, Math.max(0, now.overtimeMinutes + minutes)) });
  const less = button('−', () => change(-STEP), { label: words.lessOvertime });
  const further = button('+', () => change(STEP), { label: words.moreOvertime });
  const clear = button(words.clear, () => choose(''));
  const panel = make(
    'div',
    { className: 'others', hidden: true },
    ...others.map((code) => letters.get(code) ?? ''),
    clear,
    make('span', { className: 'overtime' }, words.overtime, less, hours, further),
  );
  const more = button(
    '⋯',
    () => {
      panel.hidden = !panel.hidden;
      more.setAttribute('aria-expanded', String(!panel.hidden));
    },
    { label: words.more, className: 'code' },
  );
  more.setAttribute('aria-expanded', 'false');
  const note = make('p', { className: 'note', hidden: true });
  const element = make(
    'li',
    {},
    make(
      'div',
      { className: 'person', attributes: { role: 'group', 'aria-label': person.name } },
      make(
        'span',
        { className: 'name' },
        make('b', {}, person.name),
        make('small', {}, [person.designation, person.code].filter(Boolean).join(' · ')),
      ),
      ...near.map((code) => letters.get(code) ?? ''),
      more,
      panel,
    ),
    note,
  );
  return {
    element,
    update(value, isOpen, disputed) {
      now = value;
      for (const [code, each] of letters) {
        each.setAttribute('aria-pressed', String(code === value.code));
        each.disabled = !isOpen;
      }
      const isFurther = value.code !== '' && !near.includes(value.code);
      say(more, isFurther ? value.code : value.overtimeMinutes > 0 ? `+${value.overtimeMinutes / 60}` : '⋯');
      more.classList.toggle('held', isFurther || value.overtimeMinutes > 0);
      say(hours, words.hours(value.overtimeMinutes));
      const isWorked = ['P', 'H', 'W', 'F'].includes(value.code);
      less.disabled = !isOpen || value.overtimeMinutes === 0;
      further.disabled = !isOpen || !isWorked;
      clear.disabled = !isOpen || value.code === '';
      note.hidden = disputed === '';
      say(note, disputed);
    },
  };
}
