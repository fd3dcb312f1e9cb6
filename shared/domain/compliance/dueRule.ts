import type { EffectiveDated } from '../dates/effectiveDated';
import type { areaNames } from './areaNames';

/** How often the company files GST returns. */
export type Filer = 'monthly' | 'quarterly';

/**
 * A date relative to the last month of a period: `{ monthsAfter: 1, day: 20 }` is the 20th of the next month; day 31 is
 * a month's last.
 */
export interface DueDay {
  monthsAfter: number;
  day: number;
}

/** A rule's values from a day on. */
export interface DueVersion extends EffectiveDated {
  title: string;
  /** The form to file, if there is one. */
  returnType?: string;
  /** Only for these GST filers; by default for all. */
  filer?: Filer;
  /** Only for companies in these states; by default in all. */
  states?: readonly string[];
  due: DueDay & {
    /** A different day for periods that end in these months (`03`). */
    exceptions?: Record<string, DueDay>;
    /** Days after the rule with this id was done for the same period, once it was. */
    after?: { rule: string; days: number };
  };
}

/**
 * The earliest time to file or pay: after the period's `end` (its last day counts), from its `start`, from the start of
 * its financial `year`, or `any` time.
 */
export type DoneFrom = 'end' | 'start' | 'year' | 'any';

/** The length of a period. A `calendar year` is the one that ends within the financial year. */
export type Every = 'month' | 'quarter' | 'half-year' | 'year' | 'calendar year';

/** Something that falls due once per period. */
export interface DueRule {
  id: string;
  /** The act, rule or notification that sets the day. */
  source: string;
  area: Exclude<keyof typeof areaNames, 'certificate'>;
  type: 'Return' | 'Deposit' | 'Tax' | 'Wages' | 'Other';
  every: Every;
  /** Only periods that end in these months (`03`). By default all. */
  months?: readonly string[];
  /** Only where people work in this state. */
  workState?: string;
  /** When a period's row can first be filed or paid. By default from the period's end. */
  doneFrom?: DoneFrom;
  /** A direct tax: due on a Sunday or a public holiday, it is in time on the next working day (CBDT circulars 639 and 676). By default false. */
  isDirectTax?: boolean;
  /** The companies it concerns, if not all: such a rule creates rows once it is switched on. */
  optional?: string;
  versions: readonly DueVersion[];
}
