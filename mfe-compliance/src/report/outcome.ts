import type { ComplianceReportRow } from 'shared/domain/compliance/complianceAnswers';
import type { Tone } from 'shared/ui';

/** A row's outcome in the report's totals. */
export const outcomes = ['On time', 'Late', 'Overdue', 'Open'] as const;
export type Outcome = (typeof outcomes)[number];

const outcomeOfState: Record<string, Outcome> = {
  'on time': 'On time',
  paid: 'On time',
  Valid: 'On time',
  late: 'Late',
  overdue: 'Overdue',
  Expired: 'Overdue',
};

/** The outcome of a row; rows that are due later or expire soon are open. */
export const outcomeOf = ({ state }: Pick<ComplianceReportRow, 'state'>): Outcome => outcomeOfState[state] ?? 'Open';

export const outcomeTones: Record<Outcome, Tone> = { 'On time': 'good', Late: 'warn', Overdue: 'bad', Open: 'neutral' };
