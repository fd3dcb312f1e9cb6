import fc from 'fast-check';
import { type Placement, placementInput } from '../work/placements/placement';
import { fillTemplate, letterTemplateInput, placeholderProblem, placeholders } from './letterTemplate';
import { letterValues } from './letterValues';

const placement = {
  ...placementInput.parse({
    employeeId: 'e1',
    centerId: 'n1',
    startsOn: '2026-04-01',
    designation: 'Picker',
    weeklyOff: 'Sunday',
    basicPaise: 1_200_000,
    houseRentPaise: 300_000,
    grossPaise: 1_640_000,
  }),
  employeeName: 'आशा देवी',
  companyName: 'Everkart',
  centerName: 'Pune',
} as Placement;
const of = { placement, code: 'E-1', employer: 'RK Staffing', probationMonths: 6, day: '2026-03-28' };
const problems = (english: string) =>
  letterTemplateInput.safeParse({ english, hindi: 'x' }).error?.issues.map(({ message }) => message) ?? [];

test('what is agreed stands in the letter of each language', () => {
  const text = '{name}, {Designation}: {first day}; {weekly  off}; {gross}; {other allowances}; {probation}';
  expect(fillTemplate(text, letterValues(of, 'en'))).toEqual([
    'आशा देवी, Picker: 01 Apr 2026; Sunday; ₹16,400.00 a month; ₹1,400.00 a month; 6 months',
  ]);
  expect(fillTemplate(text, letterValues(of, 'hi'))).toEqual([
    'आशा देवी, Picker: 1 अप्रैल 2026; रविवार; ₹16,400.00 प्रति माह; ₹1,400.00 प्रति माह; 6 महीने',
  ]);
});

test('a line whose placeholders are all empty is left out; one that has something says what is missing with a dash', () => {
  const values = letterValues({ ...of, probationMonths: 0 }, 'en');
  expect(fillTemplate('Probation: {probation}\n\nShift: {shift}, off: {weekly off}', values)).toEqual([
    '',
    'Shift: –, off: Sunday',
  ]);
});

test('a placeholder that there is not, a lone brace and an emoji are told in a sentence', () => {
  expect(problems('Dear {name}')).toEqual([]);
  expect(problems('Dear {salary}')).toEqual([
    expect.stringMatching(/^There is no placeholder “\{salary\}”\. Use one of \{name\}, .*\{today\}\.$/),
  ]);
  for (const text of ['Dear {name', 'Dear name}', '{{name}}', '{first\nday}'])
    expect(problems(text)).toEqual(['Write each placeholder in two braces on one line, such as {name}.']);
  expect(problems('Welcome 😀')).toEqual([expect.stringMatching(/cannot be printed/)]);
});

test('of any text without a problem no brace is left in the letter', () => {
  const part = fc.oneof(fc.string(), fc.constantFrom(...placeholders.map((name) => `{${name}}`), '\n'));
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join('');
      return (
        placeholderProblem(text) !== undefined || !/[{}]/.test(fillTemplate(text, letterValues(of, 'hi')).join(''))
      );
    }),
  );
});
