import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programOf } from '../build/packageFolder.ts';
import { root } from '../build/targets.ts';
import { nodeOptions } from '../jest/nodeOptions.mjs';

/** Results of the examples, by package and name. */
export type Answers = Record<string, Record<string, unknown>>;

/**
 * Runs the examples of `shared/testing/examples` on the sources in a folder. Throws Jest's own message when they can't
 * run.
 */
export function answersOf(from: string): Answers {
  const folder = mkdtempSync(join(tmpdir(), 'examples-'));
  const file = join(folder, 'answers.json');
  try {
    const config = join(root, 'scripts/jest/examples.config.mjs');
    const { status, stderr } = spawnSync(
      process.execPath,
      [programOf('jest', 'jest'), '--config', config, '--silent'],
      {
        cwd: from,
        encoding: 'utf8',
        env: { ...process.env, EXAMPLES_OF: from, EXAMPLES_FILE: file, NODE_ENV: 'test', NODE_OPTIONS: nodeOptions },
      },
    );
    if (status !== 0) throw new Error(`The examples of shared/testing/examples can't be done:\n${stderr}`);
    return JSON.parse(readFileSync(file, 'utf8')) as Answers;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
