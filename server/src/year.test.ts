import { atScale } from '../test/atScale';
import { judgeSeed } from '../test/simulation/judgeSeed';
import { type Places, postgresPlaces, sqlitePlaces } from '../test/simulation/Place';
import { shrink } from '../test/simulation/shrink';
import { isOnServer } from '../test/testOnPostgres';

/** Seeds of this tier, and how much of a year each lives: what an ordinary change can break shows in a quarter. */
const [SEEDS, MONTHS] = isOnServer ? [atScale(20, 1), atScale(12, 2)] : [atScale(100, 2), atScale(12, 3)];
/** A year takes some seconds; that of a seed that breaks is lived again and again, until the shortest run is found. */
const LIMIT_MS = 600_000;

let places: Places;
beforeAll(async () => {
  places = await (isOnServer ? postgresPlaces(globalThis.testDatabase) : sqlitePlaces());
}, LIMIT_MS);
afterAll(() => places.end());

test.each(Array.from({ length: SEEDS }, (_, index) => index + 1))(
  'in the year of seed %i nothing is lost, doubled or seen by others, whatever goes wrong',
  async (seed) => {
    expect(await judgeSeed(places, seed, { months: MONTHS })).toBeUndefined();
  },
  LIMIT_MS,
);

test('the shortest run that fails keeps what it takes, in its order', async () => {
  const all = Array.from({ length: 40 }, (_, index) => index);
  const fails = async (part: readonly number[]) => part.indexOf(7) >= 0 && part.indexOf(31) > part.indexOf(7);
  expect(await shrink(all, fails)).toEqual([7, 31]);
});
