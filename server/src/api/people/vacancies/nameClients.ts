import type { Queries } from '../../../db/tables';

const named = (ids: readonly string[]) => [...new Set(ids.filter((id) => id !== ''))];

/** Adds to each record the names of its company and center, deleted ones included. */
export async function nameClients<R extends { companyId: string; centerId: string }>(
  records: readonly R[],
  db: Queries,
): Promise<(R & { companyName: string; centerName: string })[]> {
  const companyIds = named(records.map(({ companyId }) => companyId));
  const centerIds = named(records.map(({ centerId }) => centerId));
  const companies =
    companyIds.length === 0
      ? []
      : await db.selectFrom('every_companies').select(['id', 'name']).where('id', 'in', companyIds).execute();
  const centers =
    centerIds.length === 0
      ? []
      : await db
          .selectFrom('every_centers')
          .select(['id', 'client_name', 'city', 'center_code'])
          .where('id', 'in', centerIds)
          .execute();
  const companyNames = new Map(companies.map(({ id, name }) => [id, name]));
  const centerNames = new Map(
    centers.map(({ id, client_name, city, center_code }) => [
      id,
      [city, center_code].filter(Boolean).join(', ') || client_name,
    ]),
  );
  return records.map((record) => ({
    ...record,
    companyName: companyNames.get(record.companyId) ?? '',
    centerName: centerNames.get(record.centerId) ?? '',
  }));
}
