import type { FastifyInstance } from 'fastify';
import { candidateInput, candidateStatuses, cvFile } from 'shared/domain/candidate';
import type { Product } from 'shared/domain/product';
import type { ApiOptions } from '../core/context';
import { fileColumns, fileRoutes } from '../files/fileRoutes';
import { countByStatus } from '../resource/countByStatus';
import { csvFields } from '../resource/csvCells';
import { untypedResource } from '../resource/defineResource';
import type { Found, Resource } from '../resource/definition';
import { dashboard } from '../resource/recordNames';
import { instahiresCandidates, ultrahrmsCandidates } from './candidateSamples';

const detail = ['position', 'status'];

function candidatesOf(
  product: Product,
  path: string,
  found: Found,
  rows: readonly Record<string, unknown>[],
): Resource {
  return untypedResource({
    path,
    table: 'candidates',
    title: 'candidate',
    input: candidateInput,
    stored: fileColumns,
    kinds: { fileBytes: 'number' },
    scope: { product },
    search: ['name', 'email', 'phone', 'position'],
    found,
    csv: csvFields<string>({
      Name: 'name',
      Position: 'position',
      Email: 'email',
      Phone: 'phone',
      Status: 'status',
      CV: 'file',
    }),
    importable: true,
    seed: () => rows,
  });
}

/** The candidates of instahires, which are the account's too, and those of ultrahrms. */
export const candidates = [
  candidatesOf(
    'instahires',
    'candidates',
    { kind: 'Candidate', detail, page: dashboard('account/manageCandidate') },
    instahiresCandidates,
  ),
  candidatesOf(
    'ultrahrms',
    'ultrahrms/candidates',
    { kind: 'Candidate (ultrahrms)', detail, page: dashboard('ultrahrms/manageCandidate') },
    ultrahrmsCandidates,
  ),
];

/** How many have each status, and the CVs. */
export const candidateRoutes =
  (definition: Resource) =>
  (app: FastifyInstance, options: ApiOptions): void => {
    countByStatus(definition, candidateStatuses)(app, options);
    fileRoutes(app, options, definition, cvFile);
  };
