import type { RegistryModule, RegistryRelease } from 'shared/contract';
import type { ModuleFailure } from './ModuleFailure';

/** What this tab knows of one module. */
export interface ModuleHealth {
  /** The version in use, once a page of the module has loaded. */
  effective?: string;
  /** How long its first page took, in milliseconds. */
  loadTime?: number;
  failures: ModuleFailure[];
}

const health = new Map<string, ModuleHealth>();
const reported = new Set<string>();

/** Reports sent from one tab at most. */
const REPORT_LIMIT = 20;

const of = (name: string) => {
  let entry = health.get(name);
  if (!entry) health.set(name, (entry = { failures: [] }));
  return entry;
};

/** What this tab knows of a module; empty for one that it has not used. */
export const moduleHealth = (name: string): Readonly<ModuleHealth> => of(name);

/** Notes that a page of a release is ready. */
export function recordLoad(module: RegistryModule, release: RegistryRelease, milliseconds: number): void {
  const entry = of(module.manifest.name);
  entry.effective = release.version;
  entry.loadTime ??= milliseconds;
}

/** Notes a failure and tells the server once per kind of it. */
export function recordFailure(failure: ModuleFailure): void {
  const { context, phase, reason } = failure;
  of(context.module).failures.push(failure);
  const key = `${context.module}@${context.version}/${phase}/${reason.kind}`;
  if (reported.has(key) || reported.size >= REPORT_LIMIT) return;
  reported.add(key);
  // A report whose code does not come is lost: the page shows the failure all the same.
  import('./reportFailure').then(({ reportFailure }) => reportFailure(failure)).catch(() => undefined);
}
