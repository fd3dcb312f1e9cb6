import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { root } from '../targets';
import { ReplacedInternalsPlugin } from './ReplacedInternalsPlugin';
import { replacedInternals } from './replacedInternals';

/** Webpack's messages for a shell that imports only these packages. */
function build(...packages: string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'replaced-'));
  writeFileSync(join(folder, 'entry.js'), packages.map((name) => `import '${name}';`).join(''));
  return new Promise((resolve, reject) =>
    webpack(
      {
        context: root,
        mode: 'development',
        entry: join(folder, 'entry.js'),
        output: { path: folder },
        resolve: { modules: [join(root, 'node_modules')] },
        plugins: [new ReplacedInternalsPlugin()],
      },
      (error, stats) => {
        rmSync(folder, { recursive: true });
        if (error || !stats) reject(error ?? new Error('webpack gave no result'));
        else resolve(stats.compilation.errors.map(({ message }) => message));
      },
    ),
  );
}

test('nothing is replaced inside what the product was ordered with', () => {
  const ordered = [
    'react',
    'react-dom',
    'react-router',
    'react-router-dom',
    'webpack',
    'ts-loader',
    'antd',
    'swr',
    'dayjs',
  ];
  const replaced = replacedInternals.map(({ package: name }) => name);
  expect(replaced.filter((name) => ordered.includes(name) || name === '@ant-design/charts')).toEqual([]);
  expect(replaced.filter((name) => name.startsWith('@module-federation/'))).toEqual([]);
});

test('a build fails for each replacement that found nothing to replace, and says what to do', async () => {
  const errors = await build();
  expect(errors).toHaveLength(replacedInternals.length);
  for (const { package: name, why } of replacedInternals)
    expect(errors.filter((error) => error.startsWith(`${name} has been updated`) && error.includes(why))).not.toEqual(
      [],
    );
}, 60_000);

test('what was found is not reported', async () => {
  const errors = (await build('lodash')).filter((error) => error.includes(' was not applied, '));
  expect(errors).toHaveLength(replacedInternals.filter(({ package: name }) => name !== 'lodash').length);
  expect(errors.filter((error) => error.startsWith('lodash'))).toEqual([]);
}, 60_000);
