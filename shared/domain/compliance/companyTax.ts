import { company } from '../letterhead/companyFacts';
import { isGstin, stateOfGstin } from '../records/gstin';
import { stateCodeOf } from '../records/states';
import type { Filer } from './dueRule';

/**
 * The company's GST state code: from its GSTIN if valid, otherwise from its office's address; empty if neither has one.
 */
export const companyState: string = isGstin(company.gstin)
  ? stateOfGstin(company.gstin)
  : (stateCodeOf(company.office.region) ?? '');

/** How the company files GST; the server refuses to start with any other value. */
export const companyFiler = company.gstFiler as Filer;
