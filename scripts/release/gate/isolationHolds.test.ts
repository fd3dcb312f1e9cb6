import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moduleNames, root } from '../../build/targets';
import { isolationHolds } from './isolationHolds';

const setsUp = 'configurePlatform: The shell sets up the platform, for all modules at once: leave it.';
const empties = 'clear: It empties the storage of the shell and of every module: remove keys of your own.';
const cases: readonly [way: string, code: string, reason: string][] = [
  ['an alias of an import', "import { configurePlatform as set } from 'shared/platform';\nset({});", setsUp],
  ['a namespace', "import * as all from 'shared/platform';\nall.configurePlatform({});", setsUp],
  [
    'a destructured namespace',
    "import * as all from 'shared/platform';\nconst { configurePlatform: set } = all;\nset({});",
    setsUp,
  ],
  ['a later import', "const all = await import('shared/platform');\nall['configurePlatform']({});", setsUp],
  [
    'a name that shows when it runs',
    "import * as all from 'shared/platform';\nexport const of = (name: 'x') => all[name as never];",
    setsUp,
  ],
  ['the storage by itself', 'localStorage.clear();', empties],
  ['the window', 'window.sessionStorage.clear();', empties],
  ['the global object', "globalThis['localStorage']['clear']();", empties],
  ['another name of it', 'const kept = localStorage;\nkept.clear();', empties],
  ['its method alone', 'const { clear } = localStorage;\nclear.call(localStorage);', empties],
  ['an assigned method', 'let empty: () => void;\n({ clear: empty } = localStorage);\nempty();', empties],
  ['a computed member', "const act: string = ['cl', 'ear'].join('');\nlocalStorage[act]();", empties],
  ['a store of the window', 'const { localStorage: { clear } } = window;\nclear.call(localStorage);', empties],
  [
    'a parameter that asks for the member alone',
    'const leave = (kept: { clear(): void }) => kept.clear();\nleave(localStorage);',
    empties,
  ],
  [
    'such a member, taken out',
    'const leave = ({ clear: go }: { clear(): void }) => go();\nleave(window.localStorage);',
    empties,
  ],
  [
    'a type parameter',
    'const leave = <K extends { clear(): void }>(kept: K) => kept.clear();\nleave(localStorage);',
    empties,
  ],
  ['a parameter that takes anything', 'const leave = (kept: any) => kept.clear();\nleave(sessionStorage);', empties],
  [
    'a variable of another type',
    'interface Emptied { clear(): void }\nconst kept: Emptied = localStorage;\nkept.clear();',
    empties,
  ],
  ['a cast', 'const kept = localStorage as unknown as { empty(): void };\nkept.empty();', empties],
  ['what answers it', 'const kept = (): { clear(): void } => localStorage;\nkept().clear();', empties],
  ['reflection', "Reflect.get(localStorage, 'clear').call(localStorage);", empties],
  [
    'a parameter that takes the platform for something else',
    "import * as all from 'shared/platform';\nconst go = (by: { configurePlatform(host: object): void }) => by.configurePlatform({});\ngo(all);",
    setsUp,
  ],
  [
    'a copy of the platform',
    "import * as all from 'shared/platform';\nconst copy = { ...all };\ncopy.configurePlatform();",
    setsUp,
  ],
  ['a parameter', 'export const leave = (kept: Storage) => kept.clear();', empties],
];
/** Shared things, and how code might change them. */
const changes: readonly [code: string, changed: string][] = [
  ['Array.prototype.map = () => [];', 'Array.prototype.map'],
  ["const { prototype } = Array;\nconst all = String.prototype;\nall.trim = () => '';", 'all.trim'],
  [
    "(window as unknown as Record<string, unknown>)['leads'] = 1;",
    "(window as unknown as Record<string, unknown>)['leads']",
  ],
  ['globalThis.fetch = async () => new Response();', 'globalThis.fetch'],
  ["Object.defineProperty(Date.prototype, 'now', { value: 1 });", 'Date.prototype'],
  ['Object.assign(Promise.prototype, { finally: 1 });', 'Promise.prototype'],
  ["Reflect.set(JSON, 'stringify', () => '');", 'JSON'],
  ['delete (Array.prototype as { at?: unknown }).at;', '(Array.prototype as { at?: unknown }).at'],
  ['window.onresize = () => undefined;', 'window.onresize'],
  ["document.documentElement.style.setProperty('--leads', 'red');", 'document.documentElement.style'],
  ["document.body.classList.add('wide');", 'document.body.classList'],
  ["document.body.style.overflow = 'hidden';", 'document.body.style.overflow'],
  ["document.body.append(document.createElement('div'));", 'document.body'],
  ['document.adoptedStyleSheets = [new CSSStyleSheet()];', 'document.adoptedStyleSheets'],
  ["import React from 'react';\nReact.createElement = undefined;", 'React.createElement'],
  ["localStorage.token = 'x';", 'localStorage.token'],
];
const own = `
import * as all from 'shared/platform';
export const ofPlatform = all;
const timers = new Map<string, number>();
timers.clear();
const kept: Record<string, unknown> = { clear: () => localStorage.removeItem('payroll') };
for (let index = 0; index < localStorage.length; index += 1) kept[localStorage.key(index) ?? ''] = 1;
const first = (kept: { getItem(key: string): string | null }) => kept.getItem('payroll');
first(localStorage);
export const stored = (kept: Storage | undefined = localStorage) => kept?.length;
export const read = (key: string): unknown => localStorage[key] ?? sessionStorage.getItem(key);
export const configure = (clear: () => void) => clear();
export const below = { position: 'fixed', zIndex: 2 };
const bounds = Array.from({ length: 2 });
bounds[0] = 1;
location.href = '/';
document.title = 'Payroll';
const element = document.createElement('div');
element.style.color = 'red';
element.append(document.createElement('p'));
class Kept { prototype = 1; }
new Kept().prototype = 2;
`;

