import type { ReactNode } from 'react';
import { areaNames } from 'shared/domain/compliance/areaNames';
import { formatPeriod } from 'shared/domain/dates/period';
import { useUrlState } from 'shared/platform';
import { type Field, type HistoryDrawer, useHistoryDrawer } from 'shared/ui';
import { doneAct, extendAct } from './acts';
import { RecordDialog } from './RecordDialog';

/** Labels for the history. */
const told: readonly Field<object>[] = [
  { name: 'extensionNote' as never, label: 'Reason of the extension' },
  { name: 'area' as never, label: 'Area', format: (area) => areaNames[area as keyof typeof areaNames] ?? String(area) },
  { name: 'period' as never, label: 'Period', format: (period) => formatPeriod(String(period)) },
];

export interface Dialogs {
  markDone: (id: string) => void;
  extend: (id: string) => void;
  /** A row's "History" action. */
  history: HistoryDrawer['action'];
  /** Render this once, anywhere in the screen. */
  dialogs: ReactNode;
}

/** The dialogs of an obligation list; the open one is in the address: `?act=done&id=…`. */
export function useDialogs(): Dialogs {
  const [{ act, id }, setUrl] = useUrlState({ act: '', id: '' });
  const open = (next: string) => (of: string) => setUrl({ act: next, id: of });
  const close = () => setUrl({ act: '', id: '' });
  const history = useHistoryDrawer({
    path: 'obligations',
    name: { one: 'due', many: 'dues' },
    fields: [],
    history: told,
  });
  const dialogs = (
    <>
      {act === 'done' && <RecordDialog key={id} act={doneAct} id={id} onClose={close} />}
      {act === 'extend' && <RecordDialog key={id} act={extendAct} id={id} onClose={close} />}
      {history.drawer}
    </>
  );
  return { markDone: open('done'), extend: open('extend'), history: history.action, dialogs };
}
