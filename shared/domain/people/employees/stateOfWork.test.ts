import { optionalStateOfWork, statesOfWork } from './stateOfWork';

test.each([
  ['27', '27'],
  [' 27 ', '27'],
  ['Maharashtra', '27'],
  ['JH', '20'],
  ['', ''],
  [undefined, ''],
])('somebody works in %p, which is %p', (typed, code) => {
  expect(optionalStateOfWork.parse(typed)).toBe(code);
});

test.each(['Atlantis', '00', 27])('nobody works in %p', (typed) => {
  expect(optionalStateOfWork.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([
    'Choose the state of work from the list.',
  ]);
});

test('the list has the states, and no code for other countries and territories', () => {
  const codes = statesOfWork.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['01', '20', '38']));
  expect(codes.filter((code) => Number(code) >= 90)).toEqual([]);
});
