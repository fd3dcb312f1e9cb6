import { withTarget } from './release/openTarget.ts';

/** `npm run releases`: what is current of each module, since when, by whom, its size and its failures. */
await withTarget(async (target) => {
  const [modules, failures] = await Promise.all([target.list(), target.failures()]);
  const rows = modules.map(({ module, current, previous, since, by, versions }) => ({
    module,
    current: current === '' ? '(taken out)' : current,
    previous: previous ?? '–',
    since: since.slice(0, 16).replace('T', ' '),
    by,
    size: `${Math.round((versions.find(({ version }) => version === current)?.bytes ?? 0) / 1024)} KB`,
    health:
      failures === undefined
        ? 'see the console'
        : failures.get(module)
          ? `${failures.get(module)} failures reported`
          : 'good',
  }));
  console.log(table(rows));
});

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
