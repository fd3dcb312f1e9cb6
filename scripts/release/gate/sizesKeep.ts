import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE_BYTES } from '../../../shared/contract/releases/gate.ts';
import type { Release } from '../../../shared/contract/releases/release.ts';
import { servedBytes } from '../../../shared/contract/releases/sourceMaps.ts';
import type { Reason } from './GatedModule.ts';

/** Size limits of a module, in bytes. */
export interface Budgets {
  /** Scripts a page loads before it shows, compressed: the entry, and lazy code that is shown immediately. */
  scripts: number;
  /** Its style sheets, compressed. */
  styles: number;
  /** All served files of the release, uncompressed. */
  files: number;
}

/** The heaviest page of the console's modules has 21 KB of scripts and 2 KB of styles; the heaviest module, 370 KB. */
const budgets: Budgets = { scripts: 60_000, styles: 12_000, files: RELEASE_BYTES };

const inKb = (bytes: number) => `${Math.ceil(bytes / 1000)} KB`;

/** Whether the build in `dist` keeps within the budgets. */
export function sizesKeep(
  dist: string,
  release: Pick<Release, 'entry' | 'pages' | 'files'>,
  allowed: Budgets = budgets,
): Reason[] {
  const weigh = (file: string) => statSync(join(dist, existsSync(join(dist, `${file}.br`)) ? `${file}.br` : file)).size;
  const sum = (files: readonly string[]) => files.reduce((bytes, file) => bytes + weigh(file), 0);
  const listed = join(dist, 'atOnce.json');
  const atOnce = existsSync(listed) ? (JSON.parse(readFileSync(listed, 'utf8')) as Record<string, string[]>) : {};
  const pages = Object.entries(release.pages).flatMap(([page, { js, css }]) => {
    const further = atOnce[page] ?? [];
    const ofKind = (files: readonly string[], kind: string) => [
      ...new Set([...files, ...further.filter((file) => file.endsWith(kind))]),
    ];
    const [scripts, styles] = [sum(ofKind([release.entry, ...js], '.js')), sum(ofKind(css, '.css'))];
    const counted = further.length === 0 ? '' : ` What is lazy and shown at once counts: ${further.join(', ')}.`;
    return [
      ...(scripts > allowed.scripts
        ? [
            `${page} loads ${inKb(scripts)} of scripts before it shows, and ${inKb(allowed.scripts)} are allowed: what it shows later can come by lazy(() => import(…)).${counted}`,
          ]
        : []),
      ...(styles > allowed.styles
        ? [`${page} loads ${inKb(styles)} of styles, and ${inKb(allowed.styles)} are allowed.${counted}`]
        : []),
    ];
  });
  const files = servedBytes(release.files);
  return files > allowed.files
    ? [...pages, `The release has ${inKb(files)}, and ${inKb(allowed.files)} are allowed: make its pictures smaller.`]
    : pages;
}
