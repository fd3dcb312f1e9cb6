import type { WageDeductions, WageInput, WageLineInput, WageSums } from 'shared/domain/wage';
import type { StoredRecord } from 'shared/platform';

/** A wage register as the API answers it; its lines are a resource of their own. */
export interface WageRecord extends StoredRecord, WageInput {
  /** Its lines added up; null while it has none. */
  sums: WageSums | null;
}

/** One line of a register as the API answers it. */
export type WageLineRecord = StoredRecord & WageLineInput & WageDeductions & { wageId: string };
