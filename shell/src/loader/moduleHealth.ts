import type { RegistryModule, RegistryRelease } from 'shared/contract';
import type { ModuleFailure } from './ModuleFailure';

/** What this tab knows about one module. */
export interface ModuleHealth {
  /** The running version, once a page of the module has loaded. */
  effective?: string;
  /** The load time of its first page, in milliseconds. */
  loadTime?: number;
  failures: ModuleFailure[];
}

const health = new Map<string, ModuleHealth>();
const reported = new Set<string>();

/** The maximum number of reports per tab. */
const REPORT_LIMIT = 20;

const of = (name: string) => {
  let entry = health.get(name);
  if (!entry) health.set(name, (entry = { failures: [] }));
  return entry;
};

/** What this tab knows about a module; empty for an unused one. */
export const moduleHealth = (name: string): Readonly<ModuleHealth> => of(name);

/** Records that a page of a release is ready. */
export function recordLoad(module: RegistryModule, release: RegistryRelease, milliseconds: number): void {
  const entry = of(module.manifest.name);
  entry.effective = release.version;
  entry.loadTime ??= milliseconds;
}

/** Records a failure and reports each kind to the server once. */
export function recordFailure(failure: ModuleFailure): void {
  const { context, phase, reason } = failure;
  of(context.module).failures.push(failure);
  const key = `${context.module}@${context.version}/${phase}/${reason.kind}`;
  if (reported.has(key) || reported.size >= REPORT_LIMIT) return;
  reported.add(key);
  // If the reporting code fails to load, the report is lost; the page still shows the failure.
  import('./reportFailure').then(({ reportFailure }) => reportFailure(failure)).catch(() => undefined);
}
