import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The sign-in provider of the API tests, in a separate process. */
export interface TestProvider {
  issuer: string;
  /** Sets who signs in next. `fault`: what goes wrong; by default nothing. */
  expect(person: { sub: string; claims?: object; fault?: string }): Promise<void>;
  stop(): Promise<void>;
}

const program = join(import.meta.dirname, '../../server/test/oidcProvider.mjs');

/** Starts the provider for a site with this callback. */
export async function startProvider(callback: string): Promise<TestProvider> {
  const child = spawn(process.execPath, [program, callback], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const issuer = String(said).trim();
  return {
    issuer,
    expect: async (person) => {
      const options = { method: 'POST', body: JSON.stringify(person), signal: AbortSignal.timeout(60_000) };
      await fetch(`${issuer}/test`, options);
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
