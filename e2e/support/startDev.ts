import { spawn } from 'node:child_process';
import { freePort } from './freePort';

/** A running `npm run dev` of the project or of a module's own repository. */
export interface Dev {
  url: string;
  /** Resolves when it says that it is ready; rejects with its output when it ends before. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

/** Runs a development server, the program in `folder` with its parameters, on its own port. */
export async function startDev(folder: string, command: readonly string[], env: NodeJS.ProcessEnv): Promise<Dev> {
  const port = await freePort();
  const child = spawn(process.execPath, [...command, '--port', String(port)], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      output += String(chunk);
      if (output.includes(`Ready at http://127.0.0.1:${port}`)) resolve();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    void exited.then(() => reject(new Error(`The development server ended:\n${output}`)));
  });
  ready.catch(() => undefined);
  return {
    url: `http://127.0.0.1:${port}`,
    ready,
    stop() {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
