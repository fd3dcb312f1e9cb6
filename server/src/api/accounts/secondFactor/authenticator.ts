import { Secret, TOTP } from 'otpauth';

/** The period of a code, in seconds (RFC 6238). */
const PERIOD = 30;
/** A clock may be one period ahead or behind. */
const WINDOW = 1;

const totp = (key: string, shown: { issuer?: string; label?: string } = {}) =>
  new TOTP({
    ...shown,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(key),
  });

/** A new key for an authenticator app: 160 random bits, in base32. */
export const newKey = (): string => new Secret({ size: 20 }).base32;

/** The content of an authenticator app's QR code. `issuer`: the console's name in the app. */
export const keyUri = (key: string, email: string, issuer: string): string =>
  totp(key, { issuer, label: email }).toString();

/** The period of a code, counted from 1970; undefined unless it is the previous, current or next. */
export function stepOf(key: string, code: string): number | undefined {
  const timestamp = Date.now();
  const delta = totp(key).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta;
}
