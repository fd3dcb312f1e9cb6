import type { CsvCell } from '../../tables/csv';
import type { FileMonth } from './fileMonth';
import { employee, fileMonth, person } from './filePerson.fixture';
import { registerFiles } from './registers';

const month = '2026-08';
const rates = { basicRatePaise: 1_200_000, grossRatePaise: 1_200_000 };

/** The rows of a register, each by its headings. */
function rowsOf(id: string, of: FileMonth): Record<string, CsvCell>[] {
  const made = registerFiles.find((file) => file.id === id)?.make(of);
  const [headings = [], ...rows] = made?.lines ?? [];
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [String(headings[at]), cell])));
}

test('the register of wages has everybody with what was earned and what was taken off', () => {
  const [row] = rowsOf('wage-register', fileMonth(month, [person(month, { ...rates, advancePaise: 50_000 })]));
  expect(row).toMatchObject({
    ...{ 'Serial number': 1, 'Employee code': 'E1', Name: 'Nitesh', Designation: 'Guard' },
    ...{ 'State of work': 'Jharkhand', UAN: '100257274743', 'Wage period': month, 'Days paid': 30 },
    ...{ 'Gross wages': { paise: 1_161_290 }, PF: { paise: 139_400 }, Advance: { paise: 50_000 } },
    ...{ 'Paid on': '2026-09-05', 'Paid by': 'Bank', 'Bank account': '123456789012' },
  });
  const paise = (heading: string) => (row?.[heading] as { paise: number } | undefined)?.paise ?? 0;
  expect(paise('Gross wages') - paise('All deductions')).toBe(paise('Net wages'));
  expect(paise('All deductions')).toBe(paise('PF') + paise('ESI') + paise('Advance'));
});

test('the register of attendance has whose days are known, a half day half absent', () => {
  const counts = { P: 20, H: 1, W: 4, F: 1, C: 1, S: 1, E: 1, A: 2 };
  const known = person(month, rates, {}, { counts, unmarked: 0 });
  expect(rowsOf('attendance-register', fileMonth(month, [known, person(month, rates, { id: 'e2' })]))).toMatchObject([
    {
      'Days worked': 20.5,
      'Weekly offs': 4,
      Holidays: 1,
      'Casual leave': 1,
      'Sick leave': 1,
      'Earned leave': 1,
      Absent: 2.5,
    },
  ]);
});

test('the register of overtime has whoever worked or was paid some', () => {
  const paid = person(month, { ...rates, overtimePaise: 10_000 }, { name: 'Paid' });
  const worked = person(month, rates, { name: 'Worked' }, { overtimeMinutes: 90 });
  const neither = person(month, rates, { name: 'Neither' }, { overtimeMinutes: 0 });
  expect(rowsOf('overtime-register', fileMonth(month, [paid, worked, neither]))).toMatchObject([
    { Name: 'Paid', 'Overtime hours': '', Overtime: { paise: 10_000 } },
    { Name: 'Worked', 'Overtime hours': 1.5, Overtime: { paise: 0 } },
  ]);
});

test('the register of deductions has whose wages were lowered, with the reason', () => {
  const fined = person(month, { ...rates, otherDeductionPaise: 5_000, deductionNote: 'Broken scanner' });
  const lent = person(month, { ...rates, advancePaise: 7_000 });
  expect(rowsOf('deductions-register', fileMonth(month, [fined, lent, person(month, rates)]))).toMatchObject([
    { 'Fines and other deductions': { paise: 5_000 }, Reason: 'Broken scanner' },
    { Advance: { paise: 7_000 } },
  ]);
});

test('who joined and who left in the month are listed, with and without a line', () => {
  const came = person(month, rates, { name: 'Came', joinedOn: '2026-08-12' });
  const went = employee({ id: 'e2', name: 'Went', leftOn: '2026-08-31', leavingReason: 'Death' });
  const unsaid = employee({ id: 'e4', name: 'Unsaid', leftOn: '2026-08-15' });
  const before = employee({ id: 'e3', name: 'Before', joinedOn: '2026-07-31', leftOn: '2026-09-01' });
  const of = fileMonth(month, [came], { absent: [went, unsaid, before] });
  expect(rowsOf('joining-list', of)).toMatchObject([{ Name: 'Came', 'Joined on': '2026-08-12', IFSC: 'SBIN0001234' }]);
  expect(rowsOf('leaving-list', of)).toMatchObject([
    {
      ...{ Name: 'Went', 'Left on': '2026-08-31', 'Reason of leaving': 'Death' },
      ...{ 'EPFO reason of exit': 'D', 'ESIC reason code': '5' },
    },
    { Name: 'Unsaid', 'Left on': '2026-08-15', 'EPFO reason of exit': '' },
  ]);
  const made = registerFiles.find(({ id }) => id === 'leaving-list')?.make(of);
  expect(made?.findings.map(({ name, text }) => [name, text])).toEqual([
    ['Unsaid', 'Enter why they left: the PF and ESI portals ask for it.'],
  ]);
});
