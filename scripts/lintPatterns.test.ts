import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './build/targets';

/** All patterns that one with alternatives in braces expands to. */
function alternativesOf(pattern: string): string[] {
  const [all, before = '', choices = '', after = ''] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(pattern) ?? [];
  return all === undefined ? [pattern] : choices.split(',').flatMap((each) => alternativesOf(before + each + after));
}

const matches = (pattern: string): boolean =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', `:(glob)${pattern}`], {
    cwd: root,
  }).length > 0;

test('every path in a lint exception exists', () => {
  const text = readFileSync(join(root, '.oxlintrc.jsonc'), 'utf8');
  const { overrides } = ts.parseConfigFileTextToJson('.oxlintrc.jsonc', text).config as {
    overrides: { files: string[] }[];
  };
  const patterns = overrides.flatMap(({ files }) => files).flatMap(alternativesOf);
  expect(patterns.filter((each) => !matches(each))).toEqual([]);
});
