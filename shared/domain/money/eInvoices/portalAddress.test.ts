import { portalAddress } from './portalAddress';

test.each([
  ['7 Linking Road, Bandra\nMumbai 400050', '27', { Addr1: '7 Linking Road, Bandra', Loc: 'Mumbai', Pin: 400050 }],
  [
    'Plot 9, Adityapur, Jamshedpur, Jharkhand - 831 013',
    '20',
    { Addr1: 'Plot 9, Adityapur', Loc: 'Jamshedpur', Pin: 831013 },
  ],
  ['Dhanbad, PIN: 826001, India', '20', { Addr1: 'Dhanbad', Loc: 'Dhanbad', Pin: 826001 }],
  ['Phone 9876543210\nRanchi', '20', { Addr1: 'Phone 9876543210', Loc: 'Ranchi' }],
])('%s is split into lines, place and PIN', (address, state, expected) =>
  expect(portalAddress(address, state)).toEqual(expected),
);

test('an address without a PIN has that of another', () =>
  expect(portalAddress('1 Main Road\nRanchi', '20', 'Ranchi 834001').Pin).toBe(834001));

test('what is longer than a line goes into the second by whole words, and no quote is left', () => {
  const { Addr1, Addr2 } = portalAddress(`${'Long "road" '.repeat(12)}, Ranchi`, '20');
  expect([Addr1, Addr2]).toEqual([`${'Long ’road’ '.repeat(8)}Long`, `’road’${' Long ’road’'.repeat(3)}`]);
});
