import { findRoute } from 'shared/contract/findRoute';
import type { VitalMetric, VitalsReport } from 'shared/contract/surface/vitals';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { loadedPart } from '../loader/loadPart';
import { pageOf } from '../loader/ModulePage';
import { sendReport } from '../loader/sendReport';
import { readRegistry } from '../registry/readRegistry';

/** Tells of each entry of the tab's history that is come to; Firefox and Safari have it since lately only. */
const history = (window as { navigation?: EventTarget }).navigation;

/** Whether files of a release came over the network for this document, and not out of the browser's cache. `before`: asked for before that time, in milliseconds; by default, at any time. */
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

/** Whether the tab opened with the page that it shows now: another one may have taken its place, whose paint nobody measured. */
const isAsOpened = (): boolean => {
  const [opening] = performance.getEntriesByType('navigation');
  return opening === undefined || new URL(opening.name, location.href).pathname === location.pathname;
};

let isMeasured = false;

/** Measures the page that the tab opened with, and tells the server once: when another page is opened in its place, or the tab is hidden. Pages of no module are not measured, and no page twice. */
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
    // A public page is painted before its code comes, which then says nothing of the paint.
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
