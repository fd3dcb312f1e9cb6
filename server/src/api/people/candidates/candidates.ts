import type { FastifyInstance } from 'fastify';
import { candidateInput, candidateRecord, candidateStatuses, cvFile } from 'shared/domain/people/candidates/candidate';
import type { ApiOptions } from '../../../core/context';
import { mustBeCompany } from '../../clients/companies/mustBeCompany';
import { fileRoutes } from '../../files/fileRoutes';
import { defineResource } from '../../records/defineResource';
import type { Resource } from '../../records/definition';
import { countByStatus } from '../../records/lists/countByStatus';
import { csvFields } from '../../records/lists/csvCells';
import { ofEachProduct } from '../../records/ofEachProduct';
import { agreeWithCandidate } from '../submissions/agreeWithCandidate';
import { mergePutForward } from '../submissions/mergePutForward';
import { mustBeVacancy } from '../vacancies/mustBeVacancy';
import { instahiresCandidates, ultrahrmsCandidates } from './candidateSamples';
import { matchRoute } from './matchRoute';

/** The candidates of instahires, which are also the account's, and those of ultrahrms. */
export const candidates = ofEachProduct(
  {
    path: 'candidates',
    samples: { instahires: instahiresCandidates, ultrahrms: ultrahrmsCandidates },
  },
  (own) =>
    defineResource({
      ...own,
      table: 'candidates',
      title: 'candidate',
      input: candidateInput,
      record: candidateRecord,
      search: ['name', 'email', 'phone', 'position', 'skills'],
      current: { column: 'status', values: ['Pending', 'Interviewed', 'Selected'] },
      keys: [
        { column: 'email', label: 'email address', second: 'warn' },
        { column: 'phone', label: 'phone number', as: 'phone', second: 'warn' },
      ],
      merges: mergePutForward,
      references: { companyId: 'companies', vacancyId: 'vacancies' },
      belongsTo: { company: 'companyId' },
      translate: (query) => ({ suspected: 'false', ...query }),
      prepare: async (change) => {
        await mustBeCompany(change, own.scope.product);
        await mustBeVacancy(change, own.scope.product);
        return {};
      },
      after: agreeWithCandidate,
      csv: csvFields({
        Name: 'name',
        Position: 'position',
        Email: 'email',
        Phone: 'phone',
        City: 'city',
        Skills: 'skills',
        Status: 'status',
        CV: 'file',
      }),
      importable: true,
    }),
);

/** Routes: the number in each status, the CVs, and who fits a vacancy. */
export const candidateRoutes =
  (definition: Resource) =>
  (app: FastifyInstance, options: ApiOptions): void => {
    countByStatus(definition, candidateStatuses)(app, options);
    fileRoutes(app, options, definition, cvFile);
    if (definition.scope?.product === 'instahires') matchRoute(app, options, definition);
  };
