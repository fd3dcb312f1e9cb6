/** The digits of a typed mobile number, without the spaces, brackets, dots and dashes people group it with, and marks nobody sees. */
export const mobileDigits = (typed: string) => typed.replace(/[\s().\p{Pd}\p{Cf}]/gu, '');

/** Whether it is exactly 10 digits, the only gate. */
export const isMobile = (digits: string) => /^[0-9]{10}$/.test(digits);
