/** @jest-environment jsdom */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { StylesheetLimitPlugin } from './StylesheetLimitPlugin.ts';

const dir = mkdtempSync(join(tmpdir(), 'stylesheet-limit-'));
const page = window as unknown as { came?: Promise<string> };
const run = (file: string) => new Function(readFileSync(join(dir, 'dist', file), 'utf8'))() as unknown;
const links = () => [...document.head.querySelectorAll('link')];

/** What webpack asks of Node and a page does not have. */
Object.assign(globalThis, { setImmediate });

beforeAll(async () => {
  writeFileSync(
    join(dir, 'entry.js'),
    "self.came = import(/* webpackChunkName: 'slips' */ './slips.css').then(() => 'came', ({ name, type, request }) => [name, type, request].join(' '));",
  );
  writeFileSync(join(dir, 'slips.css'), '.slip { color: red; }');
  await new Promise<void>((resolve, reject) =>
    webpack({
      context: dir,
      entry: './entry.js',
      mode: 'production',
      output: {
        path: join(dir, 'dist'),
        filename: 'entry.js',
        chunkFilename: '[name].js',
        publicPath: 'http://localhost/',
        chunkLoadTimeout: 8_000,
      },
      module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] }] },
      plugins: [new MiniCssExtractPlugin({ chunkFilename: '[name].css' }), new StylesheetLimitPlugin()],
    }).run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve())),
  );
}, 60_000);
afterAll(() => rmSync(dir, { recursive: true, force: true }));
beforeEach(() => {
  jest.useFakeTimers();
  run('entry.js');
  // The chunk's script is there.
  run('slips.js');
});
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

test('a stylesheet that is never answered fails after the time that a script has, and is taken away', async () => {
  jest.advanceTimersByTime(7_999);
  expect(links()).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(await page.came).toBe('ChunkLoadError timeout http://localhost/slips.css');
  expect(links()).toEqual([]);
});

test('one that came in time stays', async () => {
  const [link] = links();
  link?.onload?.(new Event('load'));
  jest.advanceTimersByTime(60_000);
  expect(links()).toEqual([link]);
});
