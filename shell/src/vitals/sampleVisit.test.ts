import { sampleVisit } from './sampleVisit';

const measureVisit = jest.fn();
jest.mock('./measureVisit', () => ({ measureVisit: () => measureVisit() as unknown }));

beforeEach(() => {
  measureVisit.mockReset();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Whether a visit with that random number, by a person or a bot, is measured. */
async function isMeasured(chance: number, webdriver = false): Promise<boolean> {
  jest.spyOn(Math, 'random').mockReturnValue(chance);
  Object.defineProperty(navigator, 'webdriver', { value: webdriver, configurable: true });
  sampleVisit();
  await jest.advanceTimersByTimeAsync(5_000);
  return measureVisit.mock.calls.length > 0;
}

test('one visit in ten is measured, once its page has been there for a while', async () => {
  expect(await isMeasured(0.1)).toBe(false);
  expect(await isMeasured(0.09)).toBe(true);
});

test('a visit of a program never is', async () => {
  expect(await isMeasured(0, true)).toBe(false);
});
