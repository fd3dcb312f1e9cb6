import { waitFor } from '@testing-library/react';
import { session } from 'shared/platform';
import { fakeApi } from 'shared/testing';
import { ModuleFailure } from './ModuleFailure';
import { recordFailure } from './moduleHealth';

beforeEach(() => session.leave());
afterEach(() => session.leave());

const fail = (version: string) =>
  recordFailure(
    new ModuleFailure(
      'render',
      { kind: 'threw', detail: 'x is null' },
      { module: 'mfe-x', team: 'X', version, page: 'Page' },
    ),
  );

test('a failure is reported by the session in which it was seen, and without one by nobody', async () => {
  const { calls } = fakeApi();
  fail('1.0.0');
  await waitFor(() => expect(calls).toHaveLength(1));
  session.start('of-asha');
  fail('1.1.0');
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls).toMatchObject([
    { path: 'module-reports', body: { version: '1.0.0', detail: 'its code failed: x is null' }, token: undefined },
    { path: 'module-reports', body: { version: '1.1.0' }, token: 'of-asha' },
  ]);
});
