import { type WageDeductions, type WageInput, type WageLineInput, wageLine } from 'shared/domain/wage';
import { type WageSums } from 'shared/domain/wageAnswers';
import type { StoredRecord } from 'shared/platform';
import { z } from 'zod';

/** A wage register as the API answers it; its lines are a resource of their own. */
export interface WageRecord extends StoredRecord, WageInput {
  /** Its lines added up; null while it has none. */
  sums: WageSums | null;
}

/** One line of a register as the API answers it. */
export type WageLineRecord = StoredRecord & WageLineInput & WageDeductions & { wageId: string };

/** What a line's form sends: the line, and the register it is of. */
export const lineInput = wageLine.safeExtend({ wageId: z.string() });
export type LineInput = z.infer<typeof lineInput>;
