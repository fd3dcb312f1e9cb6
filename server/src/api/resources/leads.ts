import { leadInput } from 'shared/domain/lead';
import type { ResourceDefinition } from '../resource/definition';
import { defineResource } from '../resource/defineResource';
import { csvFields } from './csvFields';
import { leadRoutes } from './leadRoutes';
import { leadSamples } from './leadSamples';
import { nameOwners } from './nameOwners';

/** Callback and contact leads; visitors create them, staff follow them up. */
export const leads: ResourceDefinition = defineResource({
  path: 'leads',
  title: 'lead',
  input: leadInput,
  stored: ['kind', 'mobile', 'terms', 'name', 'email', 'message'],
  kinds: { terms: 'boolean' },
  named: ['name', 'mobile'],
  refers: { owner: 'accounts', convertedTo: '*' },
  search: ['mobile', 'name', 'email', 'message', 'note'],
  derive: nameOwners,
  csv: {
    ...csvFields({ Received: 'createdAt', Kind: 'kind', Name: 'name', Mobile: 'mobile', 'E-mail': 'email', Message: 'message' }),
    'Terms accepted': ({ terms }) => (terms ? 'yes' : 'no'),
    ...csvFields({ Status: 'status', Owner: 'ownerName', Note: 'note', 'Converted to': 'convertedTo' }),
  },
  operations: ['list', 'read', 'update', 'delete'],
  routes: leadRoutes(() => leads),
  seed: leadSamples,
});
