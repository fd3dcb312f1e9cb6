import { join } from 'node:path';
import type typescript from 'typescript';
import { ts } from '../contract/compiler.ts';
import { entries } from '../contract/declarations.ts';

/** One thing that a module may import, with its declaration. */
export interface Documented {
  /** The package to import it from, such as `shared/ui`. */
  from: string;
  name: string;
  /** Its comment without the examples. */
  text: string;
  /** As TypeScript declares it. */
  declaration: string;
  examples: string[];
}

/** The documented packages; antd and the router have their own documentation. */
const documented = Object.entries(entries).filter(([, name]) => name.startsWith('shared/'));

/**
 * Every export of the shell's packages, by the declarations in `folder`. A placeholder for a lazy part gets that part's
 * comment.
 */
export function readReference(folder: string): Documented[] {
  const files = documented.map(([file]) => join(folder, file));
  const program = ts.createProgram(files, { noResolve: false, skipLibCheck: true, types: [], noLib: true });
  const checker = program.getTypeChecker();
  const real = (symbol: typescript.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const wordsOf = (symbol: typescript.Symbol) =>
    ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();
  /** The comment in the file it refers to (`See DateInput.tsx.`), on the same name. */
  const followed = (text: string, name: string): string => {
    const [, file] = /^See `(\w+)\.tsx?`\.$/.exec(text) ?? [];
    const source = program.getSourceFiles().find(({ fileName }) => fileName.endsWith(`/${file}.d.ts`));
    const module = source && checker.getSymbolAtLocation(source);
    const [found] = module ? checker.getExportsOfModule(module).filter((each) => each.name === name) : [];
    return found ? wordsOf(found) : text;
  };
  return documented.flatMap(([file, from]) => {
    const source = program.getSourceFile(join(folder, file));
    const module = source && checker.getSymbolAtLocation(source);
    return (module ? checker.getExportsOfModule(module) : []).map((exported) => {
      const symbol = real(exported);
      const [declaration] = symbol.declarations ?? [];
      return {
        from,
        name: exported.name,
        text: followed(wordsOf(symbol), exported.name),
        declaration: declaration?.getText().replace(/^export (?:declare )?/, '') ?? '',
        examples: symbol
          .getJsDocTags(checker)
          .filter(({ name }) => name === 'example')
          .map(({ text }) => ts.displayPartsToString(text)),
      };
    });
  });
}

const code = (text: string) => `\`\`\`tsx\n${text}\n\`\`\``;

/** The reference as a document. */
export function referenceText(all: readonly Documented[], shellApi: string): string {
  const parts = [...new Set(all.map(({ from }) => from))].map((from) => {
    const own = all.filter((each) => each.from === from).sort((a, b) => a.name.localeCompare(b.name));
    const sections = own.map(({ name, text, declaration, examples }) =>
      [`### ${name}`, text, ...examples.map(code), code(declaration)].filter((each) => each !== '').join('\n\n'),
    );
    return [`## ${from}`, ...sections].join('\n\n');
  });
  return [
    `# What a module uses of the shell`,
    `Every export of the shell API ${shellApi}, with its example and its declaration. Written from the doc comments.`,
    ...parts,
    '',
  ].join('\n\n');
}
