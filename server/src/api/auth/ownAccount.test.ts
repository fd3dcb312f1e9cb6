import type { GrantedAccount } from '../../core/types';
import { ownAccount } from './ownAccount';

const asha: GrantedAccount = {
  id: 'a1',
  version: 1,
  createdAt: '2026-04-01T00:00:00.000Z',
  updatedAt: '2026-04-01T00:00:00.000Z',
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '',
  role: 'owner',
  status: 'active',
  reach: null,
  granted: ['*'],
};

test('the caller is the session’s account; without one the answer is 401', () => {
  expect(ownAccount({ account: asha })).toBe(asha);
  expect(() => ownAccount({ account: null })).toThrow(expect.objectContaining({ status: 401, code: 'no_session' }));
});
