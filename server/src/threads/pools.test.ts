import { hashPassword } from '../api/auth/passwords';
import { joinPools, leavePools } from './pools';

test('a server that ends leaves the work of another one in its process alone', async () => {
  joinPools();
  joinPools();
  const hash = hashPassword('a long password');
  await leavePools();
  expect(await hash).toMatch(/^\$argon2id\$/);
  await leavePools();
});
