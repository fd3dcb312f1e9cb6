import { today } from 'shared/domain/dates';
import { api, confirm, notify, refresh } from 'shared/platform';
import { formatCount } from 'shared/ui';
import { compliancePaths } from '../compliancePaths';
import { doneStatusOf } from './doneForm';
import type { ObligationRecord } from './record';

const rowsName = { one: 'row', many: 'rows' };

/** Records several pending rows as done, each on its last day, or today when that is still to come: what was done before the records began. */
export function useBulkDone() {
  return async (rows: readonly ObligationRecord[]): Promise<void> => {
    const pending = rows.filter((row) => row.status === 'Pending');
    if (pending.length === 0) {
      notify.info('None of the chosen rows is pending.');
      return;
    }
    const agreed = await confirm({
      title: `Mark ${formatCount(pending.length, rowsName)} as done?`,
      body: 'Each is recorded as filed or paid on its due date, or today if that is still to come. Dates and references can be corrected later.',
      confirmLabel: 'Mark as done',
    });
    if (!agreed) return;
    const day = today();
    try {
      for (const row of pending) {
        await api.put(`obligations/${row.id}`, { status: doneStatusOf(row), doneOn: row.lastDay < day ? row.lastDay : day, version: row.version });
      }
      notify.success(`${formatCount(pending.length, rowsName)} marked as done`, { undo: () => reopenAll(pending) });
    } finally {
      await refresh(...compliancePaths);
    }
  };
}

async function reopenAll(rows: readonly ObligationRecord[]): Promise<void> {
  for (const { id } of rows) await api.put(`obligations/${id}`, { status: 'Pending' });
  await refresh(...compliancePaths);
}
