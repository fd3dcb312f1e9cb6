import type { Registry } from 'shared/contract';
import { describeReason } from '../../loader/describeReason';
import { moduleHealth } from '../../loader/moduleHealth';
import { sharedDependencies } from '../../loader/releases';

/** The phases of a document's load, in order. */
export const phases = ['document', 'shell and shared packages', 'registry', 'entry', 'chunks', 'calls'] as const;
export type Phase = (typeof phases)[number];

/** One request of a tab, as its browser recorded it. */
export interface TraceStep {
  phase: Phase;
  /** The file or address without the query. */
  what: string;
  /** The release that a module's file belongs to: `mfe-x 1.2.0`. By default, none. */
  release?: string;
  /** Start and duration in milliseconds; the start is relative to the document's request. */
  start: number;
  took: number;
  from: string;
  /** Bytes over the network. */
  bytes: number;
  /** The attempt's number among requests for the same file; from 1. */
  attempt: number;
  /** Why the request failed: the status, or no response. By default, it succeeded. */
  failed?: string;
}

/** How a tab's document, modules and pages loaded. */
export interface LoadTrace {
  page: string;
  /** When it was recorded. */
  at: string;
  steps: TraceStep[];
  /** Milestones in milliseconds since the document was requested. */
  render: { what: string; at: number }[];
  /**
   * Each module that this tab requested: the assigned and running release, the first page's load time, and failures.
   */
  modules: { module: string; asked: string; runs?: string; ready?: number; failures: string[] }[];
  /** The packages shared in the page, and whether they are used. */
  shared: { name: string; version: string; from: string; loaded: boolean }[];
  /** Whether the browser's buffer was full, so that later requests are missing. */
  isCut: boolean;
}

/** The browsers' default buffer size for resource timings. */
const KEPT = 250;

const whole = (milliseconds: number) => Math.round(milliseconds);

/** A request's purpose; undefined for files that no page waits for, such as pictures. */
function placeOf({ pathname }: URL, apiBase: string): Pick<TraceStep, 'phase' | 'what' | 'release'> | undefined {
  const [, module, version, file = ''] =
    /^\/modules\/([^/]+)\/([^/]+)\/(.+)$/.exec(pathname) ?? /^\/dev\/([^/]+)()\/(.+)$/.exec(pathname) ?? [];
  if (module !== undefined && /\.(?:js|css)$/.test(file))
    return {
      phase: file.startsWith('entry.') ? 'entry' : 'chunks',
      what: file,
      release: version ? `${module} ${version}` : `${module}, own build`,
    };
  const shell = /^\/shell\/(.+\.(?:js|css))$/.exec(pathname)?.[1];
  if (shell !== undefined) return { phase: 'shell and shared packages', what: shell };
  const base = `${new URL(apiBase, document.baseURI).pathname}/`;
  if (!pathname.startsWith(base)) return undefined;
  const call = pathname.slice(base.length);
  return { phase: /^(?:registry|overrides)\b/.test(call) ? 'registry' : 'calls', what: call };
}

/** Where a response came from: the browser's cache, this site, or another origin. */
function sourceOf({ transferSize, decodedBodySize, responseStatus }: PerformanceResourceTiming, url: URL): string {
  if (responseStatus === 304) return 'browser cache, confirmed';
  if (transferSize === 0 && decodedBodySize > 0) return 'browser cache';
  return url.origin === location.origin ? 'server' : url.origin;
}

/** Why the request failed, as far as the browser reports it. */
function failureOf({ responseStatus, transferSize, decodedBodySize }: PerformanceResourceTiming): string | undefined {
  if (responseStatus >= 400) return `status ${responseStatus}`;
  return responseStatus === 0 && transferSize === 0 && decodedBodySize === 0 ? 'no answer' : undefined;
}

function stepsOf(resources: readonly PerformanceResourceTiming[], apiBase: string): TraceStep[] {
  const asked = new Map<string, number>();
  return resources.flatMap((entry) => {
    const url = new URL(entry.name, document.baseURI);
    const place = placeOf(url, apiBase);
    if (!place) return [];
    const file = url.origin + url.pathname;
    const attempt = place.phase === 'calls' || place.phase === 'registry' ? 1 : (asked.get(file) ?? 0) + 1;
    asked.set(file, attempt);
    const failed = failureOf(entry);
    return {
      ...place,
      start: whole(entry.startTime),
      took: whole(entry.duration),
      from: sourceOf(entry, url),
      bytes: entry.transferSize,
      attempt,
      ...(failed !== undefined && { failed }),
    };
  });
}

function documentStep(): TraceStep[] {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!entry) return [];
  const url = new URL(entry.name);
  const { responseEnd, transferSize } = entry;
  const step = { what: url.pathname, start: 0, took: whole(responseEnd), from: sourceOf(entry, url), attempt: 1 };
  return [{ phase: 'document', bytes: transferSize, ...step }];
}

function rendering(): LoadTrace['render'] {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const paints = performance.getEntriesByType('paint').map(({ name, startTime }) => ({ what: name, at: startTime }));
  const parsed = entry ? [{ what: 'document-parsed', at: entry.domInteractive }] : [];
  return [...parsed, ...paints].map(({ what, at }) => ({ what: what.replaceAll('-', ' '), at: whole(at) }));
}

function modulesOf({ modules }: Registry): LoadTrace['modules'] {
  return Object.entries(modules).flatMap(([module, { current }]) => {
    const { effective, loadTime, failures } = moduleHealth(module);
    if (effective === undefined && failures.length === 0) return [];
    return {
      module,
      asked: current.version,
      ...(effective !== undefined && { runs: effective }),
      ...(loadTime !== undefined && { ready: whole(loadTime) }),
      failures: failures.map(
        ({ phase, reason, context }) => `${context.version}, ${context.page} (${phase}): ${describeReason(reason)}`,
      ),
    };
  });
}

/**
 * How this tab's document, modules and pages loaded, from the browser's performance entries; records nothing itself.
 */
export function readTrace(registry: Registry, apiBase: string): LoadTrace {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    page: location.pathname,
    at: new Date().toISOString(),
    steps: [...documentStep(), ...stepsOf(resources, apiBase)],
    render: rendering(),
    modules: modulesOf(registry),
    shared: sharedDependencies(),
    isCut: resources.length >= KEPT,
  };
}
