import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { RenderedSlot } from '../../../shared/contract/slotProps.ts';
import { componentOf, type DeclaredModule, missingFiles, readManifest } from '../../build/readManifest.ts';
import { readTypeFaults, type TypeFault } from '../../types/TypeFault.ts';
import { besideScreens, writeTypeProject } from '../../types/typeProject.ts';
import { askTool } from './askTool.ts';
import type { CheckedTypes, GatedModule, Reason } from './GatedModule.ts';

const NO_DEFAULT_EXPORT = new Set([1192, 2613]);
const NO_SUCH_EXPORT = new Set([2305, 2724]);

/**
 * A file whose default export must be a component: a page, which React shows without props, or a contribution, which
 * gets its slot's props.
 */
interface Shown {
  file: string;
  slot?: RenderedSlot;
}

const component = 'type Shown<Props> = ((props: Props) => unknown) | (new (props: Props) => unknown);';
const slots = "import type { SlotProps } from 'shared/contract';";

/**
 * Writes a file that requires each page and contribution to be a component as default export; an error on line n + 3 is
 * about the nth of them.
 */
function writeShown(file: string, all: readonly Shown[]): void {
  const lines = [
    slots,
    component,
    ...all.map((shown, index) => `import Shown${index} from ${JSON.stringify(shown.file.replace(/\.tsx$/, ''))};`),
    ...all.map(({ slot }, index) => {
      const props = slot === undefined ? 'object' : `SlotProps[${JSON.stringify(slot)}]`;
      return `export const shown${index}: Shown<${props}> = Shown${index};`;
    }),
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
}

/** Every page, and every component with each slot that it is used in. */
function shownBy({ manifest, pages, components }: DeclaredModule, dir: string): Shown[] {
  const fileOf = { ...pages, ...components };
  return [
    ...Object.values(pages).map((file) => ({ file: join(dir, file) })),
    ...(manifest.contributions ?? []).flatMap((contribution) => {
      const name = componentOf(contribution);
      return name === undefined
        ? []
        : [{ file: join(dir, fileOf[name] ?? ''), slot: contribution.slot as RenderedSlot }];
    }),
  ];
}

/** A type error in words: about a page, something the platform lacks, or the type checker's own text. */
function reasonOf(fault: TypeFault, dir: string, shownFile: string, all: readonly Shown[]): Reason {
  if (fault.file === shownFile) {
    const { file = '', slot } = all[(fault.line - 3) % all.length] ?? {};
    const place = relative(dir, file);
    if (NO_DEFAULT_EXPORT.has(fault.code))
      return `${place} has no default export; a ${slot === undefined ? "page's" : "contribution's"} component is the default export of its file.`;
    return slot === undefined
      ? `${place}: its default export is no component without props: ${fault.message}`
      : `${place}: its default export is no component that ${slot} takes: ${fault.message}`;
  }
  const place = `${relative(dir, fault.file)}:${fault.line}`;
  const lacking = NO_SUCH_EXPORT.has(fault.code)
    ? /^(?:Module )?'"([^"]+)"' has no exported member (?:named )?'([^']+)'\.?(.*)/.exec(fault.message)
    : null;
  if (lacking && /^(?:shared\/|antd$|react-router-dom$)/.test(lacking[1] ?? ''))
    return `${place}: ${lacking[1]} of this shell has no export ${lacking[2]}.${lacking[3]}`;
  return `${place}: ${fault.message}`;
}

/** Whether the module's code, its tests and its pages' exports pass the type checker. */
export async function typesHold({ dir, cache, types }: GatedModule): Promise<Reason[]> {
  const folder = join(cache, 'types');
  mkdirSync(folder, { recursive: true });
  const shownFile = join(folder, 'pages.ts');
  const reasons: Reason[] = [];
  const all: Shown[] = [];
  try {
    const declared = readManifest(dir);
    reasons.push(...missingFiles(dir, declared));
    all.push(...shownBy(declared, dir).filter(({ file }) => existsSync(file)));
  } catch (error) {
    // The code is still checked, to report everything at once.
    reasons.push(error instanceof Error ? error.message : String(error));
  }
  writeShown(shownFile, all);
  const source = join(dir, 'src');
  const check = async (checked: CheckedTypes) => {
    const file = writeTypeProject(join(folder, checked.hasTests ? 'tests.json' : 'screens.json'), {
      extends: checked.extends,
      include: [...checked.include, source, shownFile],
      exclude: checked.hasTests ? [] : besideScreens(source),
    });
    // Unchanged code since the last release from here is known to be right. Parallel checkers would each work out the
    // packages' types again.
    const once = ['--incremental', '--tsBuildInfoFile', `${file}.tsbuildinfo`, '--checkers', '1'];
    const { output, errors, code } = await askTool(
      '@typescript/native-preview',
      ['-p', file, '--pretty', 'false', ...once],
      { program: 'tsgo', cwd: dir },
    );
    const faults = readTypeFaults(output, dir);
    if (code !== 0 && faults.length === 0) throw new Error(`The type checker failed: ${output}${errors}`);
    return faults.map((fault) => reasonOf(fault, dir, shownFile, all));
  };
  return [...new Set([...reasons, ...(await Promise.all(types.map(check))).flat()])];
}
