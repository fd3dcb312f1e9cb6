import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { compile } from '../../scripts/build/compile';
import { host } from '../../webpack.common';

const root = join(import.meta.dirname, '../..');

/** Where the bundle is built. */
export const bundleFolder = join(root, '.cache/bench/single-bundle');

/** Builds the public site as one client-rendered bundle, with the shell's own rules and minifiers but without federation; answers its files. */
export async function buildSingleBundle(): Promise<string[]> {
  const shell = host(join(root, 'shell'));
  const config: Configuration = {
    ...shell,
    entry: { site: join(import.meta.dirname, 'singlePage.tsx') },
    output: { ...shell.output, path: bundleFolder, publicPath: '/single/', uniqueName: 'single' },
    resolve: { ...shell.resolve, alias: { 'react-router-dom$': join(root, 'shared/vendor/react-router-dom.ts') } },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].[contenthash:10].css' })],
  };
  const { compilation } = await compile(config);
  return [...(compilation.entrypoints.get('site')?.getFiles() ?? [])];
}
