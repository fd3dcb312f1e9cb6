import { beside, changed, using } from './checks.fixture';
import { shellApiFits } from './shellApiFits';

const on = (shellApi: string) => ({ shell: { shellApi, provides: {}, offers: {} } });
const needs = (shellApi: string) => `It needs the shell API ^1.0.0, and this shell offers ${shellApi}.`;

test.each([
  ['1.0.0', []],
  ['1.9.3', []],
  ['0.9.0', [needs('0.9.0')]],
  ['2.0.0', [needs('2.0.0')]],
])('a release for ^1.0.0 on the shell %s: %j', (shellApi, reasons) => {
  expect(shellApiFits(beside(changed(), on(shellApi)))).toEqual(reasons);
});

test('a later major version is no reason where all is known that a release uses, an earlier one is', () => {
  expect(shellApiFits(beside(using({ reached: {} }), on('2.0.0')))).toEqual([]);
  expect(shellApiFits(beside(using({ reached: {} }), on('0.9.0')))).toEqual([needs('0.9.0')]);
});
