import { mostStrangers } from './mostStrangers';

test.each([
  [1, 2],
  [5, 6],
  [25, 19],
  [50, 33],
  [100, 50],
])(
  'of 50 addresses, chance gives a release that goes to %s% to no more than %s that may be one stranger’s',
  (percent, most) => {
    expect(mostStrangers(percent)).toBe(most);
  },
);
