import { addDays, today } from '../../dates/dates';
import { employeeInput } from './employee';

const problems = (over: object) =>
  employeeInput.safeParse({ name: 'Asha', ...over }).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

test('who is added by name alone is a member of PF, pension and ESI, without pay', () => {
  expect(employeeInput.parse({ name: 'Asha' })).toMatchObject({
    pfMember: true,
    pensionMember: true,
    esiMember: true,
    basicPaise: 0,
    grossPaise: 0,
    sex: '',
    bornOn: null,
  });
});

test('was born before joining, and before today', () => {
  const after = [['bornOn', 'The date of birth cannot be after the joining date.']];
  expect(problems({ bornOn: '2000-01-01', joinedOn: '2020-01-01' })).toEqual([]);
  expect(problems({ bornOn: '2020-01-01', joinedOn: '2020-01-01' })).toEqual(after);
  expect(problems({ bornOn: '2020-01-02', joinedOn: '2020-01-01' })).toEqual(after);
  expect(problems({ joinedOn: '2020-01-01' })).toEqual([]);
  expect(problems({ bornOn: addDays(today(), -1) })).toEqual([]);
  expect(problems({ bornOn: today() })).toEqual([['bornOn', 'The date of birth cannot be in the future.']]);
});

test('leaves on the day of joining at the earliest', () => {
  const before = [['leftOn', 'The leaving date cannot be before the joining date.']];
  expect(problems({ joinedOn: '2020-01-01', leftOn: '2020-01-01' })).toEqual([]);
  expect(problems({ joinedOn: '2020-01-01', leftOn: '2020-02-01' })).toEqual([]);
  expect(problems({ joinedOn: '2020-01-01', leftOn: '2019-12-31' })).toEqual(before);
  expect(problems({ leftOn: '2019-12-31' })).toEqual([]);
});

test('is paid no more in parts than in all', () => {
  const less = [['grossPaise', 'The gross wage is less than the sum of its parts.']];
  const pay = { basicPaise: 500, houseRentPaise: 300, conveyancePaise: 200 };
  expect(problems({ ...pay, grossPaise: 1000 })).toEqual([]);
  expect(problems({ ...pay, grossPaise: 999 })).toEqual(less);
  expect(problems({ ...pay, houseRentPaise: 0, grossPaise: 699 })).toEqual(less);
  expect(problems({ basicPaise: 500, grossPaise: 500 })).toEqual([]);
  expect(problems({ basicPaise: 501, grossPaise: 500 })).toEqual([
    ['basicPaise', 'The basic wage cannot be above the gross wage.'],
  ]);
});

test('has numbers of digits, in which spaces do not count', () => {
  expect(employeeInput.parse({ name: 'A', uan: ' 1001 2345 6789 ', esicNumber: '31 12345678' })).toMatchObject({
    uan: '100123456789',
    esicNumber: '3112345678',
  });
  expect(problems({ uan: '1001' })).toEqual([['uan', 'Enter the UAN with its 12 digits.']]);
  expect(problems({ uan: 'x' })).toEqual([['uan', 'Enter the UAN with its 12 digits.']]);
});
