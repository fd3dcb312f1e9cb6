import { centerInput } from 'shared/domain/center';
import { defineResource } from '../resource/defineResource';
import { centerSamples } from './centerSamples';

/** The centers of the clients, with their escalation contacts. */
export const centers = defineResource({
  path: 'centers',
  title: 'center',
  input: centerInput,
  kinds: { lati: 'number', longi: 'number' },
  search: ['client_name', 'center_code', 'center_typ', 'region', 'state', 'city', 'ops_head', 'address'],
  seed: centerSamples,
});
