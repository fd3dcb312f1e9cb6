import type { ComplianceReportRow } from 'shared/domain/compliance/complianceAnswers';
import { isIsoDate } from 'shared/domain/dates/isoDate';
import { useGet, useUrlState } from 'shared/platform';
import { usualPeriods } from './periods';

/** The report of the period in the address (`?from=…&to=…`; by default this financial year). */
export function useReport() {
  const [first = { name: '', from: '', to: '' }, ...others] = usualPeriods();
  const [url, setUrl] = useUrlState({ from: first.from, to: first.to });
  const isGood = isIsoDate(url.from) && isIsoDate(url.to) && url.from <= url.to;
  const { from, to } = isGood ? url : first;
  const answer = useGet<ComplianceReportRow[]>('compliance/report', { from, to });
  return {
    ...answer,
    from,
    to,
    periods: [first, ...others],
    choose: (period: { from: string; to: string }) => setUrl({ from: period.from, to: period.to }),
  };
}