/** All cases as files of one module, read once. */
let reasons: string[];
let dir: string;
beforeAll(() => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'isolated-')));
  mkdirSync(join(dir, 'src'));
  const write = (file: string, code: string) => writeFileSync(join(dir, 'src', file), `${code}\nexport {};\n`);
  cases.forEach(([, code], index) => write(`case${index}.ts`, code));
  changes.forEach(([code], index) => write(`change${index}.ts`, code));
  write(
    'scope.ts',
    'declare const __webpack_share_scopes__: { default: Record<string, unknown> };\n__webpack_share_scopes__.default.react = 1;',
  );
  write(
    'runtime.ts',
    'declare const __FEDERATION__: { __INSTANCES__: unknown[] };\n__FEDERATION__.__INSTANCES__.at(0);',
  );
  write('platform.ts', "export * from 'shared/platform';");
  write('through.ts', "import { configurePlatform } from './platform';\nconfigurePlatform({});");
  write('layer.tsx', "export const layer = <div style={{ position: 'fixed', zIndex: 60 }} />;");
  write('own.ts', own);
  reasons = isolationHolds({ dir });
}, 60_000);
afterAll(() => rmSync(dir, { recursive: true }));

test.each(cases.map(([way, , reason], index) => [way, index, reason] as const))(
  'what is the shell’s alone is named with its line, by %s',
  (_, index, reason) => {
    const found = reasons.filter((each) => each.startsWith(`src/case${index}.ts:`));
    expect(found.map((each) => each.replace(/^\S+ /, ''))).toContain(reason);
  },
);

test.each(changes.map(([code, changed], index) => [code, index, changed] as const))(
  'what everybody shares is not changed: %s',
  (code, index, changed) => {
    const line = code.split('\n').length;
    expect(reasons).toContain(`src/change${index}.ts:${line}: ${changed} is everybody’s: leave it as it is.`);
  },
);

test('what the shell shares is not shared by anybody else', () => {
  expect(reasons).toContain('src/scope.ts:2: __webpack_share_scopes__: What is shared is the shell’s to share.');
  expect(reasons).toContain('src/runtime.ts:2: __FEDERATION__: What is shared is the shell’s to share.');
});

test('so it is through a file of the module that hands the platform on', () => {
  expect(reasons).toContain(`src/through.ts:2: ${setsUp}`);
});

test('so is a style in the code that lies above the frame', () => {
  expect(reasons).toContain(
    'src/layer.tsx:1: A style is fixed above the frame. Use a Modal or Drawer of antd, or a z-index below 20.',
  );
});

test('what is a module’s own is not: keys of its storage, members of the same names, and the modules of this product', () => {
  expect(reasons.filter((each) => /src\/(own|platform)/.test(each))).toEqual([]);
  for (const module of moduleNames) expect(isolationHolds({ dir: join(root, module) })).toEqual([]);
}, 60_000);
