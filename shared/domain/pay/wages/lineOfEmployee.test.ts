import { employeeInput } from '../../people/employees/employee';
import { lineOfEmployee } from './lineOfEmployee';

const line = (over: object, month = '2026-04') =>
  lineOfEmployee(
    { id: 'e1', ...employeeInput.parse({ name: 'Asha', basicPaise: 30_000, grossPaise: 60_000, ...over }) },
    month,
  );

test.each([
  ['all of it', {}, 30],
  ['all of it, joined on its first day', { joinedOn: '2026-04-01' }, 30],
  ['all of it, joined before', { joinedOn: '2026-03-15' }, 30],
  ['from the day of joining', { joinedOn: '2026-04-21' }, 10],
  ['to the day of leaving', { leftOn: '2026-04-10' }, 10],
  ['all of it, left on its last day', { leftOn: '2026-04-30' }, 30],
  ['all of it, left after', { leftOn: '2026-05-01' }, 30],
  ['the day of joining and leaving', { joinedOn: '2026-04-05', leftOn: '2026-04-05' }, 1],
  ['none of it, joined after', { joinedOn: '2026-05-02' }, 0],
  ['none of it, left before', { leftOn: '2026-02-10' }, 0],
])('a month is paid for %s', (_words, over, days) => {
  const { days: paid, basicPaise, grossPaise, basicRatePaise, grossRatePaise } = line(over);
  expect([paid, basicPaise, grossPaise]).toEqual([days, days * 1000, days * 2000]);
  expect([basicRatePaise, grossRatePaise]).toEqual([30_000, 60_000]);
});

test('a line begins with the record’s memberships, without overtime, and as worked out', () => {
  expect(line({ pfMember: false, esiMember: false, workState: '27', sex: 'Female' })).toMatchObject({
    employeeId: 'e1',
    name: 'Asha',
    pfMember: false,
    esiMember: false,
    pensionMember: true,
    workState: '27',
    sex: 'Female',
    setByHand: false,
    overtimePaise: 0,
  });
});

test('a line has the memberships of the employee', () => {
  expect(line({}).pensionMember).toBe(true);
  expect(line({ pensionMember: false }).pensionMember).toBe(false);
  expect(line({ pfOnAllWages: true }).pfOnAllWages).toBe(true);
});

describe('terms that hold from days', () => {
  const { name: _, ...held } = employeeInput.parse({ name: 'Asha', basicPaise: 30_000, grossPaise: 60_000 });
  const from = (startsOn: string, over: object = {}) => ({ ...held, startsOn, ...over });
  const with_ = (terms: readonly ReturnType<typeof from>[], over: object = {}) =>
    lineOfEmployee({ id: 'e1', ...employeeInput.parse({ name: 'Asha', grossPaise: 1, ...over }) }, '2026-04', terms);

  test('pay a month of two pays by the days of each, and the line says so', () => {
    const raise = from('2026-04-16', { basicPaise: 60_000, grossPaise: 90_000 });
    expect(with_([from('2026-01-01'), raise])).toMatchObject({
      ...{ days: 30, grossPaise: 30_000 + 45_000, basicPaise: 15_000 + 30_000, grossRatePaise: 90_000 },
      ...{ setByHand: true, handNote: 'Other pay from 16 Apr 2026' },
    });
  });

  test('give the memberships and the state of the last day, and leave the amounts to the days', () => {
    const moved = from('2026-04-16', { workState: '27', esiMember: false });
    expect(with_([from('2026-01-01', { workState: '20' }), moved])).toMatchObject({
      ...{ grossPaise: 60_000, workState: '27', esiMember: false, setByHand: false, handNote: '' },
    });
    expect(with_([from('2026-01-01', { workState: '20' }), moved], { leftOn: '2026-04-10' }).workState).toBe('20');
  });

  test('of a month to come count from it on, and the first hold before their day too', () => {
    expect(with_([from('2026-03-01'), from('2026-05-01', { grossPaise: 90_000 })]).grossPaise).toBe(60_000);
    expect(with_([from('2026-05-01', { grossPaise: 90_000 })]).grossPaise).toBe(90_000);
  });
});
