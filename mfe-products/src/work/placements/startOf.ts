import type { Candidate } from 'shared/domain/people/candidates/candidate';
import type { Employee } from 'shared/domain/people/employees/employee';
import type { Vacancy } from 'shared/domain/people/vacancies/vacancy';
import type { PlacementInput } from 'shared/domain/work/placements/placement';

/** What a placement for a vacancy begins with: its place, shift and terms. */
export const vacancyStart = (vacancy: Vacancy): Partial<PlacementInput> => ({
  vacancyId: vacancy.id,
  centerId: vacancy.centerId,
  designation: vacancy.title,
  shift: vacancy.shift,
  payPer: vacancy.payPer,
  grossPaise: vacancy.payPaise,
  billBasis: vacancy.billPer,
  billPaise: vacancy.billPaise,
  ...(vacancy.startsOn !== null && { startsOn: vacancy.startsOn }),
});

/** A new placement's initial values from its candidate, in addition to those from the vacancy. */
export const candidateStart = ({ id, position }: Candidate): Partial<PlacementInput> => ({
  candidateId: id,
  designation: position,
});

/** What the placement of an employee begins with: the pay of the record. */
export const employeeStart = (employee: Employee): Partial<PlacementInput> => ({
  employeeId: employee.id,
  designation: employee.designation,
  grossPaise: employee.grossPaise,
  basicPaise: employee.basicPaise,
  houseRentPaise: employee.houseRentPaise,
  conveyancePaise: employee.conveyancePaise,
});
