import { BoundedQueue } from './BoundedQueue';

const tick = () => new Promise((resolve) => setImmediate(resolve));

test('so many run at once, so many wait, and the next is told when to come again', async () => {
  const queue = new BoundedQueue(2, 3);
  const ends: (() => void)[] = [];
  const work = () => new Promise<string>((resolve) => ends.push(() => resolve('done')));
  const five = Array.from({ length: 5 }, () => queue.run(work));
  await expect(queue.run(work)).rejects.toMatchObject({ status: 503, code: 'busy', headers: { 'Retry-After': '3' } });
  expect(ends).toHaveLength(2);
  for (let done = 0; done < 5; done += 1) {
    ends[done]?.();
    await tick();
    expect(ends.length).toBe(Math.min(5, done + 3));
  }
  expect(await Promise.all(five)).toEqual(Array(5).fill('done'));
});

test('work that fails gives its place to the next', async () => {
  const queue = new BoundedQueue(1, 1);
  const failing = queue.run(() => Promise.reject(new Error('no')));
  const next = queue.run(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
  expect(await queue.run(() => Promise.resolve('again'))).toBe('again');
});
