import { employeeDefaults } from 'shared/domain/payroll/employee';
import { photoFile } from 'shared/domain/payroll/joiningPapers';
import type { ApiOptions } from '../../core/context';
import type { Api } from '../../core/types';
import { fileRoutes } from '../files/fileRoutes';
import { homeState } from '../letterhead/homeState';
import { mayDo } from '../resource/mayDo';
import { employees } from './employees';

/** What employees have beside a resource's common calls. */
export function employeeRoutes(app: Api, options: ApiOptions): void {
  const { db } = options;
  fileRoutes(app, options, employees, photoFile);
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
