import { companyFiler, companyState } from 'shared/domain/companyTax';
import type { DueOptions } from 'shared/domain/dueDates';

/** Which rules apply to the company: those of how it files GST and of its state, by default Jharkhand. */
export const dueOptions: DueOptions = { filer: companyFiler, state: companyState || undefined };
