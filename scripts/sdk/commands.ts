/** A command of the package that a shell serves. */
export interface Command {
  /** Its script, below `scripts/`. */
  script: string;
  /** Its arguments. */
  takes?: string;
  does: string;
  /** What each option does, by its spelling. By default, there are none. */
  options?: Readonly<Record<string, string>>;
}

/** The package's commands, as `--help` lists them: the same as the project's. */
export const commands: Readonly<Record<string, Command>> = {
  create: {
    script: 'createModule.ts',
    takes: '<name>',
    does: 'writes a new module into the folder mfe-<name>, a repository with its first commit',
    options: {
      '--bundler <name>': 'built by rsbuild or vite; by webpack by default',
      '--no-install': 'only writes and commits the files',
    },
  },
  dev: {
    script: 'dev.ts',
    does: 'shows the module inside the deployed shell, with hot reload',
    options: {
      '--shell <address>': 'inside another shell',
      '--in <address>': 'inside that running product, for your account alone; it prints the link that begins this',
      '--port <number>': 'where to open it; 4000 by default',
    },
  },
  resources: { script: 'resources.ts', does: 'writes the schemas and types of the records that the module keeps' },
  test: { script: 'sdk/testModule.ts', takes: '[file] [options of Jest]', does: 'runs the tests' },
  check: {
    script: 'sdk/checkModule.ts',
    does: 'checks manifest, types and lint, and what the module uses of the shell',
    options: { '--against <version or address>': 'another version of the shell, or the shell at another address' },
  },
  replay: {
    script: 'replay.ts',
    takes: '[version]',
    does: 'opens every page of a release in a browser, over a server with sample records of its own',
    options: { '--against <version or address>': 'on another version of the shell, or the shell at another address' },
  },
  build: { script: 'sdk/buildModule.ts', does: 'writes the files of the release into dist/' },
  release: {
    script: 'release.ts',
    does: 'builds, checks, publishes and promotes',
    options: {
      '--version <version>': 'the version of the release; the next one by default',
      '--built <folder>': 'of what your own build has left there, as the version in package.json by default',
      '--no-promote': 'publishes without making it current',
      '--stages <percents>': 'for a part of the accounts first, such as 5,25,100',
      '--dry-run': 'builds and checks only',
    },
  },
  releases: { script: 'releases.ts', does: 'lists what is current of each module' },
  promote: { script: 'promote.ts', takes: '<version>', does: 'makes a published version current' },
  rollback: { script: 'rollback.ts', takes: '[version]', does: 'goes back to the release before, or to the one named' },
  retire: { script: 'retire.ts', does: 'takes the module out; its releases stay' },
};

const aligned = (rows: readonly (readonly [string, string])[]) => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
};

/** The output of `--help`, for one command or all. */
export function helpOf(name?: string): string {
  const command = name === undefined ? undefined : commands[name];
  if (command === undefined)
    return `module-sdk <command>: a module, from its first line to its release.\n\n${aligned(
      Object.entries(commands).map(([each, { takes = '', does }]) => [`${each} ${takes}`.trim(), does] as const),
    )}\n\nmodule-sdk <command> --help names its options. The guide is node_modules/module-sdk/docs/writing-a-module.md.`;
  const { takes, does, options = {} } = command;
  const usage = ['module-sdk', name, takes].filter(Boolean).join(' ');
  return `${usage}: ${does}.${Object.keys(options).length > 0 ? `\n\n${aligned(Object.entries(options))}` : ''}`;
}

/**
 * A sentence for each option that a command lacks. Words after `--` aren't options, and those of the tests belong to
 * Jest.
 */
export function unknownOptions(name: string, given: readonly string[]): string[] {
  const known = Object.keys(commands[name]?.options ?? {});
  const end = given.indexOf('--');
  return name === 'test'
    ? []
    : given
        .slice(0, end < 0 ? undefined : end)
        .filter((word) => word.startsWith('-') && !known.some((each) => each.split(' ')[0] === word.split('=')[0]))
        .map(
          (word) =>
            `${name} has no option ${word}; ${known.length === 0 ? 'it takes none' : `its options are ${known.join(', ')}`}.`,
        );
}
