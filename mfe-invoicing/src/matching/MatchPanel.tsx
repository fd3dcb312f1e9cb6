import { Select } from 'antd';
import type { ReactNode } from 'react';
import type { GetResult } from 'shared/platform';
import { type Column, EmptyState, Panel, ResponseState, Row, Stack, StatusDot, Text, type Tone } from 'shared/ui';

const tones: Readonly<Record<string, Tone>> = {
  Agrees: 'good',
  Matched: 'good',
  Differs: 'warn',
  Open: 'warn',
  'Passed over': 'neutral',
  'Only with them': 'bad',
  'Only with us': 'bad',
};

/** The column that compares their line with ours. */
export const stateColumn: Column<{ id: string; state: string }> = {
  key: 'state',
  title: 'State',
  text: ({ state }) => state,
  beside: 16,
  render: ({ state }) => <StatusDot tone={tones[state] ?? 'warn'}>{state}</StatusDot>,
};

interface MatchPanelProps<A> {
  answer: GetResult<A>;
  /** The title of the failure: "Failed to load the bills". */
  failed: string;
  /** Shown while no file has been read. By default, a file has been read. */
  empty?: { title: string; detail: string } | false;
  /** Filters before the state filter. By default none. */
  choices?: ReactNode;
  /** What the lines are filtered by, and its choice for all. By default their state. */
  what?: string;
  all?: string;
  states: readonly string[];
  /** The state filter; empty for all. */
  state: string;
  onState: (state: string) => void;
  /** A sentence for each state: "Matched: 3, GST ₹540.00". */
  counts: readonly string[];
  /** The table of the lines. */
  children: ReactNode;
}

/**
 * Lines of a file next to our records, with the comparison and the decision. Shared by bank statements, form 26AS,
 * GSTR-2B and the IMS.
 */
export function MatchPanel<A>({
  answer,
  failed,
  empty,
  choices,
  what = 'State',
  all = 'All states',
  states,
  state,
  onState,
  counts,
  children,
}: MatchPanelProps<A>) {
  return (
    <Panel>
      <Stack gap={3}>
        <ResponseState of={answer} failed={failed} skeleton="lines" count={5} />
        {answer.data && empty && <EmptyState {...empty} />}
        {answer.data && !empty && (
          <>
            <Row>
              {choices}
              <Select
                aria-label={what}
                value={state}
                onChange={onState}
                options={[{ value: '', label: all }, ...states.map((each) => ({ value: each, label: each }))]}
                style={{ minWidth: 160 }}
              />
            </Row>
            <Text>{counts.join(' · ')}</Text>
            {children}
          </>
        )}
      </Stack>
    </Panel>
  );
}
