import { isIndianMobile, isTenDigits } from './phone';

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
