import { type ChildProcess, spawn } from 'node:child_process';
import { type FSWatcher, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../build/readManifest.ts';
import { root } from '../build/targets.ts';
import type { DevModule, ModuleMessage } from './messages.ts';

/** How long a change of `module.json` may take to be written whole, in milliseconds. */
const SETTLE = 100;

/**
 * A module's development server. Starts anew when `module.json` changes, because routes and pages are
 * part of the build; while that file is wrong, the module goes on as it was.
 */
export class ModuleServer {
  /** What is served; undefined when the server could not be started. Waits for a start that is under way. */
  served: Promise<DevModule | undefined>;
  private child: ChildProcess | undefined;
  private manifest: string;
  private readonly dir: string;
  private readonly watcher: FSWatcher;

  constructor(
    readonly name: string,
    /** Called after each compilation. */
    private readonly onCompiled: (errors: number, milliseconds: number) => void,
  ) {
    this.dir = join(root, name);
    this.manifest = JSON.stringify(readManifest(this.dir));
    this.served = this.start();
    let timer: NodeJS.Timeout | undefined;
    this.watcher = watch(this.dir, (_event, file) => {
      if (file !== 'module.json') return;
      clearTimeout(timer);
      timer = setTimeout(() => this.restartIfChanged(), SETTLE);
    });
  }

  stop(): void {
    this.watcher.close();
    this.child?.kill();
  }

  private restartIfChanged(): void {
    try {
      const manifest = JSON.stringify(readManifest(this.dir));
      if (manifest === this.manifest) return;
      this.manifest = manifest;
    } catch (error) {
      return console.error(
        `${error instanceof Error ? error.message : String(error)}\n${this.name} goes on as it was.`,
      );
    }
    console.log(`${this.name}/module.json has changed; starting the module anew …`);
    this.child?.kill();
    this.served = this.start();
  }

  private start(): Promise<DevModule | undefined> {
    const own = JSON.parse(readFileSync(join(this.dir, 'package.json'), 'utf8')) as { version: string };
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev/runModule.ts', this.name], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'development', RELEASE_VERSION: `${own.version}-dev` },
    });
    this.child = child;
    return new Promise((resolve) => {
      child.once('exit', () => resolve(undefined));
      child.on('message', (message: ModuleMessage) =>
        message.kind === 'compiled' ? this.onCompiled(message.errors, message.milliseconds) : resolve(message.module),
      );
    });
  }
}
