import { isIndianMobile, isTenDigits, mobileDigits, withoutGrouping } from './phone';

describe('a mobile number', () => {
  test.each([
    ['9876543210', true, true],
    ['0000000000', true, false],
    ['5876543210', true, false],
    ['987654321', false, false],
    ['98765432100', false, false],
    ['98765-4321', false, false],
  ])('%s: ten digits %p, Indian %p', (mobile, tenDigits, indian) => {
    expect(isTenDigits(mobile)).toBe(tenDigits);
    expect(isIndianMobile(mobile)).toBe(indian);
  });
});

test.each([
  '(98765) 43210',
  '98765.43210',
  '98765-43210',
  '98765–43210',
  '\u202A98765\u00A043210\u202C',
  '98765 43210',
])('%j is read as ten digits', (typed) => {
  expect(withoutGrouping(typed)).toBe('9876543210');
});

test('a plus and letters are no grouping', () => {
  expect(withoutGrouping('+91 98765 x 1')).toBe('+9198765x1');
});

test.each(['+91 98765 43210', '+91-09876543210', '0091 98765 43210', '919876543210', '098765 43210', '(98765) 43210'])(
  'the mobile number of %j has ten digits',
  (typed) => {
    expect(mobileDigits(typed)).toBe('9876543210');
  },
);

test.each([
  ['9198765432', '9198765432'],
  ['+44 20 7946 0958', '+442079460958'],
  ['098765', '098765'],
  ['+91 98765', '+9198765'],
])('%j is read as %j: nothing stands before ten digits', (typed, read) => {
  expect(mobileDigits(typed)).toBe(read);
});
