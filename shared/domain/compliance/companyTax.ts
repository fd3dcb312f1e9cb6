import { company } from '../letterhead/companyFacts';
import { isGstin, stateOfGstin } from '../records/gstin';
import { stateCodeOf } from '../records/states';
import type { Filer } from './dueRule';

/** The company's GST state code: of its GSTIN when that is valid, else of its office; empty when neither names one. */
export const companyState: string = isGstin(company.gstin)
  ? stateOfGstin(company.gstin)
  : (stateCodeOf(company.office.region) ?? '');

/** How the company files GST; the server refuses to start with anything else. */
export const companyFiler = company.gstFiler as Filer;
