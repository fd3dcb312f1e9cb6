import type { DueSettings, SettledDues } from 'shared/domain/compliance/complianceAnswers';
import { addMonths, today } from 'shared/domain/dates/dates';
import { inForce } from 'shared/domain/dates/effectiveDated';
import { financialYearOf, quarterOf } from 'shared/domain/dates/financialYear';
import { optionalDate } from 'shared/domain/records/validation';
import { z } from 'zod';

/** The form's values: one filing frequency with the first day of its quarter, the states and the switches. */
export const settingsForm = z.object({
  filer: z.enum(['monthly', 'quarterly']),
  from: z.string(),
  workStates: z.array(z.string()),
  switched: z.record(z.string(), z.boolean()),
  checkedOn: optionalDate('day they were checked'),
});
export type SettingsForm = z.infer<typeof settingsForm>;

const firstOfQuarter = (date: string) => addMonths(`${date.slice(0, 7)}-01`, -((Number(date.slice(5, 7)) - 1) % 3));

/** The quarters in which a filing frequency can start: from a year ago to a year ahead. */
export function quarterOptions(): { value: string; label: string }[] {
  const first = addMonths(firstOfQuarter(today()), -12);
  return Array.from({ length: 9 }, (_, index) => addMonths(first, index * 3)).map((value) => ({
    value,
    label: `Q${quarterOf(value)} ${financialYearOf(value)}`,
  }));
}

/** The current filing frequency in the form: from its quarter or, if that is long ago, from this one. */
export function startOf({ filings, workStates, switched, checkedOn }: SettledDues): SettingsForm {
  const { from, filer } = inForce(filings, '9999-12-31');
  const isListed = quarterOptions().some(({ value }) => value === from);
  return {
    filer,
    from: isListed ? from : firstOfQuarter(today()),
    workStates: [...workStates],
    switched: { ...switched },
    checkedOn,
  };
}

/** The settings from this form: a filing frequency applies from its quarter on, and earlier ones stay. */
export function settingsOf({ filer, from, ...rest }: SettingsForm, { filings }: DueSettings): DueSettings {
  const before = filings.filter((filing) => filing.from < from);
  const isNew = before.length === 0 || inForce(before, from).filer !== filer;
  return { filings: [...before, ...(isNew ? [{ from, filer }] : [])], ...rest };
}
