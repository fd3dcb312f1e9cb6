import type { Queries } from '../../db/tables';
import type { ApiRecord } from '../resource/definition';

/** Adds to each lead the name of the account that looks after it, also of one that is gone: `ownerName`, empty for nobody. */
export async function nameOwners(leads: ApiRecord[], db: Queries): Promise<ApiRecord[]> {
  const ids = [...new Set(leads.map(({ owner }) => String(owner)).filter((owner) => owner !== ''))];
  const accounts =
    ids.length === 0 ? [] : await db.selectFrom('accounts').select(['id', 'name']).where('id', 'in', ids).execute();
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  return leads.map((lead) => ({ ...lead, ownerName: names.get(String(lead.owner)) ?? '' }));
}
