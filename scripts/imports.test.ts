import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.join(__dirname, '..');

/** Every source file of the repository, tests too. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));
const known = new Set(files);

/** The file of this repository that an import means; undefined for a package. `shared` is a workspace, imported by name. */
function fileOf(importer: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.') && !specifier.startsWith('shared/')) return undefined;
  const target = specifier.startsWith('.') ? path.posix.join(path.posix.dirname(importer), specifier) : specifier;
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => target + end).find((file) => known.has(file));
}

/** What a file imports of the repository when it is loaded, types too; `import()` comes later and is left out. */
function importsOf(file: string): string[] {
  const { statements } = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const specifier = statement.moduleSpecifier;
    return (specifier && ts.isStringLiteral(specifier) && fileOf(file, specifier.text)) || [];
  });
}

const graph = new Map(files.map((file) => [file, importsOf(file)]));

/** The files on a way from a file back to itself, of every such way that a walk in depth meets. */
function cycles(): string[] {
  const found: string[] = [];
  const left = new Set<string>();
  const walk = (file: string, way: string[]): void => {
    const place = way.indexOf(file);
    if (place >= 0) found.push([...way.slice(place), file].join(' → '));
    if (place >= 0 || left.has(file)) return;
    for (const next of graph.get(file) ?? []) walk(next, [...way, file]);
    left.add(file);
  };
  for (const file of files) walk(file, []);
  return found;
}

/** The server's rooms from the ground up: each may import those before it. What is in no room puts the rooms together. */
const rooms = [
  ...['auth', 'resource', 'files', 'docs', 'samples', 'notifications', 'views', 'letterhead'],
  ...['accounts', 'companies', 'centers', 'vacancies', 'candidates', 'products', 'leads', 'applications'],
  ...['ledgers', 'invoicing', 'payroll', 'placements', 'certificates', 'compliance', 'calendar', 'console'],
];
const roomOf = (file: string) => /^server\/src\/api\/(\w+)\//.exec(file)?.[1];

test('no file imports itself on a roundabout way, not even for a type', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(cycles()).toEqual([]);
});

test('a room of the server imports those below it, and none above', () => {
  const inRooms = files.filter((file) => !file.endsWith('.test.ts') && roomOf(file) !== undefined);
  expect([...new Set(inRooms.map(roomOf))].filter((room) => !rooms.includes(String(room)))).toEqual([]);
  const upwards = inRooms.flatMap((file) =>
    (graph.get(file) ?? [])
      .filter((target) => target.startsWith('server/src/'))
      .filter((target) => {
        const isBelow = !target.startsWith('server/src/api/') && !target.startsWith('server/src/site/');
        const place = rooms.indexOf(roomOf(target) ?? '');
        return !isBelow && (place < 0 || place > rooms.indexOf(String(roomOf(file))));
      })
      .map((target) => `${file} imports ${target}`),
  );
  expect(upwards).toEqual([]);
});
