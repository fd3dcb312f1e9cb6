import { inTurns } from './inTurns';

test('a long way through items gives others their turn, and comes past each once', async () => {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const met: number[] = [];
  for await (const item of inTurns([1, 2, 3, 4, 5])) {
    met.push(item);
    for (const until = performance.now() + 10; performance.now() < until; );
  }
  isDone = true;
  expect(met).toEqual([1, 2, 3, 4, 5]);
  expect(turns).toBeGreaterThanOrEqual(5);
});
