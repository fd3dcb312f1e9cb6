import { z } from 'zod';
import { isoMonth, optionalText } from '../../records/validation';

/** A month of everybody, or of one client alone. */
export const runScope = z.object({ month: isoMonth(), companyId: optionalText('company', 64) });
export type RunScope = z.infer<typeof runScope>;

/** One client's only; by default all. */
export const ofClient = z.object({ companyId: optionalText('company', 64) });
