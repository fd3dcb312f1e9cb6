import { knownReason, offerChunkRetry } from './retryChunk';

const chunkError = (request: string, type = 'error') =>
  Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError', request, type });

beforeEach(() => offerChunkRetry());
const answer = (status: number) => {
  window.fetch = jest.fn(async () => ({ ok: status < 400, status, headers: new Headers() }) as Response);
};
const failing = (...errors: Error[]) => {
  const left = [...errors];
  return jest.fn(async () => {
    const error = left.shift();
    if (error) throw error;
    return 'chunk';
  });
};

test('a chunk that fails for a moment is loaded again', async () => {
  answer(503);
  const load = failing(chunkError('/x.js'));
  await expect(window.retryChunk?.(load)).resolves.toBe('chunk');
  expect(load).toHaveBeenCalledTimes(2);
});

test('one that is gone, or took too long, is not asked for again, and it is known why', async () => {
  answer(404);
  const gone = chunkError('/x.js');
  await expect(window.retryChunk?.(failing(gone))).rejects.toBe(gone);
  expect(knownReason(gone)).toEqual({ kind: 'status', status: 404 });
  const late = chunkError('/x.js', 'timeout');
  await expect(window.retryChunk?.(failing(late))).rejects.toBe(late);
  expect(knownReason(late)?.kind).toBe('timeout');
});

test('a stylesheet that Rspack could not load is a chunk too, by its code', async () => {
  answer(503);
  const load = failing(Object.assign(chunkError('/x.css'), { name: 'Error', code: 'CSS_CHUNK_LOAD_FAILED' }));
  await expect(window.retryChunk?.(load)).resolves.toBe('chunk');
});

test('what is no chunk’s failure is thrown as it is', async () => {
  const boom = new Error('boom');
  const load = failing(boom, boom);
  await expect(window.retryChunk?.(load)).rejects.toBe(boom);
  expect(load).toHaveBeenCalledTimes(1);
});
