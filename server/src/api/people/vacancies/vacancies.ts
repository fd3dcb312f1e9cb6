import {
  openStatus,
  type VacancyInput,
  type VacancyStage,
  vacancyInput,
  vacancyRecord,
} from 'shared/domain/people/vacancies/vacancy';
import { listedStateName } from 'shared/domain/records/states';
import { badInput } from '../../../core/errors';
import type { Queries } from '../../../db/tables';
import { centers } from '../../clients/centers/centers';
import { mustBeCenter } from '../../clients/centers/mustBeCenter';
import { mustBeCompany } from '../../clients/companies/mustBeCompany';
import { defineResource } from '../../records/defineResource';
import { amountCell, csvFields } from '../../records/lists/csvCells';
import { findRecord } from '../../records/lists/selectRecords';
import { mustBeLead } from './mustBeLead';
import { nameClients } from './nameClients';
import { vacancySamples } from './vacancySamples';
import { vacancySlug } from './vacancySlug';

/** A vacancy's blank fields from its center: the company, city and state. Throws 400 for another company's center. */
async function atCenter(db: Queries, after: Pick<VacancyInput, 'companyId' | 'centerId' | 'city' | 'state'>) {
  const center = after.centerId === '' ? undefined : await findRecord(db, centers, after.centerId);
  if (!center) return { companyId: after.companyId, city: after.city, state: after.state };
  if (after.companyId !== '' && center.companyId !== '' && center.companyId !== after.companyId)
    throw badInput([{ path: 'centerId', msg: 'This center belongs to another company. Choose one of this company.' }]);
  return {
    companyId: after.companyId || center.companyId,
    city: after.city || center.city,
    state: after.state || center.state,
  };
}

/**
 * Clients' open positions. A resource of the server, not of the module: its company and center limit who sees it, its
 * status follows from the people found, and the site publishes it.
 */
export const vacancies = defineResource({
  path: 'vacancies',
  title: 'vacancy',
  input: vacancyInput,
  record: vacancyRecord,
  derived: ['companyName', 'centerName'],
  named: ['title'],
  excludeFromHistory: ['slug', 'stages'],
  references: { companyId: 'companies', centerId: 'centers', leadId: 'leads' },
  belongsTo: { company: 'companyId', other: { column: 'centerId', by: () => centers } },
  current: { column: 'status', values: ['Open', 'Part filled'] },
  search: ['title', 'city', 'shift', 'description'],
  derive: nameClients,
  prepare: async (change) => {
    const { before, after } = change;
    await mustBeCenter(change);
    await mustBeCompany(change);
    await mustBeLead(change);
    const place = await atCenter(change.db, after);
    if (after.isPublic && place.city === '')
      throw badInput([{ path: 'city', msg: 'Enter the city: the site lists vacancies by city.' }]);
    const status = after.status === 'Closed' ? after.status : openStatus(after);
    const since = new Date().toISOString();
    const stages: VacancyStage[] = before?.stages ?? [];
    return {
      ...place,
      state: listedStateName(place.state),
      status,
      slug: before?.slug ?? vacancySlug(after.title, place.city),
      stages: before?.status === status ? stages : [...stages, { status, since }],
    };
  },
  csv: {
    ...csvFields({ Role: 'title', Company: 'companyName', Center: 'centerName', City: 'city', State: 'state' }),
    ...csvFields({ People: 'people', Found: 'filled', 'From day': 'startsOn', Shift: 'shift' }),
    Pay: ({ payPaise }) => amountCell(payPaise),
    'Pay per': ({ payPer }) => payPer,
    ...csvFields({ Employment: 'employment' }),
    Billed: ({ billPaise }) => amountCell(billPaise),
    'Billed per': ({ billPer }) => billPer,
    Skills: ({ skills }) => skills.join(', '),
    ...csvFields({ 'Minimum age': 'minAge' }),
    Public: ({ isPublic }) => (isPublic ? 'Yes' : 'No'),
    ...csvFields({ Status: 'status' }),
  },
  seed: () => vacancySamples,
});
