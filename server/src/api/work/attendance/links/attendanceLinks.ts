import { today } from 'shared/domain/dates/dates';
import {
  type AttendanceLink,
  attendanceLinkInput,
  attendanceLinkRecord,
  attendanceLinkState,
} from 'shared/domain/work/attendance/attendanceLink';
import type { Queries } from '../../../../db/tables';
import { centers } from '../../../clients/centers/centers';
import { mustBeCenter } from '../../../clients/centers/mustBeCenter';
import { type LinkKind, makersOf } from '../../../links/linkMaker';
import { nameClients } from '../../../people/vacancies/nameClients';
import { defineResource } from '../../../records/defineResource';
import { requirePermission } from '../../../records/requirePermission';
import { attendance } from '../attendance';

type Stored = Omit<AttendanceLink, 'madeByName' | 'centerName' | 'state'>;

/** Adds the names of the centers and of the links' makers, and each link's current state. */
async function describe(links: Stored[], db: Queries): Promise<AttendanceLink[]> {
  const makers = await db
    .selectFrom('every_accounts')
    .select(['id', 'name'])
    .where('id', 'in', ['', ...new Set(links.map(({ madeBy }) => madeBy))])
    .execute();
  const names = new Map(makers.map(({ id, name }) => [id, name]));
  const named = await nameClients(
    links.map((link) => ({ ...link, companyId: '' })),
    db,
  );
  const shown = await makersOf(db, attendanceLinkKind, links);
  return named.map(({ companyId: _, companyName: __, ...link }) => ({
    ...link,
    madeByName: names.get(link.madeBy) ?? '',
    state: attendanceLinkState(link, today(), shown.has(link.id)),
  }));
}

/** The supervisors' links. `attendanceLinkRoutes` creates and revokes them. */
export const attendanceLinks = defineResource({
  path: 'attendance-links',
  table: 'attendance_links',
  title: 'link',
  named: ['month'],
  input: attendanceLinkInput,
  record: attendanceLinkRecord,
  derived: ['madeByName', 'centerName', 'state'],
  references: { centerId: 'centers', madeBy: 'accounts' },
  belongsTo: { other: { column: 'centerId', by: () => centers } },
  current: { until: 'endsOn' },
  search: ['month'],
  operations: ['list', 'read'],
  prepare: async (change) => {
    await mustBeCenter(change);
    return {};
  },
  derive: describe,
});

/** A supervisor's link shows a center's month and marks its days. */
export const attendanceLinkKind: LinkKind = {
  links: attendanceLinks,
  needs: [
    requirePermission(attendanceLinks, 'write'),
    requirePermission(attendance, 'read'),
    requirePermission(attendance, 'write'),
  ],
};
