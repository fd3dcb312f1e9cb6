import type { SlotProps } from 'shared/contract';
import { Slot } from 'shared/platform';
import { Panel } from '../page/Panel';

type RecordSlot = Extract<keyof SlotProps, `record.${string}`>;

export interface RecordPanelsProps<S extends RecordSlot> {
  /** Whose page it is: `record.center`. */
  slot: S;
  record: SlotProps[S]['record'];
}

/** What other modules know of a record, on its page: a panel each, under the title that they give it. */
export function RecordPanels<S extends RecordSlot>({ slot, record }: RecordPanelsProps<S>) {
  const props = { id: record.id, record } as SlotProps[S];
  return (
    <Slot
      name={slot}
      props={props}
      frame={(offered, content) => (
        <Panel title={'title' in offered ? String(offered.title) : undefined} dense>
          {content}
        </Panel>
      )}
    />
  );
}
