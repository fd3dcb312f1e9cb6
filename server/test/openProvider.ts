import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const program = path.resolve('server/test/oidcProvider.mjs');

/** A running provider, and who signs in next. */
export interface TestProvider {
  issuer: string;
  /** Sets who signs in next. `fault`: what goes wrong; by default nothing. */
  expect(person: { sub: string; claims?: object; fault?: string }): Promise<void>;
  /**
   * Follows the redirects from a sign-in address to the callback, with cookies like a browser; returns the callback's
   * query.
   */
  signIn(address: string): Promise<string>;
  stop(): Promise<void>;
}

const limit = () => AbortSignal.timeout(20_000);

/** Starts a real OpenID provider (`oidc-provider`) for a client with this callback. */
export async function openProvider(callback: string): Promise<TestProvider> {
  const child: ChildProcess = spawn(process.execPath, [program, callback], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const issuer = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += String(chunk);
    });
    child.stdout?.on('data', (chunk: Buffer) => resolve(String(chunk).trim()));
    child.once('exit', (code) => reject(new Error(`The provider ended with ${code}: ${said}`)));
  });

  return {
    issuer,
    expect: async (person) => {
      // A kept-alive connection may end while this process is busy.
      const headers = { connection: 'close' };
      await fetch(`${issuer}/test`, { method: 'POST', headers, body: JSON.stringify(person), signal: limit() });
    },
    signIn: async (address) => {
      const cookies = new Map<string, string>();
      let next = address;
      for (let steps = 0; steps < 10 && !next.startsWith(callback); steps += 1) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const headers = { cookie, connection: 'close' };
        const response = await fetch(next, { redirect: 'manual', headers, signal: limit() });
        for (const each of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
          cookies.set(name, value);
        }
        const location = response.headers.get('location');
        if (location === null) throw new Error(`${next} answered ${response.status}: ${await response.text()}`);
        next = new URL(location, next).href;
      }
      return new URL(next).search.slice(1);
    },
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
    },
  };
}
