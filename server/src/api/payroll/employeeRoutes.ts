import { employeeDefaults } from 'shared/domain/payroll/employee';
import type { ApiOptions } from '../../core/context';
import type { Api } from '../../core/types';
import { homeState } from '../letterhead/homeState';
import { mayDo } from '../resource/mayDo';
import { employees } from './employees';

/** What employees have beside a resource's common calls. */
export function employeeRoutes(app: Api, { db }: ApiOptions): void {
  app.get(
    '/defaults',
    {
      config: mayDo(employees, 'read'),
      schema: {
        summary: 'What a new employee, and a line of a wage register, begins with: the company’s state',
        response: { 200: employeeDefaults },
      },
    },
    async () => ({ workState: await homeState(db) }),
  );
}
