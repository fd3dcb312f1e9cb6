import { join } from 'node:path';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { moduleNames, root } from './targets';

process.env.SKIP_VALIDATION = 'false';

test('webpack and its plugins accept the options of production builds, which builds themselves don’t check', async () => {
  const { federatedModule, host, prerenderer } = await import('../../webpack.common');
  const shell = join(root, 'shell');
  const configurations: Configuration[] = [
    host(shell),
    prerenderer(shell, 'shell'),
    ...moduleNames.map((name) => federatedModule(join(root, name))),
  ];
  for (const configuration of configurations) {
    expect(configuration.validate).toBe(false);
    // Includes the plugins, which check their options when they are applied.
    const compiler = webpack({ ...configuration, validate: true });
    await new Promise((resolve) => compiler?.close(resolve));
  }
});
