import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build/targets';
import { typeErrors } from './test/typeErrors';

const inNode = 'export const size = [process.cwd(), Buffer.from(""), __dirname];\n';
const inBrowser = 'export const title = [document.title, window.name, localStorage.length];\n';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(root, '.cache/typecheck-'));
  writeFileSync(join(folder, 'node.ts'), inNode);
  writeFileSync(join(folder, 'browser.ts'), inBrowser);
});
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * The names unknown to a project's checker, in the file for Node and the one for a browser, both beside files of the
 * project, whose packages bring their types.
 */
function unknownNames(project: string, beside: string[]): string[][] {
  const config = join(root, 'tsconfig', `${project}.json`);
  const { include } = JSON.parse(readFileSync(config, 'utf8')) as { include: string[] };
  const declarations = include.map((path) => join(root, 'tsconfig', path));
  const found = typeErrors(folder, {
    extends: config,
    include: [
      ...declarations.map((path) => (path.endsWith('.d.ts') ? path : `${path}/**/*.d.ts`)),
      ...beside.map((file) => join(root, file)),
      '*.ts',
    ],
    exclude: [],
  });
  return ['node.ts', 'browser.ts'].map((name) => {
    const file = join(folder, name);
    const lines = readFileSync(file, 'utf8').split('\n');
    return found
      .filter((each) => each.file === file)
      .map(({ line, column }) => /^\w+/.exec(lines[line - 1]?.slice(column - 1) ?? '')?.[0] ?? '')
      .sort();
  });
}

const ofNode = ['Buffer', '__dirname', 'process'];
const ofBrowser = ['document', 'localStorage', 'window'];

test('in the shell and a screen, what only Node has is a type error', () => {
  expect(unknownNames('browser', ['shared/ui/index.ts', 'shell/src/boot.ts'])).toEqual([ofNode, []]);
}, 60_000);

test('on the server, what only a browser has is a type error', () => {
  expect(unknownNames('server', ['server/src/main.ts'])).toEqual([[], ofBrowser]);
}, 60_000);

test('in a rule, both are', () => {
  expect(unknownNames('domain', ['shared/domain/tables/parseLines.ts'])).toEqual([ofNode, ofBrowser]);
}, 60_000);
