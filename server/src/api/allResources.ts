import { accountRoutes, accounts } from './accounts/accounts';
import { invitations } from './accounts/invitations/invitations';
import { roleRoutes, roles } from './accounts/roles';
import { auditLog } from './console/auditLog';
import { metrics } from './console/metrics';
import { reports } from './console/reports';
import { notificationRoutes, notifications } from './notifications/notifications';
import type { ServedResource } from './resource/resourceRoutes';
import { savedViews } from './views/savedViews';
import { viewRoutes } from './views/viewRoutes';

/** The resources of a product and those that every product has, with the routes of each beside the common ones. Search shows what it found in this order. */
export function allResources(own: readonly ServedResource[]): readonly ServedResource[] {
  const leads = own.find(({ definition }) => definition.path === 'leads')?.definition;
  const kept: readonly ServedResource[] = [
    ...own,
    { definition: accounts, routes: accountRoutes },
    { definition: invitations },
    { definition: roles, routes: roleRoutes },
    { definition: notifications, routes: notificationRoutes(leads) },
    { definition: savedViews, routes: viewRoutes },
    { definition: metrics },
    { definition: reports },
  ];
  return [...kept, auditLog(kept.map(({ definition }) => definition))];
}
