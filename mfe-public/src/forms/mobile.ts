/**
 * The digits of a typed mobile number, without invisible characters and the spaces, brackets, dots and dashes that
 * people group it with.
 */
export const mobileDigits = (typed: string) => typed.replace(/[\s().\p{Pd}\p{Cf}]/gu, '');

/** Whether it is exactly 10 digits, the only check. */
export const isMobile = (digits: string) => /^[0-9]{10}$/.test(digits);
