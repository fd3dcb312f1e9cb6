import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleNames, root } from '../../scripts/build/targets';
import { sections } from '../console/measureSwitches';
import { openConsole, type Staff, sidebarLink } from '../console/openConsole';
import { twinFolder } from './buildTwins';
import type { ModulesOfFiles } from './FileModules';
import type { TwinName } from './serveTwin';

/** What came of JavaScript. */
interface Downloaded {
  bytes: number;
  files: string[];
}

/** Visits every section of the sidebar; answers what the whole dashboard downloads, its charts drawn, and what all do. */
export async function tour(staff: Staff): Promise<{ dashboard: Downloaded; all: Downloaded }> {
  const tab = await openConsole(staff, '/dashboard', { isRecorded: true });
  const { page, scripts } = tab;
  const soFar = (): Downloaded => ({
    bytes: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0),
    files: [...scripts.keys()].map((url) => new URL(url).pathname),
  });
  await page.locator('figure').last().scrollIntoViewIfNeeded();
  await page.locator('figure canvas').nth(1).waitFor();
  await page.waitForLoadState('networkidle');
  const dashboard = soFar();
  const paths = await page
    .locator('nav a[href^="/dashboard"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  for (const path of paths) {
    await sidebarLink(page, path).click();
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('networkidle');
  }
  const all = soFar();
  await tab.close();
  return { dashboard, all };
}

/** The sources that are in more than one of the files that were downloaded, and how much of them is too many, in characters before minifying. */
export function whatIsTwice(
  name: TwinName,
  files: readonly string[],
): { sources: number; characters: number; worst: string[] } {
  const known = new Map<string, Record<string, number>>();
  const folder = twinFolder(root, name);
  const parts = name === 'bundle' ? [''] : ['shell', ...moduleNames];
  for (const part of parts) {
    const ofFiles = JSON.parse(readFileSync(join(folder, part, 'modules.json'), 'utf8')) as ModulesOfFiles;
    for (const [file, sources] of Object.entries(ofFiles)) known.set(`${part}/${file}`, sources);
  }
  const places = new Map<string, number[]>();
  for (const path of new Set(files)) {
    const file = path.slice(path.lastIndexOf('/') + 1);
    const part = parts.find((each) => each === '' || path.includes(`/${each}/`)) ?? '';
    const sources = known.get(`${part}/${file}`);
    if (!sources) throw new Error(`${name} has no record of what ${path} holds; its twin is of other sources.`);
    for (const [source, size] of Object.entries(sources)) places.set(source, [...(places.get(source) ?? []), size]);
  }
  const twice = [...places]
    .map(([source, sizes]) => ({
      source,
      extra: sizes.reduce((sum, size) => sum + size, 0) - Math.max(...sizes),
      times: sizes.length,
    }))
    .filter(({ times, extra }) => times > 1 && extra > 0)
    .sort((a, b) => b.extra - a.extra);
  return {
    sources: twice.length,
    characters: twice.reduce((sum, { extra }) => sum + extra, 0),
    worst: twice.slice(0, 3).map(({ source, times }) => `${source.replace(/^.*node_modules\//, '')} (${times})`),
  };
}

/** The memory of the page's scripts after a garbage collection, in MB, before and after so many switches between sections that were visited. */
export async function memoryOfSwitches(staff: Staff, switches: number): Promise<{ before: number; after: number }> {
  const tab = await openConsole(staff, '/dashboard');
  const { page, devtools } = tab;
  await devtools.send('Performance.enable');
  const measured = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1e6;
  };
  const go = async (path: string) => {
    await sidebarLink(page, path).click();
    await page.waitForFunction((to) => location.pathname === to && document.querySelector('main h1') !== null, path);
  };
  for (const path of sections) {
    await go(path);
    await page.waitForLoadState('networkidle');
  }
  const before = await measured();
  for (let index = 0; index < switches; index += 1) await go(sections[index % sections.length] as string);
  await page.waitForLoadState('networkidle');
  const after = await measured();
  await tab.close();
  return { before, after };
}
