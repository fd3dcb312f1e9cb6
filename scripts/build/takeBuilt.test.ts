import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeBuilt } from './takeBuilt';

const manifest = JSON.stringify({
  metaData: { globalName: 'x', publicPath: 'auto', remoteEntry: { name: 'entry.js', path: '', type: 'global' } },
  ...{ shared: [], exposes: [] },
});

let dir: string;
let dist: string;
const inDir = (name: string) => join(dir, name);
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'module-'));
  dist = inDir('dist');
  for (const folder of ['dist', 'out/pages']) mkdirSync(inDir(folder), { recursive: true });
  writeFileSync(inDir('dist/old.js'), 'old');
  writeFileSync(inDir('out/mf-manifest.json'), manifest);
  writeFileSync(inDir('out/pages/page.js'), 'a page');
});
afterEach(() => rmSync(dir, { recursive: true }));

test('a build’s output becomes dist, and stays where it was', () => {
  takeBuilt(inDir('out'), dist);
  expect(readdirSync(dist, { recursive: true }).sort()).toEqual(['mf-manifest.json', 'pages', 'pages/page.js']);
  expect(existsSync(inDir('out/pages/page.js'))).toBe(true);
  expect(readdirSync(dir).sort()).toEqual(['dist', 'out']);
  takeBuilt(dist, dist);
  expect(readFileSync(inDir('dist/pages/page.js'), 'utf8')).toBe('a page');
});

test('a folder below dist can be the build', () => {
  mkdirSync(inDir('dist/client'));
  writeFileSync(inDir('dist/client/mf-manifest.json'), manifest);
  takeBuilt(inDir('dist/client'), dist);
  expect(readdirSync(dist)).toEqual(['mf-manifest.json']);
});

test('folders that aren’t builds, or contain links outside, are named, and dist stays', () => {
  writeFileSync(inDir('out/mf-manifest.json'), manifest);
  expect(() => takeBuilt(inDir('nowhere'), dist)).toThrow(/There is no folder .*nowhere: build the module first/);
  expect(() => takeBuilt(dir, dist)).toThrow(/has more than a build in it: name the folder of the built files alone/);
  symlinkSync('/etc', inDir('out/pages/other'));
  expect(() => takeBuilt(inDir('out'), dist)).toThrow(/pages\/other is a link, which may lead beyond the folder/);
  rmSync(inDir('out/pages/other'));
  rmSync(inDir('out/mf-manifest.json'));
  expect(() => takeBuilt(inDir('out'), dist)).toThrow(/out\/ has no mf-manifest\.json: build the module first/);
  expect(readdirSync(dist)).toEqual(['old.js']);
});
