import type { Lead } from 'shared/domain/clients/leads/lead';
import type { Queries } from '../../../db/tables';

/** Adds each lead's owner name, even for a removed account: `ownerName`, empty for nobody. */
export async function nameOwners(leads: Omit<Lead, 'ownerName'>[], db: Queries): Promise<Lead[]> {
  const ids = [...new Set(leads.map(({ owner }) => owner).filter((owner) => owner !== ''))];
  const accounts =
    ids.length === 0
      ? []
      : await db.selectFrom('every_accounts').select(['id', 'name']).where('id', 'in', ids).execute();
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  return leads.map((lead) => ({ ...lead, ownerName: names.get(lead.owner) ?? '' }));
}
