/** @jest-environment jsdom */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { RegisteredFilesPlugin } from './RegisteredFilesPlugin.ts';

const dir = mkdtempSync(join(tmpdir(), 'registered-files-'));
const base = 'http://localhost/modules/mfe-payroll/1.0.0/';
const page = window as unknown as { moduleIntegrity?: object; moduleAddresses?: object };

/** Webpack needs these from Node; jsdom lacks them. */
Object.assign(globalThis, { setImmediate });

beforeAll(async () => {
  writeFileSync(join(dir, 'entry.js'), "import(/* webpackChunkName: 'slips' */ './slips');");
  writeFileSync(join(dir, 'slips.js'), "import './slips.css';");
  writeFileSync(join(dir, 'slips.css'), '.slip { color: red; }');
  await new Promise<void>((resolve, reject) =>
    webpack({
      context: dir,
      entry: './entry.js',
      mode: 'production',
      output: { path: join(dir, 'dist'), filename: 'entry.js', chunkFilename: '[name].js', publicPath: base },
      module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] }] },
      plugins: [new MiniCssExtractPlugin({ chunkFilename: '[name].css' }), new RegisteredFilesPlugin()],
    }).run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve())),
  );
}, 60_000);
afterAll(() => rmSync(dir, { recursive: true, force: true }));
afterEach(() => {
  document.head.replaceChildren();
  delete page.moduleIntegrity;
  delete page.moduleAddresses;
});

/** The files that the built code requests: address and required integrity. */
function asked(): [string, string][] {
  new Function(readFileSync(join(dir, 'dist/entry.js'), 'utf8'))();
  return [...document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script, link')]
    .map((element): [string, string] => [
      element instanceof HTMLLinkElement ? element.href : element.src,
      element.getAttribute('integrity') ?? element.integrity,
    ])
    .sort();
}

test('a chunk’s script and style sheet are requested with the registry’s integrity', () => {
  page.moduleIntegrity = { [`${base}slips.js`]: 'sha384-script', [`${base}slips.css`]: 'sha384-style' };
  expect(asked()).toEqual([
    [`${base}slips.css`, 'sha384-style'],
    [`${base}slips.js`, 'sha384-script'],
  ]);
});

test('files that did not arrive in time are requested elsewhere, with the same integrity', () => {
  page.moduleIntegrity = { [`${base}slips.js`]: 'sha384-script' };
  page.moduleAddresses = {
    [`${base}slips.js`]: `${base}slips.js?again=1`,
    [`${base}slips.css`]: `${base}slips.css?again=1`,
  };
  expect(asked()).toEqual([
    [`${base}slips.css?again=1`, ''],
    [`${base}slips.js?again=1`, 'sha384-script'],
  ]);
});

test('a style sheet already requested by the shell, at any address, is not requested again', () => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: `${base}slips.css?again=1` });
  link.dataset.href = `${base}slips.css`;
  document.head.append(link);
  expect(asked().map(([address]) => address)).toEqual([`${base}slips.css?again=1`, `${base}slips.js`]);
});
