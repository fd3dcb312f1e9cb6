import { basename, relative } from 'node:path';
import type WebpackDevServer from 'webpack-dev-server';
import type { GatedModule } from '../release/gate/GatedModule.ts';
import type { TypeFault } from '../types/TypeFault.ts';
import { watchTypes } from './watchTypes.ts';

type Clients = NonNullable<WebpackDevServer['webSocketServer']>['clients'];

/** Reports type errors of a module while it is served: in the terminal and over its open pages. */
export class TypeReport {
  private faults: TypeFault[] = [];
  private server: WebpackDevServer | undefined;
  /** Whether webpack reports errors, which the page shows first. */
  private compiles = true;

  constructor(private readonly module: Pick<GatedModule, 'dir' | 'cache' | 'types'>) {}

  /** Starts checking; returns the function that stops it. */
  begin(): () => void {
    return watchTypes(this.module, (faults) => this.report(faults));
  }

  /** Sends further reports to the pages of this newly started server, instead of the one before. */
  follow(server: WebpackDevServer): void {
    this.server = server;
    const sockets = server.webSocketServer;
    // Every message of the server itself closes the overlay, so this one comes after it.
    sockets?.implementation.on('connection', (client: Clients[number]) => this.show(server, [client]));
    server.compiler.hooks.done.tap('types', (stats) => {
      if (server === this.server) this.compiles = !stats.hasErrors();
      this.show(server, sockets?.clients ?? []);
    });
    this.show(server, sockets?.clients ?? []);
  }

  private report(faults: TypeFault[]): void {
    const had = this.faults.length > 0;
    this.faults = faults;
    const { dir } = this.module;
    for (const { file, line, message } of faults)
      console.error(`${basename(dir)}/${relative(dir, file)}:${line}: ${message}`);
    if (had && faults.length === 0) console.log(`${basename(dir)} has no type error any more.`);
    if (!this.server) return;
    const clients = this.server.webSocketServer?.clients ?? [];
    if (faults.length > 0) this.show(this.server, clients);
    else if (had && this.compiles) this.server.sendMessage(clients, 'still-ok');
  }

  private show(server: WebpackDevServer, clients: Clients): void {
    if (server !== this.server || !this.compiles || this.faults.length === 0) return;
    const problems = this.faults.map(({ file, line, message }) => ({
      moduleName: `${relative(this.module.dir, file)}:${line}`,
      message,
    }));
    server.sendMessage(clients, 'errors', problems);
  }
}
