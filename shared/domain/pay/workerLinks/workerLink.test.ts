import { workerLinkState } from './workerLink';

const link = { revokedAt: null, openedAt: null, endsOn: '2026-12-03', wrongCodes: 0 };

test.each([
  ['waiting', {}],
  ['waiting', { wrongCodes: 4 }],
  ['ended', { wrongCodes: 5 }],
  ['ended', { endsOn: '2026-12-02' }],
  ['opened', { openedAt: '2026-12-01T10:00:00.000Z', endsOn: '2026-12-02' }],
  ['revoked', { openedAt: '2026-12-01T10:00:00.000Z', revokedAt: '2026-12-02T10:00:00.000Z' }],
] as const)('a link is %s on 3 December: %j', (state, over) => {
  expect(workerLinkState({ ...link, ...over }, '2026-12-03', true)).toBe(state);
});
