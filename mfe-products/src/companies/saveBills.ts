import type { Company, CompanyInput } from 'shared/domain/clients/companies/company';
import { api, changeRecord } from 'shared/platform';

/** Stores what a company's invoices take from it, for accounts that can change that alone. Throws `ApiError`. */
export function saveBills(path: string, id: string, bills: CompanyInput & { version?: number }): Promise<Company> {
  return changeRecord(path, () => api.put<Company>(`${path}/${encodeURIComponent(id)}/billing`, bills));
}
