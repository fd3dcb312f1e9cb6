import { Button } from 'antd';
import { ChartFrame } from '../ChartFrame';
import { PageHeader } from '../page/PageHeader';
import { Panel } from '../page/Panel';
import { EmptyState, FailedState, LoadingState, NoMatchState } from '../states';
import { type Gallery, LONG, press } from './entry';

const ignore = () => undefined;
const figures = { heads: ['Month', 'Invoices'], rows: [['August', 12] as const, ['September', 30] as const] };
const bars = (
  <svg viewBox="0 0 100 50" width="100%" height="100%">
    <path d="M10 50V30H40V50M60 50V5H90V50" fill="var(--color-brand)" />
  </svg>
);

/** Why there is nothing to see, and what is around what there is. */
export const states: Gallery = {
  LoadingState: {
    states: {
      lines: () => <LoadingState />,
      cards: () => <LoadingState shape="cards" count={2} />,
      form: () => <LoadingState shape="form" count={2} />,
      chart: () => <LoadingState shape="chart" />,
    },
  },
  EmptyState: {
    states: {
      plain: () => <EmptyState title="No centers yet" />,
      'with an action': () => (
        <EmptyState title="No centers yet" detail={LONG} action={<Button type="primary">Add center</Button>} />
      ),
    },
  },
  NoMatchState: { states: { narrowed: () => <NoMatchState title="No centers match" onClear={ignore} /> } },
  FailedState: {
    states: {
      'with words': () => <FailedState title="Failed to load centers" detail="Network error" onRetry={ignore} />,
      'without Retry': () => <FailedState title="Failed to load centers" />,
    },
  },
  PageHeader: {
    room: 'page',
    states: {
      whole: () => (
        <PageHeader
          title="Centers"
          purpose="Where your clients need people, and whom to call there."
          actions={<Button type="primary">Add center</Button>}
          breadcrumbs={[{ label: 'Clients', to: '/clients' }, { label: 'Centers' }]}
        />
      ),
      'long title': () => <PageHeader title={LONG} actions={<Button type="primary">Add center</Button>} />,
    },
  },
  Panel: {
    states: {
      titled: () => (
        <Panel title="Payments" actions={<Button size="small">Record</Button>}>
          Nothing has been paid yet.
        </Panel>
      ),
      bare: () => <Panel>Nothing has been paid yet.</Panel>,
      'long title': () => <Panel title={LONG}>Nothing.</Panel>,
    },
  },
  ChartFrame: {
    states: {
      chart: () => (
        <ChartFrame title="Invoices" purpose="By month" table={figures} height={120}>
          {bars}
        </ChartFrame>
      ),
      table: {
        show: () => (
          <ChartFrame title="Invoices" table={figures} height={120}>
            {bars}
          </ChartFrame>
        ),
        play: press('Show as table'),
      },
      failed: () => (
        <ChartFrame title="Invoices" table={figures} height={120}>
          <Broken />
        </ChartFrame>
      ),
    },
  },
};

function Broken(): never {
  throw new Error('A chart that can’t be drawn, on purpose.');
}
