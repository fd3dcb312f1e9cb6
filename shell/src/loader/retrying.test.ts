import { retrying } from './retrying';

const transient = new Error('transient');
const final = new Error('final');
const failing = (...errors: Error[]) => {
  const left = [...errors];
  return jest.fn(async () => {
    const error = left.shift();
    if (error) throw error;
    return 'done';
  });
};
const isTransient = (error: unknown) => error === transient;

test('what fails for a moment is tried up to three times', async () => {
  const attempt = failing(transient, transient);
  await expect(retrying(attempt, isTransient)).resolves.toBe('done');
  expect(attempt).toHaveBeenCalledTimes(3);
});

test('what keeps failing rejects with its last error', async () => {
  const attempt = failing(transient, transient, transient, transient);
  await expect(retrying(attempt, isTransient)).rejects.toBe(transient);
  expect(attempt).toHaveBeenCalledTimes(3);
});

test('what would fail in the same way is not tried again', async () => {
  const attempt = failing(final);
  await expect(retrying(attempt, isTransient)).rejects.toBe(final);
  expect(attempt).toHaveBeenCalledTimes(1);
});
