import { z } from 'zod';
import { today } from '../dates/dates';
import { states } from '../records/states';
import { isoDate, oneOf, optionalDate } from '../records/validation';
import { companyFiler, companyState } from './companyTax';
import type { DueSettings } from './complianceAnswers';
import { dueRuleIds } from './dueRules';

const filing = z.object({
  /** The first day of a quarter. */
  from: isoDate('first day of the quarter').refine(
    (day) => /-(01|04|07|10)-01$/.test(day),
    'A change of filing begins with a quarter: 1 April, July, October or January.',
  ),
  filer: oneOf('filing', ['monthly', 'quarterly']),
});

/** The due-date rules that apply to the company. */
export const dueSettingsInput = z.object({
  /** The GST filing frequency by quarter, in any order. */
  filings: z
    .array(filing, { error: 'Give the filings as a list.' })
    .max(40, 'Keep at most 40 changes of filing.')
    .default([]),
  /** The states where people work, by GST code: they decide professional tax and labour welfare fund. */
  workStates: z
    .array(z.enum(states.map(({ code }) => code) as [string, ...string[]], { error: 'Choose states that exist.' }), {
      error: 'Give the states as a list.',
    })
    .default([]),
  /** Rules switched on or off by id; the others apply unless they are optional. */
  switched: z
    .partialRecord(z.enum(dueRuleIds), z.boolean(), {
      error: 'Switch rules that exist on or off.',
    })
    .default({}),
  /** The day on which somebody last compared all due dates with their sources. */
  checkedOn: optionalDate('day they were checked').refine(
    (day) => day === null || day <= today(),
    'The day they were checked cannot be in the future.',
  ),
});

/** The default settings: filing and state from `company.json`, by default monthly and Jharkhand. */
export const defaultDueSettings: DueSettings = {
  filings: [{ from: '2017-07-01', filer: companyFiler }],
  workStates: [companyState || '20'],
  switched: {},
  checkedOn: null,
};
