import { covers } from 'shared/domain/accounts/right';
import type { GrantedAccount, RouteAccess } from '../../core/types';
import type { Resource } from './definition';

/** Requires the right for an act on a resource's records. */
export const requirePermission = ({ path, reserved, belongsTo }: Resource, act: string): RouteAccess => ({
  access: `${path}:${act}`,
  isReserved: reserved?.some((each) => each === act),
  keepsReach: belongsTo !== undefined,
});

/** Whether an account may read a resource's records, or some of them. */
export function mayRead(definition: Resource, { granted, reach }: Pick<GrantedAccount, 'granted' | 'reach'>): boolean {
  const { access, isReserved, keepsReach } = requirePermission(definition, 'read');
  return covers(granted, access, isReserved) && (reach === null || keepsReach === true);
}
