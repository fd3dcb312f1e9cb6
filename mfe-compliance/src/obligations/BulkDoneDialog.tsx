import { Modal } from 'antd';
import { formatDate } from 'shared/domain/dates';
import { doneStatusOf } from 'shared/domain/doneOn';
import type { Obligation } from 'shared/domain/obligation';
import { type ObligationsDoneInput, obligationsDoneInput } from 'shared/domain/obligation';
import { api, notify, refresh } from 'shared/platform';
import { type Field, formatCount, SchemaForm, useFocusReturn } from 'shared/ui';
import { compliancePaths } from '../compliancePaths';
import styles from './BulkDoneDialog.module.css';
import { doneOn, doneWords } from './doneForm';

type Done = Pick<ObligationsDoneInput, 'doneOn' | 'reference'>;
type Row = Obligation;

const rowsName = { one: 'row', many: 'rows' };

/** The row whose period ends last: a day that is not before its end is before none of the others. */
const lastOf = (rows: readonly Row[]) =>
  rows.reduce((last, row) => ((row.doableFrom ?? '') > (last.doableFrom ?? '') ? row : last));

async function reopen(rows: readonly Row[]): Promise<void> {
  for (const { id, reference } of rows) await api.put(`obligations/${id}`, { status: 'Pending', reference });
  await refresh(...compliancePaths);
}

async function record(rows: readonly Row[], done: Done): Promise<void> {
  await api.post('obligations/done', {
    rows: rows.map(({ id, version }) => ({ id, version })),
    ...done,
  } satisfies ObligationsDoneInput);
  await refresh(...compliancePaths);
  notify.success(`${formatCount(rows.length, rowsName)} marked as done on ${formatDate(done.doneOn)}`, {
    undo: () => reopen(rows),
  });
}

/** Asks once for the day and the reference of several pending rows, and records all of them or none. */
export function BulkDoneDialog({ rows, onClose }: { rows: readonly Row[]; onClose: (isDone: boolean) => void }) {
  const cancel = () => onClose(false);
  useFocusReturn();
  const areReturns = rows.every((row) => doneStatusOf(row) === 'Filed');
  const fields: readonly Field<Done>[] = [
    { name: 'doneOn', label: doneWords[areReturns ? 'Filed' : 'Done'].day, kind: 'date', required: true },
    { name: 'reference', label: 'Reference', help: 'Used for all rows; you can change each one afterwards.' },
  ];
  return (
    <Modal
      open
      title={`Mark ${formatCount(rows.length, rowsName)} as ${areReturns ? 'filed' : 'done'}`}
      onCancel={cancel}
      footer={null}
      destroyOnHidden
    >
      <ul className={styles.rows} aria-label="Marked rows">
        {rows.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <SchemaForm<Done>
        fields={fields}
        schema={obligationsDoneInput.pick({ reference: true }).extend({ doneOn: doneOn(lastOf(rows)) })}
        initial={{ doneOn: '', reference: '' }}
        submitLabel="Save"
        failure="Failed to update status"
        onCancel={cancel}
        takesFocus
        onSubmit={(done) => record(rows, done)}
        onDone={() => onClose(true)}
      />
    </Modal>
  );
}
