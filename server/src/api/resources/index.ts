import type { ResourceDefinition } from '../resource/definition';
import { accounts } from './accounts';
import { centers } from './centers';
import { companies, ultrahrms } from './companies';
import { leads } from './leads';
import { notifications } from './notifications';

/** Every resource of the API: one line each. */
export const resources: readonly ResourceDefinition[] = [
  accounts,
  centers,
  companies,
  ultrahrms,
  leads,
  notifications,
];
