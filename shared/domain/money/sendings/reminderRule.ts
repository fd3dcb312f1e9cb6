import { z } from 'zod';
import { addDays, daysBetween } from '../../dates/dates';
import type { IsoDate } from '../../dates/isoDate';
import { recordOf } from '../../records/recordFields';
import { oneOf, optionalText } from '../../records/validation';

/** The result of a due reminder: a draft that a person sends, a mail at once, or none. */
export const reminderModes = ['Draft', 'Send', 'None'] as const;

/** A reminder of what is due, this many days before (below 0) or after the due date; of one client, or of all that have no rules of their own. */
export const reminderRuleInput = z.object({
  companyId: optionalText('company', 64),
  /** The company's name; empty for all clients. */
  clientName: optionalText('client name', 200),
  days: z
    .number({ error: 'Enter the days as a number.' })
    .int('Enter whole days.')
    .min(-60, 'A reminder comes at most 60 days before the due date.')
    .max(365, 'A reminder comes at most 365 days after the due date.'),
  mode: oneOf('what to do', reminderModes).default('Draft'),
});
export type ReminderRuleInput = z.infer<typeof reminderRuleInput>;

/** The same as the API answers it. */
export const reminderRuleRecord = /* @__PURE__ */ recordOf(reminderRuleInput, () => ({}));
export type ReminderRule = z.infer<typeof reminderRuleRecord>;

type Rule = Pick<ReminderRule, 'companyId' | 'days' | 'mode'>;

/** What holds while nobody made a rule: drafts before and after the due date. */
const usualReminders: readonly Rule[] = [-3, 1, 15].map((days) => ({ companyId: '', days, mode: 'Draft' }));

/** A reminder that is older than this is not made any more: a new rule doesn't remind of everything that ever was due. In days. */
const LATEST = 7;

/** The rules of a client: its own, else those for all. */
export function rulesOf(rules: readonly Rule[], companyId: string): readonly Rule[] {
  const own = rules.filter((rule) => rule.companyId !== '' && rule.companyId === companyId);
  if (own.length > 0) return own;
  const forAll = rules.filter((rule) => rule.companyId === '');
  return forAll.length > 0 ? forAll : usualReminders;
}

/** The reminder that an invoice is due for on a day, the latest of its rules; undefined for none. */
export function reminderOn(rules: readonly Rule[], dueDate: IsoDate, day: IsoDate): Rule | undefined {
  const past = daysBetween(dueDate, day);
  const [latest] = rules
    .filter(({ days }) => days <= past && past - days < LATEST && addDays(dueDate, days) <= day)
    .toSorted((a, b) => b.days - a.days);
  return latest?.mode === 'None' ? undefined : latest;
}
