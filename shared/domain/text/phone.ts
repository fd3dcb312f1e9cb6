import { withoutMarks } from './withoutMarks';

/** What the callback form says of anything but ten digits. */
export const INVALID_MOBILE = 'Please enter a valid 10-digit mobile number.';

/** A phone number without the spaces, brackets, dots and dashes that people group its digits with. */
export const withoutGrouping = (typed: string): string => withoutMarks(typed).replace(/[\s().\p{Pd}]/gu, '');

/** The ten digits of an Indian mobile number, without +91, 0091, 91 or 0 before them; anything else without its grouping alone. */
export const mobileDigits = (typed: string): string =>
  withoutGrouping(typed).replace(/^(?:(?:\+|00?)?91)?0?(?=[0-9]{10}$)/, '');

/** The gate of the callback form: exactly ten digits 0 to 9. */
export function isTenDigits(mobile: string): boolean {
  return /^[0-9]{10}$/.test(mobile);
}

/** Whether ten digits look like an Indian mobile, which begins with 6 to 9. Others are stored and flagged. */
export function isIndianMobile(mobile: string): boolean {
  return /^[6-9][0-9]{9}$/.test(mobile);
}
