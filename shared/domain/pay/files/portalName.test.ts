import { nameFindings, portalName } from './portalName';

test.each([
  ['N. Das', 'N Das', 'N. Das'],
  ['José D’Souza-Lal', 'Jose D Souza Lal', "Jose D'Souza-Lal"],
  ['Ravi (2) Kumar', 'Ravi Kumar', 'Ravi Kumar'],
  ['नितेश', '', ''],
])('%s is %s to ESI and %s to PF', (name, esi, pf) => {
  expect([portalName(name, 'esi'), portalName(name, 'pf')]).toEqual([esi, pf]);
});

test('a file tells what it changed in a name; only a name in another script can’t be written', () => {
  expect(nameFindings('N. Das', 'esi')).toEqual([
    { text: 'The file has the name N Das. Check that the ESI portal has it so.', stops: false },
  ]);
  expect(nameFindings('N. Das', 'pf')).toEqual([]);
  expect(nameFindings('नितेश', 'pf')).toEqual([
    {
      text: 'Left out: the name is not in Latin letters. Enter the PF member name as the UAN has it.',
      ...{ stops: true, leavesOut: true },
    },
  ]);
});
