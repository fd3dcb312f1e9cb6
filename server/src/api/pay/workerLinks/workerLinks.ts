import { today } from 'shared/domain/dates/dates';
import {
  type WorkerLink,
  workerLinkInput,
  workerLinkRecord,
  workerLinkState,
} from 'shared/domain/pay/workerLinks/workerLink';
import { badInput } from '../../../core/errors';
import type { Queries } from '../../../db/tables';
import { type LinkKind, makersOf } from '../../links/linkMaker';
import { employees } from '../../people/employees/employees';
import { defineResource } from '../../records/defineResource';
import { findRecord } from '../../records/lists/selectRecords';
import { requirePermission } from '../../records/requirePermission';
import { beyondReach, scopeToClient } from '../../records/scopeToClient';
import { attendance } from '../../work/attendance/attendance';
import { placements } from '../../work/placements/placements';
import { wageLineRecords } from '../wages/wageLines';
import { namePeople } from './namePeople';
import { workerQuestions } from './workerQuestions';

type Stored = Omit<WorkerLink, 'madeByName' | 'employeeName' | 'state'>;

/** Adds each link's employee, maker, and state today. */
async function describe(links: Stored[], db: Queries): Promise<WorkerLink[]> {
  const nameOf = await namePeople(db, {
    employees: links.map(({ employeeId }) => employeeId),
    accounts: links.map(({ madeBy }) => madeBy),
  });
  const shown = await makersOf(db, workerLinkKind, links);
  return links.map((link) => ({
    ...link,
    employeeName: nameOf('employees', link.employeeId),
    madeByName: nameOf('accounts', link.madeBy),
    state: workerLinkState(link, today(), shown.has(link.id)),
  }));
}

/**
 * The links by which employees see their own data. `workerLinkRoutes` creates and revokes them; `workerRoutes` serves
 * the phone.
 */
export const workerLinks = defineResource({
  path: 'worker-links',
  table: 'worker_links',
  title: 'link',
  named: ['endsOn'],
  input: workerLinkInput,
  record: workerLinkRecord,
  derived: ['madeByName', 'employeeName', 'state'],
  references: { employeeId: 'employees', madeBy: 'accounts' },
  belongsTo: { other: { column: 'employeeId', by: () => employees } },
  search: [],
  searchIn: { column: 'employeeId', by: () => employees },
  operations: ['list', 'read'],
  prepare: async ({ operation, db, after: { employeeId }, reach }) => {
    if (operation !== 'create' || (await findRecord(db, scopeToClient(employees, { reach }), employeeId))) return {};
    throw reach
      ? await beyondReach(db)
      : badInput([{ path: 'employeeId', msg: 'This employee no longer exists. Choose another.' }]);
  },
  derive: describe,
});

/**
 * An employee's link shows their figures, payslips, letters, days and questions for all clients, so only accounts with
 * all clients create one.
 */
export const workerLinkKind: LinkKind = {
  links: workerLinks,
  needs: [
    requirePermission(workerLinks, 'write'),
    requirePermission(employees, 'read'),
    requirePermission(wageLineRecords, 'read'),
    requirePermission(placements, 'read'),
    requirePermission(attendance, 'read'),
    requirePermission(workerQuestions, 'read'),
  ],
};
