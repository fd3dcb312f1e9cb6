import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commands, helpOf, unknownOptions } from './commands';

test('the help lists every command with its options', () => {
  for (const [name, { script, options = {} }] of Object.entries(commands)) {
    expect(existsSync(join(__dirname, '..', script))).toBe(true);
    expect(helpOf()).toMatch(new RegExp(`^  ${name} `, 'm'));
    for (const option of Object.keys(options)) expect(helpOf(name)).toContain(option);
  }
});

/** Scripts elsewhere that read a command's options, and options that work only in the project. */
const readIn: Readonly<Record<string, string>> = { 'dev.ts': 'dev/readArguments.ts' };
const ofTheProject: Readonly<Record<string, string[]>> = { 'replay.ts': ['--shell'] };

test.each(Object.entries(commands))(
  '%s accepts the options that it reads, and no others',
  (_, { script, options = {} }) => {
    const source = readFileSync(join(__dirname, '..', readIn[script] ?? script), 'utf8');
    const read = [...source.matchAll(/'?([\w-]+)'?: \{ type: '(?:string|boolean)'/g)].map(([, name]) => `--${name}`);
    const own = ofTheProject[script] ?? [];
    expect(
      Object.keys(options)
        .map((option) => option.split(' ')[0])
        .sort(),
    ).toEqual(read.filter((option) => !own.includes(option)).sort());
  },
);

test.each([
  ['release', ['--verison', '1.2.0'], 'release has no option --verison; its options are --version <version>, '],
  ['retire', ['-f'], 'retire has no option -f; it takes none.'],
  ['check', ['--agianst=2.18'], 'check has no option --agianst=2.18; its options are --against <version or address>.'],
])('%s %p is answered with a sentence', (name, given, sentence) => {
  expect(unknownOptions(name, given).join()).toContain(sentence);
});

test('a command’s options are accepted, and those of the tests belong to Jest', () => {
  expect(unknownOptions('release', ['--version=1.2.0', '--dry-run'])).toEqual([]);
  expect(unknownOptions('test', ['--watch'])).toEqual([]);
});
