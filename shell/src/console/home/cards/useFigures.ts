import type { Metric } from 'shared/domain/console/metric';
import { useList } from 'shared/platform';

/** The figures of one kind; all cards share one call. */
export function useFigures(group: Metric['group']) {
  const { rows, ...rest } = useList<Metric>('metrics');
  return { figures: rows.filter((metric) => metric.group === group), all: rows, ...rest };
}
