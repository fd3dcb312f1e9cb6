/** The digits of a typed mobile number, without the spaces and hyphens people group it with. */
export const mobileDigits = (typed: string) => typed.replace(/[\s-]/g, '');

/** Whether it is exactly 10 digits, the only gate. */
export const isMobile = (digits: string) => /^[0-9]{10}$/.test(digits);
