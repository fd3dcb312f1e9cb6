import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answers } from './answers';

test('what the shell does for modules is what shared/contract/examples.json says; npm run contract writes it', async () => {
  const written = readFileSync(join(__dirname, '../../contract/examples.json'), 'utf8');
  expect(await answers()).toEqual(JSON.parse(written));
});
