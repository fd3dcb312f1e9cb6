import { financialYearMonths, financialYearOf } from '../../dates/financialYear';
import type { IsoDate } from '../../dates/isoDate';
import { sumPaise } from '../../text/money';

/** The known part of a year, for one of its months. */
export interface YearOfPay {
  /** What was earned in the month. */
  grossPaise: number;
  /** A whole month's pay, assumed for unknown months. */
  grossRatePaise: number;
  joinedOn: IsoDate | null;
  leftOn: IsoDate | null;
  /** The year's months before this one, as far as they are known. */
  earlier: readonly { month: string; grossPaise: number }[];
}

/** What a year, or another run of months, is expected to come to. */
export interface ExpectedYear<M> {
  /** All wages. */
  basePaise: number;
  /** The months before that are known. */
  known: M[];
  /** How many months before are not, and how many follow. */
  unknown: number;
  ahead: number;
}

/** The sum of a year's months, with unknown ones at the rate. `months` are by default those of the financial year. */
export function expectedYear<P extends YearOfPay>(
  month: string,
  { grossPaise, grossRatePaise, joinedOn, leftOn, earlier }: P,
  months: readonly string[] = financialYearMonths(financialYearOf(`${month}-01`)),
): ExpectedYear<P['earlier'][number]> {
  const isEmployed = (each: string) =>
    each === month || ((joinedOn?.slice(0, 7) ?? each) <= each && each <= (leftOn?.slice(0, 7) ?? each));
  const known = earlier.filter((each) => months.includes(each.month) && each.month < month);
  const unknown = months.filter(
    (each) => isEmployed(each) && each < month && !known.some((one) => one.month === each),
  ).length;
  const ahead = months.filter((each) => isEmployed(each) && each > month).length;
  const basePaise = sumPaise([...known.map((each) => each.grossPaise), grossPaise, grossRatePaise * (unknown + ahead)]);
  return { basePaise, known, unknown, ahead };
}
