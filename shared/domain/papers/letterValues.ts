import { formatDate } from '../dates/dates';
import type { IsoDate } from '../dates/isoDate';
import { formatRupees } from '../text/money';
import type { Placement } from '../work/placements/placement';
import type { LetterLanguage, Placeholder } from './letterTemplate';

/** The words of a letter beside its template. */
export const letterWords = {
  en: {
    title: 'Appointment letter',
    signed: 'Authorised signatory',
    accepted: 'I accept these terms.',
    acceptedBy: 'Signature and date',
    units: { month: 'a month', day: 'a day', hour: 'an hour' },
    months: (count: number) => `${count} ${count === 1 ? 'month' : 'months'}`,
    days: {} as Readonly<Record<string, string>>,
    date: formatDate,
  },
  hi: {
    title: 'नियुक्ति पत्र',
    signed: 'अधिकृत हस्ताक्षरकर्ता',
    accepted: 'मुझे ये शर्तें स्वीकार हैं।',
    acceptedBy: 'हस्ताक्षर और तारीख',
    units: { month: 'प्रति माह', day: 'प्रति दिन', hour: 'प्रति घंटा' },
    months: (count: number) => `${count} महीने`,
    days: {
      Monday: 'सोमवार',
      Tuesday: 'मंगलवार',
      Wednesday: 'बुधवार',
      Thursday: 'गुरुवार',
      Friday: 'शुक्रवार',
      Saturday: 'शनिवार',
      Sunday: 'रविवार',
    } as Readonly<Record<string, string>>,
    date: (day: IsoDate) => hindiDate.format(Date.parse(`${day}T00:00:00Z`)),
  },
} as const;

const hindiDate = new Intl.DateTimeFormat('hi-IN-u-nu-latn', { dateStyle: 'long', timeZone: 'UTC' });

/** The person the letter is for, apart from their placement. */
export interface LetterOf {
  placement: Placement;
  /** The code of the employee. */
  code: string;
  /** The company's legal name. */
  employer: string;
  probationMonths: number;
  /** The day of the letter. */
  day: IsoDate;
}

/** The value of each placeholder in a placement's letter; empty where nothing is agreed. */
export function letterValues(
  { placement, code, employer, probationMonths, day }: LetterOf,
  language: LetterLanguage,
): Record<Placeholder, string> {
  const { units, months, days, date } = letterWords[language];
  const { grossPaise, basicPaise, houseRentPaise, conveyancePaise, payPer } = placement;
  const pay = (paise: number) => (paise > 0 ? `${formatRupees(paise)} ${units[payPer]}` : '');
  return {
    name: placement.employeeName,
    'employee code': code,
    designation: placement.designation,
    employer,
    client: placement.companyName,
    center: placement.centerName,
    'first day': date(placement.startsOn),
    'last day': placement.endsOn === null ? '' : date(placement.endsOn),
    shift: placement.shift,
    'weekly off': days[placement.weeklyOff] ?? placement.weeklyOff,
    gross: pay(grossPaise),
    basic: pay(basicPaise),
    'house rent': pay(houseRentPaise),
    conveyance: pay(conveyancePaise),
    'other allowances': pay(basicPaise > 0 ? grossPaise - basicPaise - houseRentPaise - conveyancePaise : 0),
    probation: probationMonths === 0 ? '' : months(probationMonths),
    today: date(day),
  };
}
