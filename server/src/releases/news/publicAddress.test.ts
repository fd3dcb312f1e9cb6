import { isPublicAddress, lookupPublic } from './publicAddress';

test.each(['93.184.215.14', '8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ...['127.0.0.1', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254'],
  ...['100.64.0.1', '224.0.0.1', '255.255.255.255', '198.18.0.1'],
  ...['::1', '::', '::ffff:127.0.0.1', '::ffff:8.8.8.8', 'fe80::1', 'fd00::1', '64:ff9b::7f00:1', '2002:7f00:1::', 'x'],
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));

test('a name that leads to this machine is refused before anything is sent there', async () => {
  const error = await new Promise((resolve) => lookupPublic('localhost', {}, resolve));
  expect(error).toMatchObject({ code: 'NOT_PUBLIC' });
});
