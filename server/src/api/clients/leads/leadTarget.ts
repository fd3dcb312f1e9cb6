import type { LeadInput } from 'shared/domain/clients/leads/lead';
import type { LeadTarget } from 'shared/domain/clients/leads/leadConversion';
import { badInput } from '../../../core/errors';
import { candidates } from '../../people/candidates/candidates';
import type { Change, Resource } from '../../records/definition';
import { findRecord } from '../../records/lists/selectRecords';
import { scopeToClient } from '../../records/scopeToClient';
import { companies, ultrahrms } from '../companies/companies';

/** The resource that a lead is converted to. */
export function targetOf(path: LeadTarget): Resource {
  const target = [companies, ultrahrms, ...candidates].find((definition) => definition.path === path);
  if (!target) throw new TypeError(`A lead cannot become a record of "${path}": no such resource.`);
  return target;
}

/**
 * Throws 400 at `convertedTo` for a record that doesn't exist for the caller. Call it in the transaction of the change.
 */
export async function mustBeTarget({
  db,
  before,
  after: { convertedTo },
  reach,
}: Pick<
  Change<Pick<LeadInput, 'convertedTo'>, Pick<LeadInput, 'convertedTo'>>,
  'db' | 'before' | 'after' | 'reach'
>): Promise<void> {
  if (convertedTo === '' || convertedTo === before?.convertedTo) return;
  const cut = convertedTo.lastIndexOf('/');
  const target = targetOf(convertedTo.slice(0, cut) as LeadTarget);
  if (await findRecord(db, scopeToClient(target, { reach }), convertedTo.slice(cut + 1))) return;
  throw badInput([
    { path: 'convertedTo', msg: 'The record that this lead was converted to no longer exists; convert the lead.' },
  ]);
}
