import type { Company, CompanyInput } from 'shared/domain/clients/companies/company';
import { api, changeRecord } from 'shared/platform';

/** Saves a company's billing details, for accounts that can edit only these. Throws `ApiError`. */
export function saveBills(path: string, id: string, bills: CompanyInput & { version?: number }): Promise<Company> {
  return changeRecord(path, () => api.put<Company>(`${path}/${encodeURIComponent(id)}/billing`, bills));
}
