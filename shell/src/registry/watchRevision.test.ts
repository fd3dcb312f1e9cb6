import { watchRevision } from './watchRevision';

/**
 * The seconds between a tab's requests, which the mock server answers with the revision or, if it is an error, not at
 * all.
 */
async function pausesBetween(answers: readonly (number | Error)[]): Promise<number[]> {
  const asked: number[] = [];
  window.fetch = jest.fn(() => {
    const answer = answers[asked.length];
    asked.push(Date.now());
    if (answer instanceof Error) return Promise.reject(answer);
    return Promise.resolve({ json: () => Promise.resolve({ revision: answer }) } as Response);
  });
  const begun = Date.now();
  const { end: stop } = watchRevision(() => 1, '/api', { onOther, isHeard });
  for (let second = 0; asked.length < answers.length && second < 300; second += 1)
    await jest.advanceTimersByTimeAsync(1_000);
  stop();
  return asked.map((at, place) => (at - (asked[place - 1] ?? begun)) / 1_000);
}
const onOther = jest.fn(() => Promise.resolve());
let isServed = false;
const isHeard = () => isServed;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  onOther.mockClear();
  isServed = false;
});

test('a tab asks every second whether there is something newer, and takes what there is', async () => {
  expect(await pausesBetween([1, 1, 2, 1])).toEqual([1, 1, 1, 1]);
  expect(onOther).toHaveBeenCalledTimes(1);
});

test('a server that can’t be reached is asked less and less often, every half minute at last, and every second once it answers', async () => {
  const lost = new TypeError('Failed to fetch');
  expect(await pausesBetween([lost, lost, lost, lost, lost, lost, 1, 1])).toEqual([1, 2, 4, 8, 16, 30, 30, 1]);
});

test('a tab that nobody sees asks nothing until it is seen again', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const fetched = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  window.fetch = fetched;
  const { end: stop } = watchRevision(() => 1, '/api', { onOther, isHeard });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fetched).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(fetched).toHaveBeenCalledTimes(1);
  stop();
});

test('while the server is heard a tab asks nothing, takes what is said, and asks again once it is silent', async () => {
  const fetched = jest.fn(() => Promise.resolve({ json: () => Promise.resolve({ revision: 1 }) } as Response));
  window.fetch = fetched;
  isServed = true;
  const { notice, end } = watchRevision(() => 1, '/api', { onOther, isHeard });
  await jest.advanceTimersByTimeAsync(60_000);
  notice(1);
  await jest.advanceTimersByTimeAsync(0);
  expect(onOther).not.toHaveBeenCalled();
  notice(2);
  await jest.advanceTimersByTimeAsync(0);
  expect(onOther).toHaveBeenCalledTimes(1);
  expect(fetched).not.toHaveBeenCalled();
  isServed = false;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  end();
});

test('what is said to a tab that nobody sees is taken once it is seen', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  isServed = true;
  const { notice, end } = watchRevision(() => 1, '/api', { onOther, isHeard });
  notice(2);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(onOther).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(onOther).toHaveBeenCalledTimes(1);
  end();
});
