import fc from 'fast-check';
import { matcherOf } from './matching';

const wanted = { title: 'Warehouse picker', city: 'Pune', skills: ['Scanner', 'Two-wheeler licence'] };
const matchOf = (vacancy: typeof wanted, candidate: Parameters<ReturnType<typeof matcherOf>>[0]) =>
  matcherOf(vacancy)(candidate);
const person = (position: string, city = '', skills = '') => ({ position, city, skills });

test.each([
  [
    'the whole role, the city and a skill',
    person('Warehouse Pickers', ' pune ', 'Packing, scanner'),
    7,
    ['Role: warehouse picker', 'City: Pune', 'Skills: Scanner'],
  ],
  ['a word of the role', person('Picker'), 2, ['Role: picker']],
  ['a skill alone', person('Loader', 'Ranchi', 'Scanner'), 1, ['Skills: Scanner']],
  ['a skill that the position names', person('Two-wheeler rider'), 1, ['Skills: Two-wheeler licence']],
] as const)('%s counts', (_what, candidate, points, reasons) => {
  expect(matchOf(wanted, candidate)).toEqual({ points, reasons });
});

test('whoever only lives there does not fit, nor whoever shares a small word', () => {
  expect(matchOf(wanted, person('Cook', 'Pune'))).toBeUndefined();
  expect(matchOf({ ...wanted, title: 'Cook for the canteen' }, person('Guard for the gate'))).toBeUndefined();
});

test('whoever also lives there or knows more is never behind whoever does not', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Picker', 'Warehouse picker', 'Loader'),
      fc.constantFrom('', 'Scanner'),
      (position, skills) => {
        const less = matchOf(wanted, person(position, '', skills))?.points ?? 0;
        const more = matchOf(wanted, person(position, 'Pune', 'Scanner'))?.points ?? 0;
        expect(more).toBeGreaterThanOrEqual(less);
      },
    ),
  );
});
