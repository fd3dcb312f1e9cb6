import { employeeSamples } from '../../people/employees/employeeSamples';

/** The markup on a person's cost, in percent. */
const OVER_COST = 9.5;

/** The sample employees at the clients where they work, since they joined. */
export const placementSamples = employeeSamples.flatMap(({ centerId, joinedOn, name, ...employee }) =>
  centerId === undefined
    ? []
    : [
        {
          employeeId: name,
          centerId,
          startsOn: joinedOn,
          designation: employee.designation,
          basicPaise: employee.basicPaise,
          houseRentPaise: employee.houseRentPaise,
          conveyancePaise: employee.conveyancePaise,
          grossPaise: employee.grossPaise,
          weeklyOff: 'Sunday' as const,
          billBasis: 'cost plus' as const,
          billPercent: OVER_COST,
        },
      ],
);
