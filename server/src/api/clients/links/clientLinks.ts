import {
  type ClientLink,
  clientLinkInput,
  clientLinkRecord,
  clientLinkState,
} from 'shared/domain/clients/links/clientLink';
import { today } from 'shared/domain/dates/dates';
import type { Queries } from '../../../db/tables';
import { type LinkKind, makersOf } from '../../links/linkMaker';
import { candidates } from '../../people/candidates/candidates';
import { submissions } from '../../people/submissions/submissions';
import { vacancyPutForward } from '../../people/submissions/vacancyPutForward';
import { vacancies } from '../../people/vacancies/vacancies';
import { defineResource } from '../../records/defineResource';
import { requirePermission } from '../../records/requirePermission';

type Stored = Omit<ClientLink, 'vacancyTitle' | 'state'>;

/** Adds the vacancies' titles, and each link's current state. */
async function describe(links: Stored[], db: Queries): Promise<ClientLink[]> {
  const rows = await db
    .selectFrom('every_vacancies')
    .select(['id', 'title'])
    .where('id', 'in', ['', ...new Set(links.map(({ vacancyId }) => vacancyId))])
    .execute();
  const shown = await makersOf(db, clientLinkKind, links);
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return links.map((link) => ({
    ...link,
    vacancyTitle: titles.get(link.vacancyId) ?? '',
    state: clientLinkState(link, today(), shown.has(link.id)),
  }));
}

/** The links by which clients answer about candidates for a vacancy. `clientLinkRoutes` creates and revokes them. */
export const clientLinks = defineResource({
  path: 'client-links',
  table: 'client_links',
  title: 'link',
  named: ['contact'],
  input: clientLinkInput,
  record: clientLinkRecord,
  derived: ['vacancyTitle', 'state'],
  references: { vacancyId: 'vacancies', madeBy: 'accounts' },
  belongsTo: { other: { column: 'vacancyId', by: () => vacancies } },
  current: { until: 'endsOn' },
  search: ['contact'],
  operations: ['list', 'read'],
  prepare: async (change) => {
    await vacancyPutForward(change);
    return {};
  },
  derive: describe,
});

/** A client's link shows the people put forward for a vacancy, with their skills and their CVs. */
export const clientLinkKind: LinkKind = {
  links: clientLinks,
  needs: [
    requirePermission(clientLinks, 'write'),
    requirePermission(vacancies, 'read'),
    requirePermission(submissions, 'read'),
    requirePermission(candidates[0], 'read'),
  ],
};
