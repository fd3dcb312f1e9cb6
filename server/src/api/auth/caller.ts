import bowser from 'bowser';
import type { FastifyRequest } from 'fastify';

/** The device and address of a sign-in, for the list of sessions. */
export interface Caller {
  /** The browser and system in words, "Firefox on Windows"; empty if unknown. */
  device: string;
  /** The network address. */
  address: string;
}

export const unknownCaller: Caller = { device: '', address: '' };

/** A browser's name, in words. */
function deviceOf(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os } = bowser.parse(userAgent.slice(0, 500));
  return [browser.name, os.name].filter(Boolean).join(' on ');
}

/** The device and address of a request. */
export const callerOf = ({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Caller => ({
  device: deviceOf(headers['user-agent'] ?? ''),
  address: ip,
});
