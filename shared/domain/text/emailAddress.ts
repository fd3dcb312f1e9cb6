import { withoutMarksButJoiners } from './withoutMarks';

/** The most characters of an address (RFC 5321). */
export const EMAIL_LENGTH = 254;

const atom = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~\u200C\u200D-]+`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u200C\u200D-]*[\p{L}\p{M}\p{N}\u200C\u200D])?`;
const lastLabel = String.raw`(?:\p{L}[\p{L}\p{M}\u200C\u200D]+|xn--[a-z0-9-]+)`;
const address = new RegExp(String.raw`^${atom}(?:\.${atom})*@(?:${label}\.)+${lastLabel}$`, 'iu');

/**
 * An email address in its stored form: without invisible characters and spaces at its ends, one spelling of each
 * letter.
 */
export const normaliseEmail = (typed: string): string => withoutMarksButJoiners(typed).normalize('NFC');

/**
 * Whether the text is an email address: a name of RFC 5322 (`a&b`), or in any script (RFC 6531), at a domain with a dot,
 * in any script too (RFC 5890).
 */
export function isEmail(value: string): boolean {
  return value.length <= EMAIL_LENGTH && address.test(value);
}
