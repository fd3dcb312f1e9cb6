import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commands, helpOf, unknownOptions } from './commands';

test('the help names every command, and of each its options', () => {
  for (const [name, { script, options = {} }] of Object.entries(commands)) {
    expect(existsSync(join(__dirname, '..', script))).toBe(true);
    expect(helpOf()).toMatch(new RegExp(`^  ${name} `, 'm'));
    for (const option of Object.keys(options)) expect(helpOf(name)).toContain(option);
  }
});

test.each([
  ['release', ['--verison', '1.2.0'], 'release has no option --verison; its options are --version <version>, '],
  ['retire', ['-f'], 'retire has no option -f; it takes none.'],
  ['check', ['--agianst=2.18'], 'check has no option --agianst=2.18; its options are --against <version or address>.'],
])('%s %p is answered with a sentence', (name, given, sentence) => {
  expect(unknownOptions(name, given).join()).toContain(sentence);
});

test('options that a command has are taken, and all of the tests are Jest’s', () => {
  expect(unknownOptions('release', ['--version=1.2.0', '--dry-run'])).toEqual([]);
  expect(unknownOptions('test', ['--watch'])).toEqual([]);
});
