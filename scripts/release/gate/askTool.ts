import { spawn } from 'node:child_process';
import { programOf } from '../../build/packageFolder.ts';

/** Time limit for each tool of the gate, in milliseconds; a tool that takes longer hangs, even on a busy machine. */
const LIMIT = 15 * 60_000;

/** Less garbage collection: type checker and linter end before it pays off, and it took a third of their time. */
const rarelyCollecting = { GOGC: '400' };

/** Options for running a tool. */
interface Question {
  /** The package's program. By default, the one named like the package. */
  program?: string;
  cwd: string;
  /** Added to the environment. */
  env?: Record<string, string>;
}

/** A tool's output and exit code. */
export interface ToolAnswer {
  output: string;
  errors: string;
  /** 0 when it found nothing. */
  code: number | null;
}

/** Runs the program of an installed package and waits for it. Throws when it is not installed or takes too long. */
export function askTool(
  name: string,
  parameters: readonly string[],
  { program, cwd, env = {} }: Question,
): Promise<ToolAnswer> {
  const child = spawn(process.execPath, [programOf(name, program), ...parameters], {
    cwd,
    env: { ...rarelyCollecting, ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LIMIT,
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (errors += String(chunk)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (signal) reject(new Error(`${name} did not come to an end within ${LIMIT / 60_000} minutes.`));
      else resolve({ output, errors, code });
    });
  });
}
