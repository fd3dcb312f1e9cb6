import { centerInput } from 'shared/domain/center';
import type { ResourceDefinition } from '../resource/definition';
import { defineResource } from '../resource/defineResource';
import { centerRoutes } from './centerRoutes';
import { centerSamples } from './centerSamples';

/** The centers of the clients, with their escalation contacts. */
export const centers: ResourceDefinition = defineResource({
  path: 'centers',
  title: 'center',
  input: centerInput,
  kinds: { lati: 'number', longi: 'number' },
  search: ['client_name', 'center_code', 'center_typ', 'region', 'state', 'city', 'ops_head', 'address'],
  routes: centerRoutes(() => centers),
  seed: centerSamples,
});
