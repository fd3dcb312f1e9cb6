import type { Fault } from '../shared/contract/releases/fault.ts';
import { newsText } from '../shared/contract/releases/moduleNews.ts';
import { rolloutText } from '../shared/contract/releases/rollout.ts';
import { withTarget } from './release/openTarget.ts';

/** How many of the latest news are printed. */
const NEWS = 5;

/**
 * `npm run releases`: prints each module's current release, since when and by whom, with its size, failures and errors;
 * also which modules are left out and why, which files are missing, and the latest news to teams.
 */
await withTarget(async (target) => {
  const [modules, failures, faults, news] = await Promise.all([
    target.list(),
    target.failures(),
    target.faults(),
    target.news(),
  ]);
  const healthOf = (module: string) => {
    const failed = failures?.get(module);
    const parts = [...(failed ? [`${failed} failures reported`] : []), ...errorsOf(faults, module)];
    if (parts.length > 0) return parts.join(', ');
    return failures === undefined ? 'see the console' : 'good';
  };
  const rows = modules.map(({ module, current, previous, since, by, versions, rollout }) => ({
    module,
    current: current === '' ? '(taken out)' : current,
    previous: previous ?? '–',
    since: since.slice(0, 16).replace('T', ' '),
    by,
    size: `${Math.round((versions.find(({ version }) => version === current)?.bytes ?? 0) / 1024)} KB`,
    health: healthOf(module),
    stages: rollout ? [rolloutText(rollout), rollout.history[0]?.reason].filter(Boolean).join(': ') : '–',
  }));
  console.log(table(rows));
  for (const { module, current, leftOut } of modules)
    if (leftOut !== undefined)
      console.log(`${module} ${current} is left out, so its pages are unavailable: ${leftOut}`);
  for (const { module, current, previous, versions, rollout } of modules)
    for (const { version, gone } of versions)
      if (gone !== undefined && [current, previous, rollout?.version].includes(version))
        console.log(`${module} ${version}: ${gone}`);
  for (const each of news.slice(0, NEWS).reverse())
    console.log(
      `${each.at.slice(0, 16).replace('T', ' ')}  ${[each.title, each.body, newsText(each)].filter(Boolean).join(' · ')}`,
    );
});

/** The number of a module's unresolved errors, and which of them are new. */
function errorsOf(faults: readonly Fault[], module: string): string[] {
  const open = faults.filter((fault) => fault.module === module && fault.state !== 'resolved');
  const fresh = open.filter(({ isNew }) => isNew).length;
  const [latest] = open;
  return latest ? [`${open.length} errors`, `${fresh} new`, `the last at ${latest.source || latest.route}`] : [];
}

/** Rows as aligned columns. */
function table(rows: Record<string, string>[]): string {
  const [first] = rows;
  if (!first) return 'There are no releases yet; npm start publishes those that were built.';
  const names = Object.keys(first);
  const widths = names.map((name) => Math.max(name.length, ...rows.map((row) => (row[name] ?? '').length)));
  const line = (cells: string[]) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(names), ...rows.map((row) => line(names.map((name) => row[name] ?? '')))].join('\n');
}
