import { addDays, today } from 'shared/domain/dates/dates';
import { type Query, useList, useMay } from 'shared/platform';
import { LinkTabs } from 'shared/ui';
import { ATTRITION_PAGE, BENCH_PAGE, EXPIRING_PAGE, PAPERS_PAGE, PLACEMENTS_PAGE } from './paths';

/** People without a placement today. */
export const onBench = { deployment: 'Bench' };

/** Placements that end within this number of days. */
export const endingWithin = (days: number) => ({ 'endsOn.from': today(), 'endsOn.to': addDays(today(), days) });

/** Current employees with incomplete joining papers. */
export const lacksPapers = { deployment: 'Deployed,Bench', 'papersMissing.from': '1' };

/** A tab's label with its count. */
function Counted({ label, path, query }: { label: string; path: string; query: Query }) {
  const { total, state } = useList(path, { ...query, fields: ['id'], page: 1, size: 1 });
  return <>{state === 'ready' ? `${label} (${total})` : label}</>;
}

/** Tabs of the lists in the placements section. */
export function PlacementTabs() {
  const seesPeople = useMay('employees:read');
  const lists = [
    { to: PLACEMENTS_PAGE, label: 'All' },
    ...(seesPeople ? [{ to: BENCH_PAGE, label: <Counted label="Bench" path="employees" query={onBench} /> }] : []),
    { to: EXPIRING_PAGE, label: <Counted label="Expiring" path="placements" query={endingWithin(30)} /> },
    { to: ATTRITION_PAGE, label: 'Attrition' },
    ...(seesPeople
      ? [{ to: PAPERS_PAGE, label: <Counted label="Missing papers" path="employees" query={lacksPapers} /> }]
      : []),
  ];
  return <LinkTabs items={lists} />;
}
