import { isIPv6 } from 'node:net';

/** An address as it is counted: of IPv6 the first four groups, because one subscriber has them all. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return `${(ip.includes('::') ? [...first, ...zeros, ...last] : first).slice(0, 4).join(':')}::/64`;
}
