import { ecr, ecrRevised, ecrSupplementary } from './ecr';
import { fileMonth, person } from './filePerson.fixture';
import { writeText } from './wageFile';

const month = '2026-08';
const rates = { basicRatePaise: 1_500_000, grossRatePaise: 1_500_000, days: 31 };
const nitesh = person(month, rates);
const ramesh = person(month, rates, { id: 'e2', name: 'Ramesh', uan: '100427601130' });
const textsOf = (people: ReturnType<typeof person>[], over = {}) =>
  ecr.make(fileMonth(month, people, over)).findings.map(({ name, text, stops }) => [name, text, stops]);

test('members at the ceiling have the lines that the portal’s manual shows', () => {
  expect(writeText(ecr.make(fileMonth(month, [nitesh, ramesh])).lines, '#~#')).toBe(
    [
      '100257274743#~#NITESH#~#15000#~#15000#~#15000#~#15000#~#1800#~#1250#~#550#~#0#~#0\r\n',
      '100427601130#~#RAMESH#~#15000#~#15000#~#15000#~#15000#~#1800#~#1250#~#550#~#0#~#0\r\n',
    ].join(''),
  );
  expect(ecr.name(month)).toBe('ECR202608');
});

test('whole rupees are written, and days without contribution are absence and unmarked days, not weekly offs', () => {
  const counts = { P: 22, H: 1, W: 4, F: 0, C: 0, S: 0, E: 0, A: 3 };
  const some = person(month, { ...rates, days: 26.5 }, {}, { counts, unmarked: 1 });
  const [line = []] = ecr.make(fileMonth(month, [some])).lines;
  expect(line).toEqual(['100257274743', 'NITESH', 12_823, 12_823, 12_823, 12_823, 1539, 1068, 471, 4, 0]);
});

test('somebody of 58 has no pension wages, and who is no member no line', () => {
  const old = person(month, { ...rates, pensionMember: false }, { bornOn: '1960-01-01' });
  const none = person(month, { ...rates, pfMember: false }, { id: 'e2' });
  const { lines } = ecr.make(fileMonth(month, [old, none]));
  expect(lines.map((line) => line.slice(3, 9))).toEqual([[15_000, 0, 15_000, 1800, 0, 1800]]);
});

test.each([
  ['no UAN', { uan: '' }, 'There is no UAN.'],
  ['a UAN of other digits', { uan: '1002' }, 'does not have 12 digits'],
])('%s is named, and is not in the file', (_, of, text) => {
  expect(textsOf([person(month, rates, of)])).toEqual([[expect.any(String), expect.stringContaining(text), true]]);
  const made = ecr.make(fileMonth(month, [person(month, rates, of), ramesh]));
  expect([made.rows, made.toMend, made.totalPaise]).toEqual([1, 1, 360_000]);
});

test('the name is the one that EPFO has, and a name in another script leaves that line out alone', () => {
  const asha = (uanName: string) => person(month, rates, { id: 'e2', name: 'आशा', uan: '100427601130', uanName });
  const without = ecr.make(fileMonth(month, [nitesh, asha('')]));
  expect([without.rows, without.toMend, without.leftOut, without.totalPaise]).toEqual([1, 0, 1, 360_000]);
  expect(without.findings.map(({ name, text }) => [name, text])).toEqual([
    ['आशा', 'Left out: the name is not in Latin letters. Enter the PF member name as the UAN has it.'],
  ]);
  const spelt = ecr.make(fileMonth(month, [asha('Asha Devi'), person(month, rates, { uanName: 'Nitesh Kumar Das' })]));
  expect([spelt.lines.map(([, name]) => name), spelt.findings]).toEqual([['ASHA DEVI', 'NITESH KUMAR DAS'], []]);
});

test('two people with one UAN, days without wages and members without a line are named', () => {
  const second = person(month, rates, { id: 'e2', name: 'Ramesh' });
  expect(textsOf([nitesh, second])).toEqual([['Ramesh', 'Nitesh has the same UAN. Correct one of the two.', true]]);
  expect(textsOf([person(month, { days: 31, grossRatePaise: 0 })])).toEqual([
    ['Nitesh', '31 days paid without wages. Correct the days or the pay.', true],
  ]);
  const absent = [ramesh.employee, { ...ramesh.employee, id: 'e3', leftOn: '2026-07-31' }];
  expect(textsOf([nitesh], { absent })).toEqual([
    ['Ramesh', expect.stringContaining('a regular return needs every active member'), false],
  ]);
});

test('supplementary and revised returns have whoever is new or changed since, and earlier months come first', () => {
  const returned = new Map([['ecr', new Map([['e1', 'other figures']])]]);
  const of = fileMonth(month, [nitesh, ramesh], { returned });
  expect(ecrSupplementary.make(of).lines.map(([uan]) => uan)).toEqual(['100427601130']);
  expect(ecrRevised.make(of).lines.map(([uan]) => uan)).toEqual(['100257274743']);
  const unfiled = ecr.make(fileMonth(month, [nitesh], { earlierOpen: ['2026-07'] }));
  expect([unfiled.isStopped, unfiled.findings[0]?.text]).toEqual([
    true,
    'The PF return of Jul 2026 is not handed in yet: months go in order.',
  ]);
});
