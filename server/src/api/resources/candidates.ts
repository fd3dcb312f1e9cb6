import { candidateInput, candidateStatuses, cvFile } from 'shared/domain/candidate';
import type { Product } from 'shared/domain/product';
import { fileColumns, fileRoutes } from '../files/fileRoutes';
import { defineResource } from '../resource/defineResource';
import type { ResourceDefinition } from '../resource/definition';
import { instahiresCandidates, ultrahrmsCandidates } from './candidateSamples';
import { countByStatus } from './countByStatus';
import { csvFields } from './csvFields';

function candidatesOf(product: Product, path: string, seed: ResourceDefinition['seed']): ResourceDefinition {
  const countRoutes = countByStatus(() => definition, candidateStatuses);
  const definition: ResourceDefinition = defineResource({
    path,
    table: 'candidates',
    title: 'candidate',
    input: candidateInput,
    stored: fileColumns,
    kinds: { fileBytes: 'number' },
    scope: { product },
    search: ['name', 'email', 'phone', 'position'],
    csv: csvFields({
      Name: 'name',
      Position: 'position',
      Email: 'email',
      Phone: 'phone',
      Status: 'status',
      CV: 'file',
    }),
    importable: true,
    seed,
    routes: (app, options) => {
      countRoutes(app, options);
      fileRoutes(app, options, definition, cvFile);
    },
  });
  return definition;
}

/** The candidates of instahires, which are the account's too, and those of ultrahrms. */
export const candidates = [
  candidatesOf('instahires', 'candidates', instahiresCandidates),
  candidatesOf('ultrahrms', 'ultrahrms/candidates', ultrahrmsCandidates),
];
