import { describeReason } from './describeReason';
import { type FailureReason, ModuleFailure } from './ModuleFailure';

const failure = (reason: FailureReason) =>
  new ModuleFailure('entry', reason, { module: 'mfe-x', team: 'X', version: '1.0.0', page: 'Page' });

test.each<FailureReason>([
  { kind: 'network' },
  { kind: 'status', status: 408 },
  { kind: 'status', status: 429 },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
])('$kind $status is worth another try', (reason) => {
  expect(failure(reason).isTransient).toBe(true);
});

test.each<FailureReason>([
  { kind: 'status', status: 404 },
  { kind: 'status', status: 403 },
  { kind: 'timeout', milliseconds: 8000 },
  { kind: 'content', type: 'text/html' },
  { kind: 'integrity' },
  { kind: 'contract', detail: 'x' },
  { kind: 'shared', detail: 'x' },
  { kind: 'threw', detail: 'x' },
])('$kind $status is not: it would fail in the same way', (reason) => {
  expect(failure(reason).isTransient).toBe(false);
});

test('a reason reads as the end of a sentence', () => {
  expect(describeReason({ kind: 'timeout', milliseconds: 8000 })).toBe('its files didn’t arrive within 8 seconds');
  expect(describeReason({ kind: 'status', status: 404 })).toBe('the server answered 404 for one of its files');
});
