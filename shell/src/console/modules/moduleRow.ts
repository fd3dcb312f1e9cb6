import type { ModuleReleases, Registry } from 'shared/contract';
import type { ModuleHealth } from '../../loader/moduleHealth';

const moduleStates = ['Running', 'Previous release', 'Failed', 'Not opened yet', 'Left out', 'Taken out'] as const;

/** A module as the health table shows it. */
export interface ModuleRow {
  /** The module's name. */
  id: string;
  title: string;
  team: string;
  /** The version that this tab was told to load. */
  requested: string;
  /** The version that it runs; empty while no page of the module has been opened. */
  effective: string;
  /** The server's current version. */
  current: string;
  state: (typeof moduleStates)[number];
  /** Load time of the first page, in milliseconds. */
  loadTime: number | undefined;
  /** Size of the current release, all files. */
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

/** The server's, this tab's and the loader's facts about each module, as one row each. */
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
