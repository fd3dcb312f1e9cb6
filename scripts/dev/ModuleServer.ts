import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/targets.ts';
import type { DevModule, ModuleMessage } from './messages.ts';

/** How long a change of `module.json` may take to be written whole, in milliseconds. */
const SETTLE = 100;

/**
 * A module's development server. Starts anew when `module.json` changes, because routes and pages are
 * part of the build; while that file is wrong, the last good state stays in the page.
 */
export class ModuleServer {
  /** What is served; undefined until the first start has succeeded. */
  current: DevModule | undefined;
  /** Settles when the first start has succeeded or failed. */
  readonly started: Promise<void>;
  private child: ChildProcess | undefined;
  private readonly watcher: FSWatcher;
  private manifest: string;

  constructor(
    readonly name: string,
    /** Called after each compilation. */
    private readonly onCompiled: (errors: number, milliseconds: number) => void,
  ) {
    this.manifest = this.readManifest();
    this.started = this.start();
    let timer: NodeJS.Timeout | undefined;
    this.watcher = watch(join(root, name), (_event, file) => {
      if (file !== 'module.json') return;
      clearTimeout(timer);
      timer = setTimeout(() => this.restartIfChanged(), SETTLE);
    });
  }

  /** The port to ask for the module's files; undefined while its server is not running. */
  get port(): number | undefined {
    return this.child?.exitCode === null ? this.current?.port : undefined;
  }

  stop(): void {
    this.watcher.close();
    this.child?.kill();
  }

  private readManifest(): string {
    return readFileSync(join(root, this.name, 'module.json'), 'utf8');
  }

  private restartIfChanged(): void {
    const manifest = this.readManifest();
    if (manifest === this.manifest) return;
    this.manifest = manifest;
    console.log(`${this.name}/module.json has changed; starting the module anew …`);
    this.child?.kill();
    void this.start();
  }

  private start(): Promise<void> {
    const own = JSON.parse(readFileSync(join(root, this.name, 'package.json'), 'utf8')) as { version: string };
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev/runModule.ts', this.name], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'development', RELEASE_VERSION: `${own.version}-dev` },
    });
    this.child = child;
    return new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.on('message', (message: ModuleMessage) => {
        if (child !== this.child) return;
        if (message.kind === 'compiled') return this.onCompiled(message.errors, message.milliseconds);
        this.current = message.module;
        resolve();
      });
    });
  }
}
