import { Segmented } from 'antd';
import { useUrlState } from 'shared/platform';
import { PageHeader, ResourceTable, Row, Stack } from 'shared/ui';
import { endingWithin, PlacementTabs } from './PlacementTabs';
import { crumbs, placementPath } from './paths';
import { placements } from './resource';

const spans = ['30', '60', '90'];

const expiring: typeof placements = {
  ...placements,
  texts: { empty: 'No placement ends in these days', emptyHint: '' },
  defaultSort: 'endsOn',
  filters: [],
};

/** `/dashboard/placements/expiring`: placements that end soon. */
export default function ExpiringPage() {
  const [{ days }, setUrl] = useUrlState({ days: '30' });
  const within = spans.includes(days) ? days : '30';
  return (
    <>
      <PageHeader
        title="Expiring"
        purpose="Placements with a last day in the coming weeks: renew, move or replace them in time."
        breadcrumbs={crumbs('Expiring')}
      />
      <PlacementTabs />
      <Stack>
        <Row>
          <Segmented
            aria-label="Last day within"
            value={within}
            options={spans.map((value) => ({ value, label: `${value} days` }))}
            onChange={(value) => setUrl({ days: value })}
          />
        </Row>
        <ResourceTable
          resource={expiring}
          query={endingWithin(Number(within))}
          rowLink={({ id }) => placementPath(id)}
        />
      </Stack>
    </>
  );
}
