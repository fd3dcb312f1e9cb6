import { parseArgs } from 'node:util';
import { isPackage, type ModulePlace, namedModule } from '../build/modules.ts';
import { readAddress, shellOfPackage } from '../sdk/deployedShell.ts';

/** The arguments of `npm run dev`. */
export interface DevArguments {
  /** The modules to serve from source; at least one. */
  modules: ModulePlace[];
  /**
   * The deployed server that serves the rest. By default, that of the installed package; in the project, a local one
   * with the last releases.
   */
  shell: URL | undefined;
  /**
   * The running product that loads the modules from here, for one account. By default, none, and they are shown here.
   */
  into: URL | undefined;
  /**
   * The port to open in the browser. By default `PORT`, otherwise 3000, or 4000 with a deployed shell, which may itself
   * be on this machine.
   */
  port: number;
}

/** Reads the command line. Throws a one-sentence error that says what is wrong. */
export function readArguments(args: string[], environment: Record<string, string | undefined>): DevArguments {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { shell: { type: 'string' }, in: { type: 'string' }, port: { type: 'string' } },
  });
  const port = Number(values.port ?? (environment.PORT || (isPackage ? '4000' : '3000')));
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`--port "${values.port ?? environment.PORT}" is wrong: it must be a number from 1 to 65535.`);
  const shell =
    values.shell === undefined ? (isPackage ? shellOfPackage() : undefined) : readAddress(values.shell, '--shell');
  if (values.in !== undefined && values.shell !== undefined)
    throw new Error('Give --shell, to open the modules here, or --in, to load them in a running product; not both.');
  const into = values.in === undefined ? undefined : readAddress(values.in, '--in');
  const names = positionals.length === 0 ? [undefined] : [...new Set(positionals)];
  const modules = names.map(namedModule);
  return { modules, shell, into, port };
}
