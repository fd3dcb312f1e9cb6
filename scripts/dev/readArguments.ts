import { parseArgs } from 'node:util';
import { moduleName } from '../release/moduleName.ts';

/** What `npm run dev` was asked for. */
export interface DevArguments {
  /** The modules served from their sources; at least one. */
  modules: string[];
  /** The deployed server that serves the rest. By default, one is started here on the last releases. */
  shell: URL | undefined;
  /** The port to open in the browser. By default `PORT`, else 3000. */
  port: number;
}

/** Reads the command line. Throws an error of one sentence that says what is wrong. */
export function readArguments(args: string[], environment: Record<string, string | undefined>): DevArguments {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { shell: { type: 'string' }, port: { type: 'string' } },
  });
  const port = Number(values.port ?? (environment.PORT || '3000'));
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`--port "${values.port ?? environment.PORT}" is wrong: it must be a number from 1 to 65535.`);
  const shell = values.shell === undefined ? undefined : URL.parse(values.shell);
  if (shell === null || (shell && !/^https?:$/.test(shell.protocol)))
    throw new Error(
      `--shell "${values.shell}" is wrong: it must be the address of a running server, such as https://www.example.com.`,
    );
  const modules = positionals.length === 0 ? [moduleName(undefined)] : [...new Set(positionals.map(moduleName))];
  return { modules, shell, port };
}
