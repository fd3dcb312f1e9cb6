import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readManifest } from '../../build/readManifest.ts';
import { readTypeFaults, type TypeFault } from '../../types/TypeFault.ts';
import { besideScreens, writeTypeProject } from '../../types/typeProject.ts';
import { askTool } from './askTool.ts';
import type { CheckedTypes, GatedModule, Reason } from './GatedModule.ts';

const NO_DEFAULT_EXPORT = new Set([1192, 2613]);
const NO_SUCH_EXPORT = new Set([2305, 2724]);

/** What a page's default export must be: React shows it without props. */
const component = 'type Page = ((props: object) => unknown) | (new (props: object) => unknown);';

/** Writes a file that asks of each page to be a component by default export; a fault on line n + 2 is of the nth page. */
function writePages(file: string, pages: readonly string[]): void {
  const lines = [
    component,
    ...pages.map((page, index) => `import Page${index} from ${JSON.stringify(page.replace(/\.tsx$/, ''))};`),
    ...pages.map((_, index) => `export const page${index}: Page = Page${index};`),
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
}

/** A fault in words: of a page, of what the platform lacks, or the type checker's own. */
function reasonOf(fault: TypeFault, dir: string, pagesFile: string, pages: readonly string[]): Reason {
  if (fault.file === pagesFile) {
    const page = relative(dir, pages[(fault.line - 2) % pages.length] ?? '');
    return NO_DEFAULT_EXPORT.has(fault.code)
      ? `${page} has no default export; a page's component is the default export of its file.`
      : `${page}: its default export is no component without props: ${fault.message}`;
  }
  const place = `${relative(dir, fault.file)}:${fault.line}`;
  const lacking = NO_SUCH_EXPORT.has(fault.code)
    ? /^(?:Module )?'"([^"]+)"' has no exported member (?:named )?'([^']+)'\.?(.*)/.exec(fault.message)
    : null;
  if (lacking && /^(?:shared\/|antd$|react-router-dom$)/.test(lacking[1] ?? ''))
    return `${place}: ${lacking[1]} of this shell has no export ${lacking[2]}.${lacking[3]}`;
  return `${place}: ${fault.message}`;
}

/** Whether the module's code, its tests and its pages' exports are right for the type checker. */
export async function typesHold({ dir, cache, types }: GatedModule): Promise<Reason[]> {
  const folder = join(cache, 'types');
  mkdirSync(folder, { recursive: true });
  const pagesFile = join(folder, 'pages.ts');
  const pages = Object.values(readManifest(dir).pages).map((page) => join(dir, page));
  writePages(pagesFile, pages);
  const source = join(dir, 'src');
  const check = async (checked: CheckedTypes) => {
    const file = writeTypeProject(join(folder, checked.hasTests ? 'tests.json' : 'screens.json'), {
      extends: checked.extends,
      include: [...checked.include, source, pagesFile],
      exclude: checked.hasTests ? [] : besideScreens(source),
    });
    const { output, errors, code } = await askTool('@typescript/native-preview', ['-p', file, '--pretty', 'false'], {
      program: 'tsgo',
      cwd: dir,
    });
    const faults = readTypeFaults(output, dir);
    if (code !== 0 && faults.length === 0) throw new Error(`The type checker failed: ${output}${errors}`);
    return faults.map((fault) => reasonOf(fault, dir, pagesFile, pages));
  };
  return [...new Set((await Promise.all(types.map(check))).flat())];
}
