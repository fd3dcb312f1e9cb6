import type { FastifyInstance } from 'fastify';
import { type Candidate, candidateInput, candidateRecord, candidateStatuses, cvFile } from 'shared/domain/candidate';
import type { Product } from 'shared/domain/product';
import type { ApiOptions } from '../core/context';
import { fileRoutes } from '../files/fileRoutes';
import { countByStatus } from '../resource/countByStatus';
import { csvFields } from '../resource/csvCells';
import { defineResource } from '../resource/defineResource';
import type { Found, Resource, Sample } from '../resource/definition';
import { dashboard } from '../resource/recordNames';
import { instahiresCandidates, ultrahrmsCandidates } from './candidateSamples';

const detail = ['position', 'status'] as const;

function candidatesOf(
  product: Product,
  path: string,
  found: Found<Candidate, keyof Candidate>,
  rows: readonly Sample<Candidate>[],
) {
  return defineResource({
    path,
    table: 'candidates',
    title: 'candidate',
    input: candidateInput,
    record: candidateRecord,
    scope: { product },
    search: ['name', 'email', 'phone', 'position'],
    found,
    csv: csvFields({
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
