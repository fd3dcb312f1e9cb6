import { stop } from 'esbuild';
import { packageScripts } from './packageScripts';

afterAll(stop);

test('the modules’ package contains no server source: scripts that need one are bundled with it', async () => {
  const { copied, withServer } = await packageScripts();
  expect(copied).toContain('scripts/replay/openPage.ts');
  expect(withServer).toContain('scripts/sdk/misfitsWith.ts');
  expect([...copied, ...withServer].filter((file) => file.startsWith('server/'))).toEqual([]);
});
