import { leadInput } from 'shared/domain/lead';
import type { ResourceDefinition } from '../resource/definition';
import { defineResource } from '../resource/defineResource';
import { leadRoutes } from './leadRoutes';
import { leadSamples } from './leadSamples';

/** Callback and contact leads; visitors create them, staff follow them up. */
export const leads: ResourceDefinition = defineResource({
  path: 'leads',
  title: 'lead',
  input: leadInput,
  stored: ['kind', 'mobile', 'terms', 'name', 'email', 'message'],
  kinds: { terms: 'boolean' },
  search: ['mobile', 'name', 'email', 'message', 'note'],
  operations: ['list', 'read', 'update', 'delete'],
  routes: leadRoutes(() => leads),
  seed: leadSamples,
});
