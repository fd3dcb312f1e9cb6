import type { EmployeeTermsFields as Terms } from 'shared/domain/people/employees/employeeTerms';
import { stateName } from 'shared/domain/records/states';
import { amountCell } from '../../../records/lists/csvCells';

/** CSV columns of an employee's pay, memberships and state of work, under the labels of their form. */
export const termCells = {
  'Basic a month': ({ basicPaise }: Terms) => amountCell(basicPaise),
  'House rent a month': ({ houseRentPaise }: Terms) => amountCell(houseRentPaise),
  'Conveyance a month': ({ conveyancePaise }: Terms) => amountCell(conveyancePaise),
  'Gross a month': ({ grossPaise }: Terms) => amountCell(grossPaise),
  'Member of PF': ({ pfMember }: Terms) => (pfMember ? 'Yes' : 'No'),
  'Member of the pension': ({ pensionMember }: Terms) => (pensionMember ? 'Yes' : 'No'),
  'PF on all wages': ({ pfOnAllWages }: Terms) => (pfOnAllWages ? 'Yes' : 'No'),
  'Member of ESI': ({ esiMember }: Terms) => (esiMember ? 'Yes' : 'No'),
  'State of work': ({ workState }: Terms) => stateName(workState),
};
