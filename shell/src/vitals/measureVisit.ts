import { findRoute } from 'shared/contract/findRoute';
import type { VitalMetric, VitalsReport } from 'shared/contract/surface/vitals';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { loadedPart } from '../loader/loadPart';
import { pageOf } from '../loader/ModulePage';
import { sendReport } from '../loader/sendReport';
import { readRegistry } from '../registry/readRegistry';

/** Reports each visited history entry; Firefox and Safari support it only in recent versions. */
const history = (window as { navigation?: EventTarget }).navigation;

/**
 * Whether this document loaded release files over the network rather than from the browser's cache. `before`: requested
 * before that time, in milliseconds; by default, at any time.
 */
const hasFetched = (base: string, before = Infinity): boolean =>
  performance
    .getEntriesByType('resource')
    .some(
      (each) =>
        each instanceof PerformanceResourceTiming &&
        each.transferSize > 0 &&
        each.startTime < before &&
        each.name.includes(base),
    );

/** Whether the tab still shows the page it opened with: the paint of a later page wasn't measured. */
const isAsOpened = (): boolean => {
  const [opening] = performance.getEntriesByType('navigation');
  return opening === undefined || new URL(opening.name, location.href).pathname === location.pathname;
};

let isMeasured = false;

/**
 * Measures the page that the tab opened with, and reports once: when another page replaces it, or the tab is hidden.
 * Pages outside modules are not measured, and no page twice.
 */
export function measureVisit(): void {
  const opened = location.pathname;
  const owned = findRoute(readRegistry(document), opened);
  if (!owned || isMeasured || !isAsOpened()) return;
  isMeasured = true;
  const measured: Partial<Record<VitalMetric, number>> = {};
  const keep = (metric: VitalMetric) => (now: { value: number }) => {
    measured[metric] = Math.round(now.value * 1_000) / 1_000;
  };
  onLCP(keep('lcp'), { reportAllChanges: true });
  onINP(keep('inp'), { reportAllChanges: true });
  onCLS(keep('cls'), { reportAllChanges: true });

  const over = new AbortController();
  const send = () => {
    over.abort();
    if (Object.keys(measured).length === 0) return;
    const { module, route } = owned;
    const { version, base } = loadedPart(pageOf(owned))?.release ?? module.current;
    // A public page is painted before its code loads, so that the code says nothing about the paint.
    const paint = opened.startsWith('/dashboard') ? undefined : measured.lcp;
    const report: VitalsReport = {
      module: module.manifest.name,
      version,
      route: route.path,
      ...measured,
      ...(hasFetched(base, paint) && { isFirst: true }),
    };
    sendReport('vitals', report).catch(() => undefined);
  };
  const { signal } = over;
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send(), { signal });
  history?.addEventListener('currententrychange', () => location.pathname !== opened && send(), { signal });
}
