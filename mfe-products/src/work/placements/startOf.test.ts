import { employeeStart } from './startOf';

const employee = { id: 'e1', designation: '', grossPaise: 0, basicPaise: 0, houseRentPaise: 0, conveyancePaise: 0 };

test('the pay of a person’s record is of a month, whatever the vacancy pays by', () => {
  expect(employeeStart({ ...employee, grossPaise: 1_800_000, basicPaise: 1_200_000 })).toEqual({
    ...{ employeeId: 'e1', payPer: 'month', grossPaise: 1_800_000, basicPaise: 1_200_000 },
    ...{ houseRentPaise: 0, conveyancePaise: 0 },
  });
});

test('what a person’s record leaves open stays as the vacancy has it', () => {
  expect(employeeStart(employee)).toEqual({ employeeId: 'e1' });
});
