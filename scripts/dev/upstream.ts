import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../build/targets.ts';

/** The server for everything that is not served from source. */
export interface Upstream {
  /** Its address. Rejects when it does not start. */
  url: Promise<URL>;
  stop(): Promise<void>;
}

/** Time limit for the server's start and stop, in milliseconds. */
const LIMIT = 180_000;

/** A deployed server. */
export const remoteUpstream = (url: URL): Upstream => ({ url: Promise.resolve(url), stop: async () => undefined });

/**
 * Starts the built server on a free port of this machine, on the data that the settings name.
 * @param address that the person opens; replaces the server's own address in its output
 * @param onExit called when the server exits by itself
 */
export function localUpstream(address: string, onExit: () => void): Upstream {
  const child = spawn(process.execPath, ['--enable-source-maps', join(root, 'server/dist/main.js')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', PUBLIC_URL: '', NODE_ENV: 'production' },
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let stopping = false;
  void exited.then(() => stopping || onExit());
  return {
    url: addressOf(child, address),
    stop() {
      stopping = true;
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), LIMIT).unref();
      return exited;
    },
  };
}

/** Reads the server's address from its output and passes on the rest. */
function addressOf(child: ChildProcess, address: string): Promise<URL> {
  return new Promise((resolve, reject) => {
    let own: string | undefined;
    child.stdout?.on('data', (chunk: Buffer) => {
      for (const line of String(chunk).split('\n').filter(Boolean)) {
        const found = /^Ready at (\S+)/.exec(line)?.[1];
        if (found) resolve(new URL((own = found)));
        else console.log(own === undefined ? line : line.replaceAll(own, address));
      }
    });
    child.once('exit', () => reject(new Error('The server did not start; see above.')));
    setTimeout(() => reject(new Error(`The server did not start within ${LIMIT / 1000} s.`)), LIMIT).unref();
  });
}
