import { employeeStart } from './startOf';

const employee = { id: 'e1', designation: '', grossPaise: 0, basicPaise: 0, houseRentPaise: 0, conveyancePaise: 0 };

test('the pay of a person’s record is monthly, whatever the vacancy’s pay unit', () => {
  expect(employeeStart({ ...employee, grossPaise: 1_800_000, basicPaise: 1_200_000 })).toEqual({
    ...{ employeeId: 'e1', payPer: 'month', grossPaise: 1_800_000, basicPaise: 1_200_000 },
    ...{ houseRentPaise: 0, conveyancePaise: 0 },
  });
});

test('fields missing in a person’s record stay as the vacancy has them', () => {
  expect(employeeStart(employee)).toEqual({ employeeId: 'e1' });
});
