import { addMonths, formatMonth, lastDayOfMonth, today } from 'shared/domain/dates/dates';
import { leavingReasons } from 'shared/domain/work/placements/placement';
import { type Attrition, attritionBy } from 'shared/domain/work/placements/placementFigures';
import { useGet } from 'shared/platform';
import { EmptyState, formatCount, PageHeader, Panel, ResponseState, Stack, Text } from 'shared/ui';
import { Ended } from './Ended';
import { PlacementTabs } from './PlacementTabs';
import { asCounted, crumbs, placementsBy } from './paths';

const range = (from: string, to: string) => ({ 'endsOn.from': from, 'endsOn.to': to });
const monthRange = (month: string, to: string) => {
  const last = lastDayOfMonth(month);
  return range(`${month}-01`, last < to ? last : to);
};
/** A filter of the list: empty when both texts are empty, none when only one is. */
const only = (value: string) => value || ',';
const reasons = ['', ...leavingReasons].join(',');

/** `/dashboard/placements/attrition`: ended placements of a year by month, reason and client, and their duration. */
export default function AttritionPage() {
  const from = addMonths(`${today().slice(0, 7)}-01`, -11);
  const to = today();
  const { data, ...response } = useGet<Attrition>('placements/attrition', { from, to });
  const rows = data?.ended ?? [];
  const total = attritionBy(rows, () => ({ id: '', label: '' }))[0];
  const opened = (filters: Record<string, string>) =>
    placementsBy({
      state: 'Ended',
      endReason: reasons,
      ...range(from, to),
      ...filters,
      ...asCounted(data?.isSample === true),
    });
  return (
    <>
      <PageHeader
        title="Attrition"
        purpose="Placements that ended in the last twelve months. A move is not counted: the person stays."
        breadcrumbs={crumbs('Attrition')}
      />
      <PlacementTabs />
      <ResponseState of={response} failed="Failed to load the attrition" skeleton="lines" count={6} />
      {response.state === 'ready' && !total && (
        <Panel>
          <EmptyState title="No placement ended in the last twelve months" detail="" />
        </Panel>
      )}
      {total && (
        <Stack>
          <Text>
            {formatCount(total.people, { one: 'placement', many: 'placements' })} ended, after{' '}
            {formatCount(total.averageDays, { one: 'day', many: 'days' })} on average.
          </Text>
          <Ended
            title="By month"
            rows={attritionBy(rows, ({ month }) => ({ id: month, label: formatMonth(month) })).sort((a, b) =>
              b.id.localeCompare(a.id),
            )}
            linkOf={(month) => opened(monthRange(month, to))}
          />
          <Ended
            title="By reason"
            rows={attritionBy(rows, ({ endReason }) => ({ id: endReason, label: endReason || 'No reason' }))}
            linkOf={(endReason) => opened({ endReason: only(endReason) })}
          />
          <Ended
            title="By client"
            rows={attritionBy(rows, ({ companyId, companyName }) => ({
              id: companyId,
              label: companyName || 'No company',
            }))}
            linkOf={(companyId) => opened({ companyId: only(companyId) })}
          />
        </Stack>
      )}
    </>
  );
}
