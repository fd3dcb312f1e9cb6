import { today } from 'shared/domain/dates/dates';
import { leaveYear } from 'shared/domain/pay/leave/leave';
import { accountOfAdvances, advanceAccount } from 'shared/domain/pay/wages/employeeAdvance';
import { employeeDefaults } from 'shared/domain/people/employees/employee';
import { photoFile } from 'shared/domain/people/employees/joiningPapers';
import { z } from 'zod';
import type { ApiOptions } from '../../../core/context';
import { byId } from '../../../core/routeSchemas';
import type { Api } from '../../../core/types';
import { fileRoutes } from '../../files/fileRoutes';
import { homeState } from '../../letterhead/homeState';
import { readLeave } from '../../pay/leave/readLeave';
import { readAdvances } from '../../pay/wages/advances/readAdvances';
import { unknownRecord } from '../../records/changes/changeRecord';
import { findRecord } from '../../records/lists/selectRecords';
import { requirePermission } from '../../records/requirePermission';
import { scopeToClient } from '../../records/scopeToClient';
import { employees } from './employees';

/** The routes of employees in addition to a resource's common ones. */
export function employeeRoutes(app: Api, options: ApiOptions): void {
  const { db } = options;
  fileRoutes(app, options, employees, photoFile);
  app.get(
    '/defaults',
    {
      config: requirePermission(employees, 'read'),
      schema: {
        summary: 'What a new employee, and a line of a wage register, begins with: the company’s state',
        response: { 200: employeeDefaults },
      },
    },
    async () => ({ workState: await homeState(db) }),
  );
  app.get(
    '/:id/leave',
    {
      config: requirePermission(employees, 'read'),
      schema: {
        summary: 'An employee’s leave with wages, year by year',
        params: byId,
        response: { 200: z.array(leaveYear) },
        refuses: [404],
      },
    },
    async ({ account, params }) => {
      const employee = await findRecord(db, scopeToClient(employees, account), params.id);
      if (!employee) throw unknownRecord(employees);
      return readLeave(db, employee);
    },
  );
  app.get(
    '/:id/advances',
    {
      config: requirePermission(employees, 'read'),
      schema: {
        summary: 'What an employee was advanced until this month, has given back by wages, and still owes',
        params: byId,
        response: { 200: advanceAccount },
        refuses: [404],
      },
    },
    async ({ account, params }) => {
      const employee = await findRecord(db, scopeToClient(employees, account), params.id);
      if (!employee) throw unknownRecord(employees);
      const asked = { employeeIds: [employee.id], month: today().slice(0, 7), except: '' };
      const own = (await readAdvances(db, asked)).get(employee.id);
      return accountOfAdvances(own?.advances ?? [], own?.recoveredPaise ?? 0);
    },
  );
}
