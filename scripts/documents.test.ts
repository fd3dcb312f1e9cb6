import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSettings } from '../server/src/settings';
import { moduleNames, root } from './build/targets';
import { moduleFiles } from './createModule/moduleFiles';
import { moduleNames as namesOf } from './createModule/moduleNames';
import { repositoryFiles } from './createModule/repositoryFiles';
import { commands } from './sdk/commands';

/** Folders made by installing, building, testing or running; documents mention them before they exist. */
const made = ['node_modules', 'dist', 'var', '.cache', '.git', 'test-results'];

/** Every file and folder below a folder; folders end with `/`. */
function below(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !made.includes(name))
    .flatMap((entry) => {
      const path = folder + entry.name;
      return entry.isDirectory() ? [`${path}/`, ...below(`${path}/`)] : [path];
    });
}

/** The example module of the documents is the one `create-module` writes. */
const example = new Map(
  Object.entries(moduleFiles(namesOf('payroll'))).map(([name, text]) => [`mfe-payroll/${name}`, text]),
);
const repository = below('');
const paths = [...repository, 'mfe-payroll/', ...example.keys()];
const folders = new Set(paths.filter((path) => /^[^/]+\/$/.test(path)).map((path) => path.slice(0, -1)));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sourceOf = (file: string) => example.get(file) ?? (existsSync(join(root, file)) ? read(file) : '');

