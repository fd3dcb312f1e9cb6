import { accountRoutes, accounts } from './accounts/accounts';
import { invitations } from './accounts/invitations/invitations';
import { roleRoutes, roles } from './accounts/roles';
import { auditLog } from './console/auditLog';
import { metrics } from './console/metrics';
import { notificationRoutes, notifications } from './notifications/notifications';
import type { ServedResource } from './records/resourceRoutes';
import { savedViews } from './views/savedViews';
import { viewRoutes } from './views/viewRoutes';

/** The routes of every product. */
const ofPlatform: readonly ServedResource[] = [
  { definition: accounts, routes: accountRoutes },
  { definition: invitations },
  { definition: roles, routes: roleRoutes },
  { definition: notifications, routes: notificationRoutes(undefined) },
  { definition: savedViews, routes: viewRoutes },
  { definition: metrics },
];

/**
 * The resources of a product and those that every product has, with the routes of each in addition to the common ones;
 * a product may replace one of the latter. Search shows results in this order.
 */
export function allResources(own: readonly ServedResource[]): readonly ServedResource[] {
  const ownWay = ({ definition }: ServedResource) => own.find((each) => each.definition.path === definition.path);
  const common = ofPlatform.map((each) => ownWay(each) ?? each);
  const kept = [...own.filter((each) => !common.includes(each)), ...common];
  return [...kept, auditLog(kept.map(({ definition }) => definition))];
}
