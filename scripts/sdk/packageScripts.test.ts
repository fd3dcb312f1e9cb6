import { stop } from 'esbuild';
import { packageScripts } from './packageScripts';

afterAll(stop);

test('the package for modules brings no source of the server: a script that needs one has it inside', async () => {
  const { copied, withServer } = await packageScripts();
  expect(copied).toContain('scripts/replay/openPage.ts');
  expect(withServer).toContain('scripts/sdk/misfitsWith.ts');
  expect([...copied, ...withServer].filter((file) => file.startsWith('server/'))).toEqual([]);
});
