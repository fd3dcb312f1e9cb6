import { z } from 'zod';
import { today } from '../../dates/dates';
import { financialYearOf } from '../../dates/financialYear';
import { financialYear, oneOf } from '../../records/validation';

/**
 * The source of clients' withheld tax: form 26AS of TRACES (from 2026-27 form 168), and the Annual Information
 * Statement.
 */
export const creditSources = ['26AS', 'AIS'] as const;
export type CreditSource = (typeof creditSources)[number];

/** What a deductor told of one payment; amounts are paise. */
export interface DeductedRow {
  tan: string;
  name: string;
  section: string;
  date: string;
  /** F once it is final, U or P before; empty where the source doesn't tell. */
  booking: string;
  paidPaise: number;
  taxPaise: number;
}

/** A file's content: its owner and financial year, as far as it names them, and its payments. */
export interface CreditFile {
  /** Empty where it names none. */
  pan: string;
  /** `2026-27`. */
  year: string;
  rows: DeductedRow[];
}

/** The file isn't the expected one, or can't be read. */
export class UnreadableCreditsError extends Error {
  override name = 'UnreadableCreditsError';
}

/** What was decided on a deductor's quarter: accepted, or open. */
const creditDecisions = ['Pending', 'Accepted'] as const;

/** How the reported and the recorded tax of a client's quarter compare. */
export const creditStates = ['Agrees', 'Differs', 'Only with them', 'Only with us'] as const;

/** A file's lines, cell by cell; of an AIS also which heading each column has. */
export const creditFileInput = z.object({
  source: oneOf('source', creditSources),
  /** The year that is looked at: a file of another is refused. */
  year: financialYear(),
  lines: z
    .array(z.array(z.string().max(500)).max(60), { error: 'Choose the file.' })
    .min(1, 'Choose the file.')
    .max(20_000, 'Choose a file of at most 20,000 lines.'),
  columns: z.record(z.string().max(40), z.string().max(500)).default({}),
});
export type CreditFileInput = z.input<typeof creditFileInput>;

/** The result of reading a file. */
export const creditFileRead = z.object({ message: z.string() });
export type CreditFileRead = z.infer<typeof creditFileRead>;

/** Filters of the credits. By default form 26AS of today's year. */
export const creditQuery = z.object({
  source: oneOf('source', creditSources).default('26AS'),
  year: financialYear().default(() => financialYearOf(today())),
});

/** A client that an unknown TAN is likely of. */
const proposedClient = z.object({
  companyId: z.string(),
  name: z.string(),
  /** Its TANs so far, and its version, to add this one. */
  tans: z.array(z.string()),
  version: z.int(),
});

/** The tax of a deductor's quarter and section on both sides. */
export const creditMatch = z.object({
  state: z.enum(creditStates),
  /** `2026-27 Q1`. */
  quarter: z.string(),
  name: z.string(),
  /** Empty for those only in our records. */
  tan: z.string(),
  section: z.string(),
  /** The client, once it is known by its TAN; else empty. */
  companyId: z.string(),
  theirsPaise: z.int(),
  oursPaise: z.int(),
  /** How it was matched, and what to look at. */
  notes: z.array(z.string()),
  /** The probable owner of the TAN; null where it is known, or no name is similar. */
  proposed: proposedClient.nullable(),
  /** The lines of the file. */
  lineIds: z.array(z.string()),
  decision: z.enum(creditDecisions),
});
export type CreditMatch = z.infer<typeof creditMatch>;

/** A year's credits next to our records. */
export const creditAnswer = z.object({
  /** Whether a file of this year was read. */
  isRead: z.boolean(),
  counts: z.array(z.object({ state: z.enum(creditStates), count: z.int(), taxPaise: z.int() })),
  rows: z.array(creditMatch),
});
export type CreditAnswer = z.infer<typeof creditAnswer>;

/** Which lines are accepted or taken back. */
export const creditDecision = z.object({
  ids: z.array(z.string().max(64)).min(1, 'Choose the lines.').max(5_000),
  decision: oneOf('decision', creditDecisions),
});
