import type { ResourceDefinition } from '../resource/definition';
import { accounts } from './accounts';
import { candidates } from './candidates';
import { centers } from './centers';
import { companies, ultrahrms } from './companies';
import { hrStaff } from './hrStaff';
import { leads } from './leads';
import { metrics } from './metrics';
import { notifications } from './notifications';
import { pricingPlans } from './pricingPlans';
import { reports } from './reports';

/** Every resource of the API: one line each. */
export const resources: readonly ResourceDefinition[] = [
  accounts,
  centers,
  companies,
  ultrahrms,
  ...candidates,
  ...hrStaff,
  ...pricingPlans,
  leads,
  notifications,
  metrics,
  reports,
];
