import { spawn } from 'node:child_process';
import { freePort } from './freePort';

/** `npm run dev`, running. */
export interface Dev {
  url: string;
  /** Settles when it says that it is ready; rejects with what it printed when it ends before that. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

/** Serves modules of the project in `folder` from their sources, the rest from the releases in `dataDir`. */
export async function startDev(folder: string, modules: string[], dataDir: string): Promise<Dev> {
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/dev.mjs', ...modules, '--port', String(port)], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
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
    void exited.then(() => reject(new Error(`npm run dev ended:\n${output}`)));
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
