import type { Invitation } from 'shared/domain/accounts/invitation';
import { covers, coversAll } from 'shared/domain/accounts/right';
import type { Queries } from '../../../db/tables';
import { grantedToAccount, readRole } from '../../auth/grants';
import { findAccount } from '../findAccount';

/**
 * Whether the sender of an invitation may still give its role: the invitation ends if the sender was removed or limited
 * since, or the role was.
 */
export async function canStillGive(
  db: Queries,
  { invitedBy, role }: Pick<Invitation, 'invitedBy' | 'role'>,
): Promise<boolean> {
  const [inviter, given] = [await findAccount(db, { id: invitedBy }), await readRole(db, role)];
  if (inviter?.status !== 'active' || inviter.reach !== 'null' || !given) return false;
  const granted = await grantedToAccount(db, invitedBy);
  return covers(granted, 'invitations:write', true) && coversAll(granted, given.granted);
}
