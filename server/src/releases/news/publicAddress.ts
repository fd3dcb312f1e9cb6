import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses of this machine, of its network and of clouds' own services, as IANA's registries of special-purpose addresses have them. */
const notPublic = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv4');
/** Global IPv6 addresses begin with 2000::/3; one that contains an IPv4 address is as public as that. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address is a public one. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !notPublic.check(address, 'ipv4');
  return global6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

/** The look-up's error for a host with a private address. */
const refused = (host: string) => Object.assign(new Error(`${host} is not public.`), { code: 'NOT_PUBLIC' });

/**
 * Looks a host up as Node does, and refuses it unless all of its addresses are public: the connection goes to the
 * checked address.
 */
export const lookupPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? refused(host), '');
    if (!found.every(({ address }) => isPublicAddress(address))) return done(refused(host), '');
    if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};
