import { Button } from 'antd';
import { ArrowRight, History, Pencil, Trash2 } from 'lucide-react';
import { ChartFrame } from '../ChartFrame';
import { LinkTabs } from '../page/LinkTabs';
import { Columns, Row, Stack, Text } from '../page/layout';
import { PageActs } from '../page/PageActs';
import { PageHeader } from '../page/PageHeader';
import { Panel } from '../page/Panel';
import type { PageAct } from '../page/pageAct';
import { EmptyState, FailedState, FailureNotice, LoadingState, NoMatchState, ResponseState } from '../states';
import { TogetherDialog } from '../together/TogetherDialog';
import type { TogetherAct } from '../together/togetherAct';
import { type Gallery, LONG, paths, press } from './entry';

const ignore = () => undefined;
const answer = { error: new Error('Network error'), reload: ignore };
const figures = { heads: ['Month', 'Invoices'], rows: [['August', 12] as const, ['September', 30] as const] };
const pageActs: readonly PageAct[] = [
  { label: 'New terms', place: 'main', onClick: ignore },
  { label: 'Edit', place: 'beside', icon: <Pencil />, onClick: ignore },
  { label: 'Move', icon: <ArrowRight />, onClick: ignore },
  { kind: 'history', label: 'History', icon: <History />, onClick: ignore },
  { kind: 'remove', label: 'Delete', icon: <Trash2 />, danger: true, onClick: ignore },
];
const move: TogetherAct = {
  path: paths.together,
  most: 1,
  title: 'Move 3 people',
  rows: [
    { id: 'asha', name: 'Asha Devi' },
    { id: 'bela', name: 'Bela Kujur' },
    { id: 'long', name: LONG },
  ],
  choices: [{ label: (count) => `Move ${count}`, done: () => Promise.resolve() }],
};
const together = () => <TogetherDialog act={move} onClose={ignore} />;
const columns = (
  <>
    <Panel title="Page">A page, or the first of two.</Panel>
    <Panel title="Side">What stands beside it.</Panel>
  </>
);
const bars = (
  <svg viewBox="0 0 100 50" width="100%" height="100%">
    <path d="M10 50V30H40V50M60 50V5H90V50" fill="var(--color-brand)" />
  </svg>
);

/** Empty states, and the frames around content. */
export const states: Gallery = {
  LoadingState: {
    states: {
      lines: () => <LoadingState />,
      cards: () => <LoadingState shape="cards" count={2} />,
      form: () => <LoadingState shape="form" count={2} />,
      chart: () => <LoadingState shape="chart" />,
    },
  },
  FailureNotice: {
    states: {
      plain: () => <FailureNotice failure={{ title: 'Could not delete the center.' }} />,
      'with Retry': () => (
        <FailureNotice failure={{ title: 'Could not load the centers.', detail: LONG }} onRetry={ignore} />
      ),
      'to be closed': () => <FailureNotice failure={{ title: 'Could not delete the center.' }} onClose={ignore} />,
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
  ResponseState: {
    states: {
      loading: () => (
        <ResponseState of={{ ...answer, state: 'loading' }} failed="Failed to load centers" skeleton="lines" />
      ),
      failed: () => <ResponseState of={{ ...answer, state: 'failed' }} failed="Failed to load centers" />,
    },
  },
  LinkTabs: {
    states: {
      two: () => (
        <LinkTabs
          items={[
            { to: '/', label: 'Slips' },
            { to: '/runs', label: 'Runs (3)' },
          ]}
        />
      ),
    },
  },
  PageHeader: {
    room: 'page',
    states: {
      whole: () => (
        <PageHeader
          title="Centers"
          purpose="Client sites where you supply people, with their contacts."
          actions={<Button type="primary">Add center</Button>}
          breadcrumbs={[{ label: 'Clients', to: '/clients' }, { label: 'Centers' }]}
        />
      ),
      'long title': () => <PageHeader title={LONG} actions={<Button type="primary">Add center</Button>} />,
    },
  },
  PageActs: {
    room: 'page',
    states: {
      'next step': () => <PageActs acts={pageActs} />,
      'no next step': () => <PageActs acts={pageActs.slice(1)} />,
      focus: { show: () => <PageActs acts={pageActs} />, as: 'focus' },
      'menu open': { show: () => <PageActs acts={pageActs} />, play: press('More'), window: 200 },
    },
  },
  Panel: {
    states: {
      titled: () => (
        <Panel title="Payments" actions={<Button size="small">Record</Button>}>
          No payments yet.
        </Panel>
      ),
      bare: () => <Panel>No payments yet.</Panel>,
      'long title': () => <Panel title={LONG}>Nothing.</Panel>,
    },
  },
  TogetherDialog: {
    room: 'page',
    states: {
      'some are refused': { show: together, window: 360 },
      'stopped in between': {
        show: together,
        play: () => setTimeout(() => press('Move 2')(document.body), 300),
        window: 360,
      },
    },
  },
  Stack: {
    states: {
      usual: () => (
        <Stack>
          <Panel>One</Panel>
          <Panel>Two</Panel>
        </Stack>
      ),
      close: () => (
        <Stack gap={1}>
          <Text tone="text">One</Text>
          <Text>Two</Text>
        </Stack>
      ),
    },
  },
  Row: {
    states: {
      'at both ends': () => (
        <Row justify="space-between" align="baseline">
          <Text>From</Text>
          <Button size="small">To</Button>
        </Row>
      ),
      'in one line': () => (
        <Row wraps={false} align="start" gap={4}>
          <Text>{LONG}</Text>
          <Button>Copy</Button>
        </Row>
      ),
      'at the end': () => (
        <Row justify="end">
          <Button>Cancel</Button>
          <Button type="primary">Save</Button>
        </Row>
      ),
    },
  },
  Columns: {
    room: 'page',
    states: {
      '3:2': () => <Columns split="3:2">{columns}</Columns>,
      '2:3': () => <Columns split="2:3">{columns}</Columns>,
      side: () => <Columns split="side">{columns}</Columns>,
    },
  },
  Text: {
    states: {
      muted: () => <Text>{`No payments yet. ${LONG}`}</Text>,
      text: () => <Text tone="text">Give this address to your calendar.</Text>,
      bad: () => (
        <Text tone="bad" role="alert">
          Failed to create the file: Network error
        </Text>
      ),
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
