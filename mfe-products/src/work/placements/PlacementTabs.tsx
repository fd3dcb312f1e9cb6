import { addDays, today } from 'shared/domain/dates/dates';
import { type Query, useList, useMay } from 'shared/platform';
import { LinkTabs } from 'shared/ui';
import { ATTRITION_PAGE, BENCH_PAGE, EXPIRING_PAGE, PAPERS_PAGE, PLACEMENTS_PAGE } from './paths';

/** People without a placement today. */
export const onBench = { deployment: 'Bench' };

/** Which placements end within this many days. */
export const endingWithin = (days: number) => ({ 'endsOn.from': today(), 'endsOn.to': addDays(today(), days) });

/** People whose joining papers are incomplete and who have not left. */
export const lacksPapers = { deployment: 'Deployed,Bench', 'papersMissing.from': '1' };

/** A list's name with how many it has. */
function Counted({ label, path, query }: { label: string; path: string; query: Query }) {
  const { total, state } = useList(path, { ...query, fields: ['id'], page: 1, size: 1 });
  return <>{state === 'ready' ? `${label} (${total})` : label}</>;
}

/** Leads from one list of the placements' section to the others. */
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
