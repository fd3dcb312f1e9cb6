import { centerInput } from 'shared/domain/center';
import { centerHeadings } from 'shared/domain/centerHeadings';
import { defineResource } from '../resource/defineResource';
import type { ResourceDefinition } from '../resource/definition';
import { centerRoutes } from './centerRoutes';
import { centerSamples } from './centerSamples';
import { csvFields } from './csvFields';

/** The centers of the clients, with their escalation contacts. */
export const centers: ResourceDefinition = defineResource({
  path: 'centers',
  title: 'center',
  input: centerInput,
  kinds: { lati: 'number', longi: 'number' },
  named: ['client_name', 'center_code'],
  search: ['client_name', 'center_code', 'center_typ', 'region', 'state', 'city', 'ops_head', 'address'],
  csv: csvFields(Object.fromEntries(Object.entries(centerHeadings).map(([field, heading]) => [heading, field]))),
  importable: true,
  routes: centerRoutes,
  seed: centerSamples,
});
