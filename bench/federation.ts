import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { budgets } from '../e2e/support/budgets';
import { onConnection } from '../e2e/support/onConnection';
import { recordDownloads } from '../e2e/support/recordDownloads';
import { act, isHydrated } from '../e2e/support/visit';
import { FEDERATION_MANIFEST } from '../scripts/build/federationManifest';
import { moduleNames, root } from '../scripts/build/targets';
import type { Release } from '../shared/contract/releases/release';
import type { ShellBuild } from '../shared/contract/releases/shellBuild';
import { asStaff, type Staff } from './console/openConsole';
import { openFirst } from './console/opening';
import type { Part } from './Part';

/** Transferred size of a build's file, in bytes. */
const weigh = (name: string, file: string) => statSync(join(root, name, 'dist', `${file}.br`)).size;

const readBuild = <T>(name: string, file: string) =>
  JSON.parse(readFileSync(join(root, name, 'dist', file), 'utf8')) as T;

/**
 * JavaScript of the home page without a cache, in bytes without headers: until no request is open, and after the first
 * action.
 */
async function publicPage({ browser, url }: Staff): Promise<{ before: number; after: number }> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  // On a faster connection the code would load before the action.
  await onConnection(page, { effectiveType: '3g' });
  const downloads = recordDownloads(page);
  const scripts = async () => {
    const files = (await downloads()).filter(({ kind }) => kind === 'script');
    return files.reduce((bytes, file) => bytes + file.bytes, 0);
  };
  await page.goto('/', { waitUntil: 'networkidle' });
  const before = await scripts();
  await act(page);
  while (!(await isHydrated(page))) await page.waitForTimeout(100);
  await page.waitForLoadState('networkidle');
  const after = await scripts();
  await context.close();
  return { before, after };
}

/** The cost of the federation package for modules in transferred bytes, with the limits. */
export const bytes = (launch: () => Promise<Browser>): Promise<Part> =>
  asStaff(launch, async (staff) => {
    const { entry } = readBuild<ShellBuild>('shell', 'shell.json');
    const scripts = entry.filter((file) => file.endsWith('.js'));
    const modules = moduleNames.map((name) => ({
      name,
      entry: weigh(name, readBuild<Release>(name, 'release.json').entry),
      manifest: weigh(name, FEDERATION_MANIFEST),
    }));
    const { javascript } = await openFirst(staff, '/dashboard', 'content');
    const { before, after } = await publicPage(staff);
    return {
      tables: [
        {
          title: 'By @module-federation/enhanced, brotli',
          headings: ['what', 'bytes'],
          rows: [
            ...scripts.map((file) => [`the shell's ${file}`, weigh('shell', file)]),
            ...modules.map((each) => [`the manifest of ${each.name}`, each.manifest]),
          ],
        },
      ],
      goals: [
        ...modules.map((each) => ({ what: `the entry of ${each.name}, bytes`, value: each.entry, most: 7_000 })),
        { what: 'a first dashboard until its figures, with headers, bytes', value: javascript, most: 225_000 },
        { what: 'a public page before anybody acts, bytes', value: before, most: budgets.beforeAct },
        { what: 'a public page, its code at work, bytes', value: after, most: budgets.firstVisit },
      ],
    };
  });
