import type { Reach } from 'shared/domain/accounts/reach';
import type { Employee } from 'shared/domain/people/employees/employee';
import { badInput } from '../../../core/errors';
import type { Queries } from '../../../db/tables';
import { findRecord } from '../../records/lists/selectRecords';
import { beyondReach, scopeToClient } from '../../records/scopeToClient';
import { employees } from './employees';

/** A change of what is kept of an employee. */
interface EmployeeChange {
  db: Queries;
  before?: { employeeId: string };
  after: { employeeId: string };
  reach?: Reach | undefined;
}

/**
 * The employee that a record is kept of. Throws 400 at `employeeId` for one that is not there or another than before, and 403
 * for one beyond the reach of whoever asks. Call it in the transaction of the change.
 */
export async function mustBeEmployee({ db, before, after: { employeeId }, reach }: EmployeeChange): Promise<Employee> {
  const found = await findRecord(db, scopeToClient(employees, { reach }), employeeId);
  if (!found)
    throw reach
      ? await beyondReach(db)
      : badInput([{ path: 'employeeId', msg: 'This employee no longer exists. Choose another.' }]);
  if (before && before.employeeId !== employeeId)
    throw badInput([{ path: 'employeeId', msg: 'This can’t move to another employee. Delete it and enter it there.' }]);
  return found;
}
