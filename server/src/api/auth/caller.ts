import bowser from 'bowser';
import type { FastifyRequest } from 'fastify';

/** From what and where somebody signs in, for the list of their sessions. */
export interface Caller {
  /** The browser and system in words, "Firefox on Windows"; empty when nothing is known. */
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

/** From what and where a request comes. */
export const callerOf = ({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Caller => ({
  device: deviceOf(headers['user-agent'] ?? ''),
  address: ip,
});
