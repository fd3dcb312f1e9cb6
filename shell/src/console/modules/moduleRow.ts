import type { ModuleReleases, Registry } from 'shared/contract';
import type { ModuleHealth } from '../../loader/moduleHealth';

const moduleStates = ['Running', 'Previous release', 'Failed', 'Not opened yet', 'Left out', 'Taken out'] as const;

/** A module's row in the health table. */
export interface ModuleRow {
  /** The module's name. */
  id: string;
  title: string;
  team: string;
  /** The version assigned to this tab. */
  requested: string;
  /** The running version; empty until a page of the module is opened. */
  effective: string;
  /** The server's current version. */
  current: string;
  state: (typeof moduleStates)[number];
  /** Load time of the first page, in milliseconds. */
  loadTime: number | undefined;
  /** Total size of the current release's files. */
  bytes: number | undefined;
  releases: ModuleReleases;
}

function stateOf(
  { current, leftOut }: ModuleReleases,
  requested: string,
  { effective, failures }: Readonly<ModuleHealth>,
): ModuleRow['state'] {
  if (leftOut !== undefined) return 'Left out';
  if (current === '') return 'Taken out';
  if (effective === undefined) return failures.length > 0 ? 'Failed' : 'Not opened yet';
  return effective === requested ? 'Running' : 'Previous release';
}

/** Combines what the server, this tab and the loader know about each module into one row each. */
export function moduleRows(
  registry: Registry,
  releases: readonly ModuleReleases[],
  healthOf: (name: string) => Readonly<ModuleHealth>,
): ModuleRow[] {
  return releases.map((each) => {
    const known = registry.modules[each.module];
    const health = healthOf(each.module);
    const requested = known?.current.version ?? '';
    return {
      id: each.module,
      title: known?.manifest.title ?? each.module,
      team: known?.manifest.team ?? '',
      requested,
      effective: health.effective ?? '',
      current: each.current,
      state: stateOf(each, requested, health),
      loadTime: health.loadTime,
      bytes: each.versions.find(({ version }) => version === each.current)?.bytes,
      releases: each,
    };
  });
}
