import { spawn } from 'node:child_process';
import { programOf } from '../../build/packageFolder.ts';

/** The longest that one of the gate's tools may take, in milliseconds: what takes longer hangs, on a busy machine too. */
const LIMIT = 15 * 60_000;

/** Type checker and linter end before it pays to collect often what they leave behind, which took them a third of their time. */
const rarelyCollecting = { GOGC: '400' };

/** What a tool is run with. */
interface Question {
  /** The package's program. By default, that of its name. */
  program?: string;
  cwd: string;
  /** Added to the environment. */
  env?: Record<string, string>;
}

/** What a tool printed, and how it ended. */
export interface ToolAnswer {
  output: string;
  errors: string;
  /** 0 when it found nothing. */
  code: number | null;
}

/** Runs the program of an installed package and waits for it. Throws when it is not installed, or takes too long. */
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
