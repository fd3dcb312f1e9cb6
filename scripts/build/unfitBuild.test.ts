import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { ModuleManifest } from '../../shared/contract/manifest';
import { type FederationManifest, readFederationManifest } from './federationManifest';
import { unfitBuild } from './unfitBuild';

const assets = (js: string[] = [], css: string[] = []) => ({
  js: { sync: js, async: [] as string[] },
  css: { sync: css, async: [] as string[] },
});
const shared = (name: string, js: string[] = []) => ({
  ...{ name, version: '19.3.1', requiredVersion: '^19.3.1' },
  assets: assets(js),
});

/** The manifest of a correctly built module, as any bundler's plugin writes it. */
const told: FederationManifest = {
  metaData: {
    ...{ globalName: 'mfe_payroll_1_0_0', publicPath: 'auto' },
    remoteEntry: { name: 'entry.js', path: '', type: 'global' },
  },
  shared: [shared('react')],
  exposes: [{ name: 'PayrollPage', assets: assets(['page.js'], ['page.css']) }],
};

const manifest: ModuleManifest = {
  ...{ contract: 1, name: 'mfe-payroll', title: 'Payroll', team: 'Payroll', shellApi: '^3.0.0' },
  ...{ routes: [{ path: '/dashboard/payroll', page: 'PayrollPage' }], sidebar: [] },
};

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'built-'));
  writeFileSync(join(dist, 'entry.js'), 'var mfe_payroll_1_0_0; self.moduleIntegrity');
  writeFileSync(join(dist, 'page.js'), 'a page');
  writeFileSync(join(dist, 'page.css'), '');
});
afterEach(() => rmSync(dist, { recursive: true }));

const reasons = (changed: Partial<FederationManifest> = {}, more: Partial<ModuleManifest> = {}) =>
  unfitBuild(dist, { ...told, ...changed }, { manifest: { ...manifest, ...more }, version: '1.0.0', prerendered: [] });
const meta = (changed: Partial<FederationManifest['metaData']>) =>
  reasons({ metaData: { ...told.metaData, ...changed } });

test('a build that loads files like the shell, and bundles nothing of the shell’s, is a release', () => {
  expect(reasons()).toEqual([]);
});

test('a manifest with a wrong container, file location, page or file is reported', () => {
  expect(meta({ globalName: 'payroll' })).toEqual([
    'Its container is called payroll, and has to be mfe_payroll_1_0_0, of the module and its version: take the name from federationOf().',
  ]);
  expect(meta({ publicPath: '/static/' })).toEqual([
    'Its files would be asked for at /static/; let the public path be "auto".',
  ]);
  expect(reasons({ exposes: [] })).toEqual([
    'module.json names PayrollPage, which the build does not expose as ./PayrollPage.',
  ]);
  expect(reasons({ exposes: [{ name: 'PayrollPage', assets: assets(['gone.js']) }] })).toEqual([
    'Its manifest names gone.js, which is not in dist/.',
  ]);
  const beyond = `../${basename(dist)}/page.js`;
  expect(reasons({ exposes: [{ name: 'PayrollPage', assets: assets([beyond]) }] })).toEqual([
    `Its manifest names ${beyond}, which is not in dist/.`,
  ]);
  writeFileSync(join(dist, 'entry.js'), 'var mfe_payroll_0_9_0; self.moduleIntegrity');
  expect(reasons()).toEqual(['Its entry entry.js does not announce mfe_payroll_1_0_0: build again with that name.']);
});

test('a file with a forbidden name is reported', () => {
  writeFileSync(join(dist, 'my picture.png'), '');
  expect(reasons()).toEqual([
    "my picture.png can't be the name of a released file: use letters, digits, hyphens and dots.",
  ]);
});

test('a copy of a shell package is reported, shared or bundled', () => {
  expect(reasons({ shared: [shared('react', ['page.js'])] })).toEqual([
    'It brings its own react, which the shell has once for all: share it with import: false.',
  ]);
  mkdirSync(join(dist, 'async'));
  writeFileSync(
    join(dist, 'async/7.js'),
    'exports.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = {}; Symbol.for("react.transitional.element")',
  );
  expect(reasons()).toEqual(['async/7.js holds a copy of React: share react and react-dom with import: false.']);
});

test('missing abilities of a bundler are reported: chunks that load unchecked, and prerendered pages', () => {
  writeFileSync(join(dist, 'entry.js'), 'var mfe_payroll_1_0_0');
  expect(reasons()).toEqual([
    'Its chunks would load without integrity, time limit and retries: build with what the package has for the bundler.',
  ]);
  writeFileSync(join(dist, 'entry.js'), 'var mfe_payroll_1_0_0; self.moduleIntegrity');
  expect(meta({ remoteEntry: { name: 'entry.js', path: '', type: 'module' } })).toEqual([
    'Its entry is an ES module, and the shell loads a script: name one as varFilename, as federationOf() does.',
  ]);
  expect(reasons({}, { routes: [{ path: '/payroll', page: 'PayrollPage', prerender: true }] })).toEqual([
    '/payroll is to be prerendered, which only a build by webpack does, of the same code.',
  ]);
});

test('without a complete federation manifest there is no release', () => {
  expect(() => readFederationManifest(dist)).toThrow(
    `${basename(dist)}/ has no mf-manifest.json: build the module first, with a federation plugin whose option manifest is true.`,
  );
  writeFileSync(join(dist, 'mf-manifest.json'), JSON.stringify({ ...told, exposes: undefined }));
  expect(() => readFederationManifest(dist)).toThrow(/mf-manifest\.json can't be used:[^]*exposes/);
  writeFileSync(join(dist, 'mf-manifest.json'), 'cut off {');
  expect(() => readFederationManifest(dist)).toThrow(/mf-manifest\.json can't be used:/);
  writeFileSync(join(dist, 'mf-manifest.json'), JSON.stringify(told));
  expect(readFederationManifest(dist)).toEqual(told);
});