const fence = /^( *)```(\w*)\n([^]*?)^ *```$/gm;
const prose = (document: string) => read(document).replace(fence, '');
const inlineCode = (document: string) => [...prose(document).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
const headingsOf = (document: string) =>
  [...prose(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Whether inline code is a path in the repository: below one of its folders, or a file name with an extension. */
function isPath(code: string): boolean {
  const parts = code.split('/');
  if (!/^[\w.@*-]+(\/[\w.@*-]+)*\/?$/.test(code) || made.some((name) => parts.includes(name))) return false;
  if (/\.(tsx?|mjs|cjs|css|md|ya?ml|woff2)$/.test(code)) return true;
  return parts.length > 1 && (folders.has(parts[0] ?? '') || /^[a-z].*\/$/.test(code));
}

/**
 * From the root, or by the end of its path; in a workspace's document, within that workspace. The extension of code may
 * be left out.
 */
function isThere(path: string, document: string): boolean {
  const workspace =
    existsSync(join(root, dirname(document), 'src')) && path.startsWith('src/') ? dirname(document) : '';
  const ending = new RegExp(`(^|/)${path.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}(\\.tsx?|/)?$`);
  return paths.some((each) => ending.test(each) && each.startsWith(workspace));
}

/** Whether a text is in another, line by line and at any indentation; a line `…` skips lines. */
function isPartOf(sample: string, source: string): boolean {
  const flat = (text: string) => text.replaceAll(/\n\s*/g, '\n').trim();
  let rest = flat(source);
  return flat(sample)
    .split(/^(?:\/\/ )?…$/m)
    .every((part) => {
      const place = rest.indexOf(part.trim());
      rest = rest.slice(place + part.trim().length);
      return place >= 0;
    });
}

/** The commands that a document tells its reader to type, without settings and comments. */
function commandsOf(document: string): string[] {
  const blocks = [...read(document).matchAll(fence)].filter(([, , language]) => language === 'sh');
  return [...blocks.flatMap(([, , , code = '']) => code.split('\n')), ...inlineCode(document)]
    .flatMap((line) => line.replace(/ {2,}#.*/, '').split(' && '))
    .map((command) => command.trim().replace(/^(\w+=\S* )+/, ''))
    .filter((command) => /^(npm|npx|node) /.test(command));
}

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const jestProjects = [...read('jest.config.mjs').matchAll(/displayName: '([\w-]+)'/g)].map(([, name]) => name);

/** Whether the file that a package.json script runs, or the folder of the same name, reads an option. */
function hasOption(script: string, option: string): boolean {
  const file = /scripts\/([\w/]+)\./.exec(scripts[script] ?? '')?.[1];
  const own = repository.filter((path) => new RegExp(`^scripts/${file}(\\.|/.*\\.)\\w+$`).test(path));
  return own.some((path) => new RegExp(`[' ]${option.slice(2)}'?: \\{ type`).test(read(path)));
}

/** Commands that work in a module's own repository. */
const { scripts: ofRepository } = JSON.parse(repositoryFiles('mfe-payroll', '')['package.json'] ?? '') as {
  scripts: Record<string, string>;
};

/** Why a command can't run. */
function problemsOf(command: string): string[] {
  const [program, ...words] = command.split(/\s+/);
  const cut = words.includes('--') ? words.indexOf('--') : words.length;
  const [own, given] = [
    words.slice(0, cut).filter((word) => !['--yes', '--prefer-offline'].includes(word)),
    words.slice(cut + 1),
  ];
  const [first = '', second = ''] = own;
  const unless = (isRight: boolean, problem: string) => (isRight ? [] : [problem]);
  const isTested = (ending: RegExp) => (word: string) =>
    unless(
      repository.some((path) => ending.test(path) && path.includes(word)),
      `no test is called ${word}`,
    );
  const files = words
    .filter((word) => /^[\w./-]+\.(tsx?|mjs|js)$/.test(word) && !word.includes('dist/'))
    .flatMap((file) => unless(existsSync(join(root, file)), `there is no ${file}`));
  if (program === 'npm') {
    const script = first === 'run' ? second : first;
    return [
      ...unless(
        script in { ...scripts, ...ofRepository } || ['install', 'ci', 'outdated'].includes(script),
        `there is no script ${script}`,
      ),
      ...given.flatMap((word) => {
        if (word.startsWith('--'))
          return unless(
            hasOption(script, word) ||
              Object.keys(commands[script]?.options ?? {}).some((each) => each.startsWith(word)),
            `${script} has no option ${word}`,
          );
        return unless(!word.startsWith('mfe-') || folders.has(word), `there is no module ${word}`);
      }),
    ];
  }
  if (/\/sdk\/module-sdk\.tgz$/.test(first)) return unless(second === 'create', `no ${second} by npx`);
  if (first === 'module-sdk') return unless(second === '--help' || second in commands, `no command ${second}`);
  if (program === 'npx') files.push(...unless(existsSync(join(root, 'node_modules/.bin', first)), `no ${first}`));
  if (first === 'playwright') files.push(...own.slice(4).flatMap(isTested(/^e2e\/.*\.spec\.ts$/)));
  if (first === 'jest') {
    const projects = own.slice(1).filter((word) => !word.startsWith('--'));
    files.push(...projects.flatMap((name) => unless(jestProjects.includes(name), `there is no project ${name}`)));
    files.push(...given.filter((word) => word !== 'mfe-payroll').flatMap(isTested(/\.test\.tsx?$/)));
  }
  return files;
}

describe.each(repository.filter((path) => path.endsWith('.md')))('%s', (document) => {
  test('has links that lead somewhere', () => {
    const links = [...prose(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const broken = links.filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? document : join(dirname(document), path);
      if (/^https?:/.test(link)) return false;
      return !existsSync(join(root, target)) || (anchor !== undefined && !headingsOf(target).includes(anchor));
    });
    expect(broken).toEqual([]);
  });

  test('names files and folders that are there', () => {
    const missing = inlineCode(document).filter((code) => isPath(code) && !isThere(code, document));
    expect(missing).toEqual([]);
  });

  test('names commands that can be run', () => {
    const problems = commandsOf(document).flatMap((command) =>
      problemsOf(command).map((problem) => `${command}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  test('shows code that stands in the file it names before it', () => {
    const text = read(document);
    const wrong = [...text.matchAll(fence)].filter(({ index, 2: language = '', 3: code = '' }) => {
      if (!/^tsx?$/.test(language)) return false;
      const named = [...text.slice(0, index).matchAll(/`([\w./-]+\.tsx?)`/g)].at(-1)?.[1] ?? '';
      return !isPartOf(code, sourceOf(named));
    });
    expect(wrong.map(([, , , code]) => code)).toEqual([]);
  });
});

/** The settings in a document's table under `## Settings`, with their defaults; a row may name two. */
function settingsIn(document: string): Record<string, string> {
  const [, part = ''] = read(document).split('\n## Settings\n');
  const rows = [...(part.split('\n## ')[0] ?? '').matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \| (.*?) \|/gm)];
  return Object.fromEntries(
    rows.flatMap(([, names = '', values = '']) => {
      const defaults = [...values.matchAll(/`(.*?)`/g)].map(([, value = '']) => value);
      return [...names.matchAll(/[A-Z_]+/g)].map(([name], at) => [name, defaults[at] ?? '']);
    }),
  );
}

describe('docs/operating.md', () => {
  test('lists the settings that the server reads, with their defaults', () => {
    const listed = settingsIn('docs/operating.md');
    const known = [...read('server/src/settings.ts').matchAll(/^ {2}([A-Z_]+): optional/gm)].map(([, name]) => name);
    expect(Object.keys(listed)).toEqual(known);
    expect(readSettings(listed)).toEqual(readSettings({}));
    expect(listed).toMatchObject({ PORT: '3000', HOST: '127.0.0.1', SEED: 'sample' });
  });

  test('names, with the README, every script of package.json', () => {
    const text = read('README.md') + read('docs/operating.md');
    const unnamed = Object.keys(scripts).filter((name) => !new RegExp(`npm (run )?${name}\\b`).test(text));
    expect(unnamed).toEqual([]);
  });
});

describe('the README', () => {
  const readme = read('README.md');

  test('is short, and says of its settings what docs/operating.md says', () => {
    expect(readme.split(/\s+/).length).toBeLessThan(900);
    const settings = settingsIn('README.md');
    expect(Object.keys(settings).length).toBeGreaterThan(5);
    expect(settingsIn('docs/operating.md')).toMatchObject(settings);
  });

  test('has a row for every folder of the repository and of a module', () => {
    const named = new Set([...readme.matchAll(/`([\w-]+)\/`/g)].map(([, name]) => name));
    const visible = [...folders].filter((name) => !name.startsWith('.') && name !== 'mfe-payroll');
    expect(visible.filter((name) => !named.has(name))).toEqual([]);
    expect(moduleNames.filter((name) => !named.has(name))).toEqual([]);
  });
});

test.each([
  ['shared/ui/README.md', /\n## Components\n([^]*?)\n## /, 'shared/ui/index.ts'],
  ['docs/writing-a-module.md', /^\| `shared\/platform` \|(.*)$/m, 'shared/platform/index.ts'],
])('%s lists what is exported', (document, part, index) => {
  const [, list = ''] = part.exec(read(document)) ?? [];
  const cells = list.startsWith('\n|') ? [...list.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell = '']) => cell) : [list];
  const names = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
  expect(names.length).toBeGreaterThan(6);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(read(index)))).toEqual([]);
});

test('nothing speaks of a text that is not in the repository', () => {
  const texts = repository.filter((path) => /\.(md|tsx?|mjs|css)$/.test(path) && path !== 'scripts/documents.test.ts');
  const decisions = new Set(repository.flatMap((path) => /^docs\/decisions\/(\d{3})-/.exec(path)?.[1] ?? []));
  const elsewhere = texts.flatMap((path) => {
    const text = read(path);
    const named = [...text.matchAll(/\bdecision (\d+)\b/g)].filter(([, number = '']) => !decisions.has(number));
    const said =
      text.match(/\b(the specification|specification['’]s|issue \d+|(spec|domain|design|style)\.md)\b/gi) ?? [];
    return [...named.map(([whole]) => whole), ...said].map((words) => `${path}: ${words}`);
  });
  expect(elsewhere).toEqual([]);
});
