import type { Candidate } from 'shared/domain/people/candidates/candidate';
import type { Employee } from 'shared/domain/people/employees/employee';
import type { Vacancy } from 'shared/domain/people/vacancies/vacancy';
import type { PlacementInput } from 'shared/domain/work/placements/placement';

/** A placement's initial values from its vacancy: center, shift and terms. */
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

/**
 * A placement's initial values from its employee: the record's monthly pay; pay missing there stays as in the vacancy.
 */
export const employeeStart = ({
  id,
  designation,
  ...pay
}: Pick<
  Employee,
  'id' | 'designation' | 'grossPaise' | 'basicPaise' | 'houseRentPaise' | 'conveyancePaise'
>): Partial<PlacementInput> => ({
  employeeId: id,
  ...(designation !== '' && { designation }),
  ...((pay.grossPaise > 0 || pay.basicPaise > 0) && {
    payPer: 'month' as const,
    grossPaise: pay.grossPaise,
    basicPaise: pay.basicPaise,
    houseRentPaise: pay.houseRentPaise,
    conveyancePaise: pay.conveyancePaise,
  }),
});
