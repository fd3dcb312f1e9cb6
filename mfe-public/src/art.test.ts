import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { services } from './services/services';

test.each(services.map(({ id }) => id))('draws %s in under 6 KB', (id) => {
  const file = join(__dirname, '../public/art', `${id}.svg`);
  expect(existsSync(file)).toBe(true);
  expect(statSync(file).size).toBeLessThan(6 * 1024);
});
