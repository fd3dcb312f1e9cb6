import { z } from 'zod';
import { registration } from '../letterhead/registration';
import { sampleMark } from '../records/recordFields';
import { certificateStates } from './certificateState';
import { reportAreas } from './complianceReport';
import { obligationAreas } from './obligation';
import { standings } from './standing';

const area = z.enum(obligationAreas);

/** What is open in one area. */
export const openDues = z.object({
  open: z.number().int(),
  overdue: z.number().int(),
  /** The next due that is not overdue. */
  next: z.object({ title: z.string(), dueDate: z.string() }).nullable(),
  /** Filed, paid or done in this financial year, or since. */
  done: z.number().int(),
  /** Dues of this financial year from before the company's records begin that nobody has marked as done or not. */
  notRecorded: z.number().int(),
});
export type OpenDues = z.infer<typeof openDues>;

/** What the landing page of compliance shows of its six pages. */
export const complianceOverview = z.object({
  score: z.number().nullable(),
  /** Whether the figures are the samples', because nothing real was recorded yet. By default false. */
  isSample: z.boolean().optional(),
  /** Whether there are samples next to real records, which the figures leave out. By default false. */
  leavesOutSamples: z.boolean().optional(),
  deductions: z.number().int(),
  gst: openDues,
  tds: openDues,
  /** Across every area, certificates too. */
  dues: openDues.pick({ overdue: true, next: true }).extend({ soon: z.number().int() }),
  certificates: z.object({ total: z.number().int(), expiring: z.number().int(), expired: z.number().int() }),
  /** The newest register, or null while there is none. */
  wages: z
    .object({
      id: z.string(),
      month: z.string(),
      employees: z.number().int(),
      totalPaise: z.number().int(),
      status: z.string(),
    })
    .nullable(),
});
export type ComplianceOverview = z.infer<typeof complianceOverview>;

/** One row that cost points. */
const scoreDeduction = z.object({
  id: z.string(),
  area: z.enum([...obligationAreas, 'certificate']),
  title: z.string(),
  /** The financial year whose list it is in; empty for a certificate. */
  financialYear: z.string(),
  /** Why, in words: `Overdue since 20 May 2026`. */
  reason: z.string(),
  /** Out of 100, not rounded; the deductions and the unrounded score add up to 100. */
  points: z.number(),
});
export type ScoreDeduction = z.infer<typeof scoreDeduction>;

/** The company's compliance on a day. */
export const complianceScoreAnswer = z.object({
  /** 0 to 100; null while nothing counts yet. */
  score: z.number().nullable(),
  /** How many rows counted. */
  counted: z.number().int(),
  /** The dearest first. */
  deductions: z.array(scoreDeduction),
  /** Whether it is the samples' score, because nothing real was recorded yet. By default false. */
  isSample: z.boolean().optional(),
});
export type ComplianceScore = z.infer<typeof complianceScoreAnswer>;

/** One row of the compliance report; `amount` is in rupees. */
export const complianceReportRow = z.object({
  area: z.enum(reportAreas),
  title: z.string(),
  period: z.string(),
  type: z.string(),
  dueDate: z.string().nullable(),
  extendedTo: z.string().nullable(),
  status: z.string(),
  state: z.string(),
  doneOn: z.string().nullable(),
  reference: z.string(),
  amount: z.number(),
});
export type ComplianceReportRow = z.infer<typeof complianceReportRow>;

/** Something that is on a day of the calendar. */
export const calendarEntry = z.object({
  id: z.string(),
  date: z.string(),
  kind: z.enum(['holiday', 'certificate', ...obligationAreas]),
  title: z.string(),
  /** The financial year whose list it is in; empty for a holiday and a certificate. */
  financialYear: z.string(),
  /** Its state; empty for a holiday. */
  state: z.enum([...standings, ...certificateStates, '']),
  ...sampleMark(),
});
export type CalendarEntry = z.infer<typeof calendarEntry>;

/** Records on a day of the calendar: one, or a number of one kind. */
export const calendarRecord = z.object({
  id: z.string(),
  date: z.string(),
  /** What the day is to them: `First day`. */
  label: z.string(),
  title: z.string(),
  /** The console's page that shows them. */
  path: z.string(),
  ...sampleMark(),
});
export type CalendarRecord = z.infer<typeof calendarRecord>;

/** When the own calendar feed was made; null while there is none. */
export const feedMade = z.object({ madeAt: z.string().nullable() });
export type FeedMade = z.infer<typeof feedMade>;

/** The secret address of a calendar feed. */
export const feedAddress = z.object({ url: z.string() });
export type FeedAddress = z.infer<typeof feedAddress>;

/** Which due-date rules apply to the company. */
export const settledDues = z.object({
  filings: z.array(z.object({ from: z.string(), filer: z.enum(['monthly', 'quarterly']) })).readonly(),
  workStates: z.array(z.string()).readonly(),
  switched: z.record(z.string(), z.boolean()).readonly(),
  /** The day on which somebody last compared all due dates with their sources; null while nobody has. */
  checkedOn: z.string().nullable(),
});
export type DueSettings = z.infer<typeof settledDues>;

/** A rule that can be switched: its title, and the companies it concerns when it is not for every one. */
const switchableRule = z.object({ id: z.string(), area, title: z.string(), optional: z.string().optional() });
export type SwitchableRule = z.infer<typeof switchableRule>;

/** Applicable dues, with every rule that can be switched. */
export const dueSettingsAnswer = settledDues.extend({
  rules: z.array(switchableRule),
  /** The company's registrations, the letterhead's last; none while no GSTIN is known. */
  registrations: z.array(registration),
});
export type SettledDues = z.infer<typeof dueSettingsAnswer>;

/** How many rows the rules have made. */
export const yearMade = z.object({ made: z.number().int() });
