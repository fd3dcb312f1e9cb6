import type { ReactNode } from 'react';
import { useUrlState } from 'shared/platform';
import { type Field, type HistoryDrawer, useHistoryDrawer } from 'shared/ui';
import { doneAct, extendAct } from './acts';
import { RecordDialog } from './RecordDialog';

const labels: Record<string, string> = {
  status: 'Status', doneOn: 'Done on', reference: 'Reference', challan: 'Challan', note: 'Note', extendedTo: 'Extended to', extensionNote: 'Reason of the extension',
  dueDate: 'Due date', lastDay: 'Last day', title: 'Title', period: 'Period', returnType: 'Return type', quarter: 'Quarter', type: 'Type', area: 'Area',
  financialYear: 'Financial year', ruleId: 'Rule', tracked: 'Tracked',
};
const dates = new Set(['doneOn', 'extendedTo', 'dueDate', 'lastDay']);
const fields: readonly Field<object>[] = [
  ...Object.entries(labels).map(([name, label]) => ({ name: name as never, label, kind: dates.has(name) ? ('date' as const) : ('text' as const) })),
  { name: 'amountPaise' as never, label: 'Amount', kind: 'money' },
];

export interface Dialogs {
  markDone: (id: string) => void;
  extend: (id: string) => void;
  /** A row's "History". */
  history: HistoryDrawer['action'];
  /** Render this once, anywhere in the screen. */
  dialogs: ReactNode;
}

/** The dialogs of a list of obligations; which is open stands in the address: `?act=done&id=…`. */
export function useDialogs(): Dialogs {
  const [{ act, id }, setUrl] = useUrlState({ act: '', id: '' });
  const open = (next: string) => (of: string) => setUrl({ act: next, id: of });
  const close = () => setUrl({ act: '', id: '' });
  const history = useHistoryDrawer({ path: 'obligations', name: { one: 'due', many: 'dues' }, fields });
  const dialogs = (
    <>
      {act === 'done' && <RecordDialog key={id} act={doneAct} id={id} onClose={close} />}
      {act === 'extend' && <RecordDialog key={id} act={extendAct} id={id} onClose={close} />}
      {history.drawer}
    </>
  );
  return { markDone: open('done'), extend: open('extend'), history: history.action, dialogs };
}
