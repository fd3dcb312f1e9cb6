import type { Home } from 'shared/domain/console/home';
import type { Metric } from 'shared/domain/console/metric';
import { shownFigures } from 'shared/domain/console/shownFigures';
import { useGet, useList } from 'shared/platform';

/** The figures of one kind, and the owner's own; all cards share the requests. */
export function useFigures(group: Metric['group']) {
  const metrics = useList<Metric>('metrics');
  const home = useGet<Home>('home');
  const failed = [metrics, home].find(({ state }) => state === 'failed');
  const isReady = metrics.state === 'ready' && home.data !== undefined;
  return {
    figures: isReady && home.data ? shownFigures(group, metrics.rows, home.data) : [],
    all: metrics.rows,
    state: failed ? ('failed' as const) : isReady ? ('ready' as const) : ('loading' as const),
    error: failed?.error,
    reload: () => [metrics, home].forEach(({ reload }) => reload()),
  };
}
