import { company } from 'shared/domain/companyFacts';
import type { DueOptions } from 'shared/domain/dueDates';
import { isStateCode } from 'shared/domain/states';

const state = company.gstin.slice(0, 2);

/** Which rules apply to the company: those of the state its GSTIN names, by default Jharkhand. */
export const dueOptions: DueOptions = { state: isStateCode(state) ? state : undefined };
