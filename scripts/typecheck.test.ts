import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './build/targets';

const inNode = 'export const size = [process.cwd(), Buffer.from(""), __dirname];\n';
const inBrowser = 'export const title = [document.title, window.name, localStorage.length];\n';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(root, '.cache/typecheck-'));
  writeFileSync(join(folder, 'node.ts'), inNode);
  writeFileSync(join(folder, 'browser.ts'), inBrowser);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The names that the checker of a project does not know, in the file for Node and the one for a browser; beside files of the project, whose packages bring their types along. */
function unknownNames(project: string, beside: string[]): string[][] {
  const config = ts.readConfigFile(join(root, 'tsconfig', `${project}.json`), ts.sys.readFile).config as object;
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'tsconfig'));
  const declarations = fileNames.filter((name) => name.endsWith('.d.ts'));
  const own = ['node.ts', 'browser.ts'].map((file) => join(folder, file));
  const program = ts.createProgram([...declarations, ...beside.map((file) => join(root, file)), ...own], {
    ...options,
    incremental: false,
    tsBuildInfoFile: undefined,
  });
  return own.map((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ start = 0, length = 0, file: source }) => source?.text.slice(start, start + length) ?? '')
      .sort(),
  );
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
  expect(unknownNames('domain', ['shared/domain/parseCsv.ts'])).toEqual([ofNode, ofBrowser]);
}, 60_000);
