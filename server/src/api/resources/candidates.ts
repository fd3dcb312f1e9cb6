import { candidateInput, candidateStatuses } from 'shared/domain/candidate';
import type { Product } from 'shared/domain/product';
import type { ResourceDefinition } from '../resource/definition';
import { defineResource } from '../resource/defineResource';
import { instahiresCandidates, ultrahrmsCandidates } from './candidateSamples';
import { countByStatus } from './countByStatus';
import { csvFields } from './csvFields';

function candidatesOf(product: Product, path: string, seed: ResourceDefinition['seed']): ResourceDefinition {
  const definition: ResourceDefinition = defineResource({
    path,
    table: 'candidates',
    title: 'candidate',
    input: candidateInput,
    scope: { product },
    search: ['name', 'email', 'position'],
    csv: csvFields({ Name: 'name', Position: 'position', Email: 'email', Status: 'status' }),
    seed,
    routes: countByStatus(() => definition, candidateStatuses),
  });
  return definition;
}

/** The candidates of instahires, which are the account's too, and those of ultrahrms. */
export const candidates = [
  candidatesOf('instahires', 'candidates', instahiresCandidates),
  candidatesOf('ultrahrms', 'ultrahrms/candidates', ultrahrmsCandidates),
];
