import { Tabs } from 'antd';
import type { SlotProps } from 'shared/contract';
import { Contributed, type Offered, useContributions } from 'shared/platform';
import { Stack } from '../page/layout';
import { Panel } from '../page/Panel';

/** The slots for panels of records. */
export type RecordSlot = Extract<keyof SlotProps, `record.${string}`>;

export interface RecordPanelsProps<S extends RecordSlot> {
  /** The slot of the panels: `record.center`. */
  slot: S;
  /** The record's current data. */
  record: SlotProps[S]['record'];
}

/**
 * The modules' contributions to a record's page: a panel each, tabs below them, if any. Renders nothing if there are
 * none.
 */
export function RecordPanels<S extends RecordSlot>({ slot, record }: RecordPanelsProps<S>) {
  const all = useContributions(slot);
  if (all.length === 0) return <></>;
  const props = { id: record.id, record } as SlotProps[S];
  const show = (offered: Offered<S>) => <Contributed offered={offered} props={props} />;
  const named = all.map((offered) => {
    const { id, title, as } = offered as Offered<RecordSlot>;
    return { id, title, isTab: as === 'tab', offered };
  });
  const tabs = named.filter(({ isTab }) => isTab);
  return (
    <Stack>
      {named
        .filter(({ isTab }) => !isTab)
        .map(({ id, title, offered }) => (
          <Panel key={id} dense title={title}>
            {show(offered)}
          </Panel>
        ))}
      {tabs.length > 0 && (
        <Tabs items={tabs.map(({ id, title, offered }) => ({ key: id, label: title, children: show(offered) }))} />
      )}
    </Stack>
  );
}
