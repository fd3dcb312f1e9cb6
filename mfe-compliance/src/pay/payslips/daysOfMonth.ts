import { weekdayOf } from 'shared/domain/dates/dates';
import { payslipWords } from 'shared/domain/pay/payslips/payslipWords';
import { type DayCode, dayCodes } from 'shared/domain/work/attendance/day';
import type { PersonMonth } from 'shared/domain/work/attendance/personMonth';
import { make } from 'shared/light/drawing';
import { dayNamesIn, type Language, tags } from 'shared/light/language';
import { type Words, words } from './words';

const pad = (day: number) => String(day).padStart(2, '0');

/** A center's days as a calendar, with totals. */
function atCenter({ companyName, centerName, days, overtime }: PersonMonth[number], month: string, language: Language) {
  const text: Words = words[language];
  const names = dayNamesIn[language];
  const long = new Intl.DateTimeFormat(tags[language], { timeZone: 'UTC', weekday: 'long', day: 'numeric' });
  const cells = [...days].map((letter, place) => {
    const date = new Date(`${month}-${pad(place + 1)}T00:00:00Z`);
    const minutes = overtime[place + 1] ?? 0;
    const value = letter === '.' ? text.notMarked : names[letter as DayCode];
    const said = [
      `${long.format(date)}: ${value}`,
      minutes > 0 && `${payslipWords[language].overtime} ${text.hours(minutes)}`,
    ];
    return make(
      'li',
      { className: letter === '.' ? '' : letter, attributes: { 'aria-label': said.filter(Boolean).join(', ') } },
      make('small', {}, String(place + 1)),
      make('b', {}, letter === '.' ? '·' : letter),
      ...(minutes > 0 ? [make('small', {}, `+${minutes / 60}`)] : []),
    );
  });
  const first = cells[0];
  if (first) first.style.gridColumnStart = String(weekdayOf(`${month}-01`) + 1);
  const total = Object.values(overtime).reduce((sum, minutes) => sum + minutes, 0);
  const counts = [
    ...dayCodes
      .map((code) => [`${code} ${names[code]}`, days.split(code).length - 1] as const)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${name}: ${count}`),
    ...(total > 0 ? [`${payslipWords[language].overtime}: ${text.hours(total)}`] : []),
  ];
  return make(
    'div',
    {},
    make('p', { className: 'quiet' }, [companyName, centerName].filter(Boolean).join(', ')),
    make('ol', { className: 'days' }, ...cells),
    make('p', { className: 'quiet' }, counts.join(' · ')),
  );
}

/** A person's days of a month, by center. */
export function daysOfMonth(days: PersonMonth | undefined, month: string, language: Language): HTMLElement {
  const known = (days ?? []).map((center) => atCenter(center, month, language));
  return make('div', {}, ...(known.length > 0 ? known : [make('p', {}, words[language].noDays)]));
}
