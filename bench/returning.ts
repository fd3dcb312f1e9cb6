import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedComponent, consoleFiles } from '../e2e/support/consoleFiles';
import { differenceHere } from '../server/src/pages/differenceHere';
import { successorsOf } from '../server/src/site/differences/successorsOf';
import { releaseSchema } from '../shared/contract/releases/release';
import { build } from './build';
import { inCopy } from './inCopy';
import type { Part } from './Part';

/** A page of each module that staff opens; its source file without the extension. */
const pages = {
  'mfe-clients': 'leads/LeadsPage',
  'mfe-compliance': 'wages/RunPage',
  'mfe-invoicing': 'invoices/InvoiceListPage',
  'mfe-products': 'companies/CompaniesPage',
};

/** A page's files in a browser: by the pattern of their addresses, or their address. */
type Files = Map<string, { file: string; content: Buffer; whole: number }>;

function filesAt(folder: string, at: string, names: Iterable<string>): Files {
  return new Map(
    [...names].map((name) => {
      const content = readFileSync(join(folder, name));
      return [
        successorsOf(at + name) ?? name,
        { file: name, content, whole: readFileSync(join(folder, `${name}.br`)).length },
      ];
    }),
  );
}

function ofPage(project: string, module: keyof typeof pages): Files {
  const dist = join(project, module, 'dist');
  const { entry, pages: built } = releaseSchema.parse(JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')));
  const page = built[pages[module].split('/')[1] ?? ''];
  return filesAt(dist, `/modules/${module}/1/`, [entry, ...(page?.js ?? []), ...(page?.css ?? [])]);
}

const ofConsole = (project: string): Files =>
  filesAt(join(project, 'shell/dist'), '/shell/', consoleFiles(project).keys());

/**
 * Transferred bytes of the newer files: whole, as for today's browsers without dictionaries, and as differences.
 * Addresses of a module's files change with each release, those of the shell with their content.
 */
async function sent(
  before: Files,
  after: Files,
  isModule: boolean,
): Promise<{ files: number; whole: number; bytes: number }> {
  const sum = { files: 0, whole: 0, bytes: 0 };
  for (const [pattern, { file, content, whole }] of after) {
    const former = before.get(pattern);
    if (!isModule && former?.file === file) continue;
    sum.files += 1;
    sum.whole += whole;
    sum.bytes += former ? (await differenceHere({ content, former: former.content })).length : whole;
  }
  return sum;
}

/** What the server sends after one changed line to a browser that has a page of each module, or the whole console. */
export const returning = (): Promise<Part> =>
  inCopy(async (project) => {
    const rows: (string | number)[][] = [];
    const change = async (what: string, target: string, source: string, read: () => Files) => {
      build(project, target);
      const before = read();
      appendFileSync(join(project, source), changedComponent.line);
      build(project, target);
      const { files, whole, bytes } = await sent(before, read(), target !== 'shell');
      rows.push([what, files, whole, bytes]);
      return { what: `bytes that are sent after a changed line in ${what}`, value: bytes, most: 3000 };
    };
    const goals = [await change('shared/ui', 'shell', changedComponent.file, () => ofConsole(project))];
    for (const module of Object.keys(pages) as (keyof typeof pages)[])
      goals.push(await change(module, module, `${module}/src/${pages[module]}.tsx`, () => ofPage(project, module)));
    return {
      tables: [
        {
          title: 'What a browser that comes back is sent after a changed line',
          headings: ['changed', 'files', 'whole, bytes', 'as differences, bytes'],
          rows,
        },
      ],
      goals,
    };
  });
