import type { StoredRecord } from 'shared/platform';
import type { WageDeductions, WageInput, WageLineInput } from 'shared/domain/wage';

/** A register's lines added up, in paise. */
export type WageSums = WageDeductions & { employees: number; grossPaise: number };

/** A wage register as the API answers it; its lines are a resource of their own. */
export interface WageRecord extends StoredRecord, Omit<WageInput, 'lines'> {
  /** Null while it has no lines. */
  sums: WageSums | null;
}

/** One line of a register as the API answers it. */
export type WageLineRecord = StoredRecord & WageLineInput & WageDeductions & { wageId: string };
