import type { Company, CompanyInput } from 'shared/domain/clients/company';
import { api, cacheRecord, refresh } from 'shared/platform';

/** Stores what a company's invoices take from it, for who may change that alone. Throws `ApiError`. */
export async function saveBills(
  path: string,
  id: string,
  bills: CompanyInput & { version?: number },
): Promise<Company> {
  try {
    const saved = await api.put<Company>(`${path}/${encodeURIComponent(id)}/billing`, bills);
    await cacheRecord(path, saved);
    return saved;
  } finally {
    void refresh(path);
  }
}
