import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModulePlace } from '../build/modules.ts';
import { readManifest } from '../build/readManifest.ts';
import { root } from '../build/targets.ts';
import type { DevModule, ModuleMessage } from './messages.ts';

/** A module's development server, in a separate process. Throws at once when `module.json` is wrong. */
export class ModuleServer {
  readonly name: string;
  /** The module's folder. */
  readonly dir: string;
  /** What is served now; undefined when the server could not start. Waits for the start. */
  served: Promise<DevModule | undefined>;
  private readonly child: ChildProcess;

  /**
   * @param onCompiled called after each compilation
   * @param address that a running product loads it from; by default, a proxy here serves the pages
   */
  constructor(
    { name, dir }: ModulePlace,
    onCompiled: (errors: number, milliseconds: number) => void,
    address?: string,
  ) {
    readManifest(dir);
    this.name = name;
    this.dir = dir;
    const own = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string };
    this.child = spawn(process.execPath, ['--import', 'tsx/esm', join(root, 'scripts/dev/runModule.ts'), dir], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        ...(address !== undefined && { OWN_BUILD_AT: address }),
        NODE_ENV: 'development',
        RELEASE_VERSION: `${own.version}-dev`,
      },
    });
    this.served = new Promise((resolve) => {
      this.child.once('exit', () => {
        resolve(undefined);
        this.served = Promise.resolve(undefined);
      });
      this.child.on('message', (message: ModuleMessage) => {
        if (message.kind === 'compiled') return onCompiled(message.errors, message.milliseconds);
        resolve(message.module);
        this.served = Promise.resolve(message.module);
      });
    });
  }

  stop(): void {
    this.child.kill();
  }
}
