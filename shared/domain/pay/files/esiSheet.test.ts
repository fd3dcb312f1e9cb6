import { esiSheet } from './esiSheet';
import { employee, fileMonth, person } from './filePerson.fixture';

const month = '2026-08';
const nothing = {
  ...{ pfWagePaise: 0, pfEmployeePaise: 0, pfEmployerPaise: 0, pensionPaise: 0, insuranceWagePaise: 0 },
  insurancePaise: 0,
};
const rates = { basicRatePaise: 1_200_000, grossRatePaise: 1_200_000 };

test('everybody who is covered has a row of text, days carried up to whole ones', () => {
  const { lines, findings } = esiSheet.make(fileMonth(month, [person(month, { ...rates, days: 25.5 })]));
  expect(lines[0]?.slice(0, 2)).toEqual(['IP Number (10 Digits)', 'IP Name (Only alphabets and space)']);
  expect(lines[1]).toEqual(['4012345678', 'Nitesh', '26', '9871', '0', '']);
  expect(findings).toEqual([]);
});

test('whoever was in the sheet of the month before is in it, with a reason and the last day', () => {
  const gone = employee({
    id: 'e2',
    name: 'Ramesh',
    esicNumber: '4012345679',
    leftOn: '2026-07-31',
    leavingReason: '',
  });
  const away = employee({ id: 'e3', name: 'Suman', esicNumber: '4012345670' });
  const { lines } = esiSheet.make(fileMonth(month, [], { absent: [gone, away], insuredBefore: new Set(['e2', 'e3']) }));
  expect(lines.slice(1)).toEqual([
    ['4012345679', 'Ramesh', '0', '0', '2', '31/07/2026'],
    ['4012345670', 'Suman', '0', '0', '1', ''],
  ]);
});

test.each([
  ['Resignation', '2'],
  ['Termination', '2'],
  ['Contract end', '2'],
  ['Disablement', '2'],
  ['Retirement', '3'],
  ['Superannuation', '3'],
  ['Death', '5'],
  ['Retrenchment', '10'],
] as const)('who left by %s has the reason %s and the last day', (leavingReason, code) => {
  const gone = employee({ leftOn: '2026-07-31', leavingReason });
  const { lines } = esiSheet.make(fileMonth(month, [], { absent: [gone], insuredBefore: new Set(['e1']) }));
  expect(lines[1]?.slice(2)).toEqual(['0', '0', code, '31/07/2026']);
});

test('whoever grew out of coverage leaves at the beginning of a period', () => {
  const above = { basicRatePaise: 2_500_000, grossRatePaise: 2_500_000 };
  const made = esiSheet.make(fileMonth('2026-10', [person('2026-10', above)], { insuredBefore: new Set(['e1']) }));
  expect(made.lines[1]).toEqual(['4012345678', 'Nitesh', '0', '0', '4', '30/09/2026']);
});

test('a name with a full stop is in the sheet without it, and the change is told', () => {
  const made = esiSheet.make(fileMonth(month, [person(month, rates, { name: 'N. Das' })]));
  expect([made.toMend, made.lines[1]?.[1], made.findings.map(({ text }) => text)]).toEqual([
    ...[0, 'N Das'],
    ['The file has the name N Das. Check that the ESI portal has it so.'],
  ]);
});

test('a name in another script leaves that row out alone and says so; a Latin spelling brings it in', () => {
  const asha = (uanName: string) => person(month, rates, { id: 'e2', name: 'आशा', uanName, esicNumber: '4012345679' });
  const without = esiSheet.make(fileMonth(month, [person(month, rates), asha('')]));
  expect([without.rows, without.toMend, without.leftOut]).toEqual([1, 0, 1]);
  expect(without.findings).toEqual([
    {
      ...{ employeeId: 'e2', name: 'आशा', stops: true },
      text: 'Left out: the name is not in Latin letters. Enter the PF member name as the ESI portal has it.',
    },
  ]);
  const whole = esiSheet.make(fileMonth(month, [asha('Asha Devi')]));
  expect([whole.lines[1]?.[1], whole.findings]).toEqual(['Asha Devi', []]);
});

test.each([
  ['no number', { esicNumber: '' }, {}, 'There is no ESI number.'],
  ['wages without a day', {}, { days: 0, overtimePaise: 10_000 }, 'Wages without a day'],
])('%s is named', (_, of, line, text) => {
  const { findings, toMend } = esiSheet.make(fileMonth(month, [person(month, { ...rates, ...line }, of)]));
  expect([toMend, findings.map((finding) => finding.text).join()]).toEqual([1, expect.stringContaining(text)]);
});

test('arrears of somebody who is out of coverage are not in the sheet, which takes no wages without a day, and it says where they go', () => {
  const taken = { ...nothing, esiWagePaise: 200_000, esiEmployeePaise: 1_500, esiEmployerPaise: 6_500 };
  const earned = { basicPaise: 200_000, houseRentPaise: 0, conveyancePaise: 0, overtimePaise: 0, grossPaise: 200_000 };
  const above = person('2026-10', { basicRatePaise: 2_500_000, grossRatePaise: 2_500_000 });
  const late = {
    ...{ ...above, arrears: [{ ...earned, month: '2026-09', contributions: taken }] },
    line: { ...above.line, ...{ esiWagePaise: 200_000, esiEmployeePaise: 1_500, esiEmployerPaise: 6_500 } },
  };
  const made = esiSheet.make(fileMonth('2026-10', [late], { insuredBefore: new Set(['e1']) }));
  expect([made.toMend, made.totalPaise, made.lines[1]?.slice(2)]).toEqual([0, 0, ['0', '0', '4', '30/09/2026']]);
  expect(made.findings.map(({ text }) => text)).toEqual([
    'Arrears of Sep 2026 are not in this sheet: tell them in a supplementary contribution of that month.',
  ]);
});
