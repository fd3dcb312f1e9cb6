import { Modal } from 'antd';
import { useState } from 'react';
import { doneStatusOf } from 'shared/domain/compliance/doneOn';
import type { Obligation } from 'shared/domain/compliance/obligation';
import { type ObligationsDoneInput, referencesIn } from 'shared/domain/compliance/obligation';
import { formatDate } from 'shared/domain/dates/dates';
import { api, errorText, notify, refresh } from 'shared/platform';
import { type Field, formatCount, formatMoney, formatNumber, SchemaForm, useFocusReturn } from 'shared/ui';
import { z } from 'zod';
import { compliancePaths } from '../compliancePaths';
import styles from './BulkDoneDialog.module.css';
import { doneOn, doneWords } from './doneForm';

/** The entered references as one text: a line per row, or one line for all. */
interface Done {
  doneOn: string;
  references: string;
}
type Row = Obligation;

/** The maximum length of a row's reference, in characters. */
const LONGEST_REFERENCE = 120;
const rowsName = { one: 'row', many: 'rows' };

/** The row with the latest end of period: a date after it is after all others. */
const lastOf = (rows: readonly Row[]) =>
  rows.reduce((last, row) => ((row.doableFrom ?? '') > (last.doableFrom ?? '') ? row : last));

/** The maximum number of rows in one request. */
const MOST_TOGETHER = 500;

/** Sets rows back to pending; reports those that can't be, and continues with the rest. */
async function reopen(rows: readonly Row[]): Promise<void> {
  const failed: string[] = [];
  for (const { id, reference, title } of rows)
    await api
      .put(`obligations/${id}`, { status: 'Pending', reference })
      .catch((error: unknown) => failed.push(`${title}: ${errorText(error)}`));
  await refresh(...compliancePaths);
  if (failed.length > 0) notify.error(`Undo failed for ${formatCount(failed.length, rowsName)}. ${failed.join(' ')}`);
}

/**
 * Records all rows except the first `before`; if a later request fails, earlier rows stay recorded, with undo.
 * `onStored` receives the number recorded after each request.
 */
async function record(
  rows: readonly Row[],
  done: Done,
  { before, onStored }: { before: number; onStored: (count: number) => void },
): Promise<void> {
  const given = referencesIn(done.references);
  let stored = before;
  try {
    while (stored < rows.length) {
      const together = rows.slice(stored, stored + MOST_TOGETHER);
      const from = stored;
      await api.post('obligations/done', {
        rows: together.map(({ id, version }, place) => ({
          id,
          version,
          reference: (given.length === 1 ? given[0] : given[from + place]) ?? '',
        })),
        doneOn: done.doneOn,
        reference: '',
      } satisfies ObligationsDoneInput);
      stored = from + together.length;
      onStored(stored);
    }
  } finally {
    await refresh(...compliancePaths);
    const recorded = rows.slice(before, stored);
    if (recorded.length > 0)
      notify.success(`${formatCount(recorded.length, rowsName)} marked as done on ${formatDate(done.doneOn)}`, {
        undo: () => reopen(recorded),
      });
  }
}

/** One reference for all, or one per row: a missing line would shift all later ones. */
const referencesOf = (rows: readonly Row[]) =>
  z.string().superRefine((typed, context) => {
    const given = referencesIn(typed);
    if (given.length !== 1 && given.length !== rows.length)
      context.addIssue({
        code: 'custom',
        message: `There are ${given.length} lines for ${formatCount(rows.length, rowsName)}. Enter one reference for all, or one line for each row.`,
      });
    const long = given.findIndex((reference) => reference.length > LONGEST_REFERENCE);
    if (long >= 0)
      context.addIssue({ code: 'custom', message: `Line ${long + 1} is longer than ${LONGEST_REFERENCE} characters.` });
  });

/** Asks once for the date and references of several pending rows, and records all or none. */
export function BulkDoneDialog({ rows, onClose }: { rows: readonly Row[]; onClose: (isDone: boolean) => void }) {
  const [stored, setStored] = useState(0);
  // Recorded rows are no longer in the list.
  const cancel = () => onClose(stored > 0);
  useFocusReturn();
  const areReturns = rows.every((row) => doneStatusOf(row) === 'Filed');
  const fields: readonly Field<Done>[] = [
    { name: 'doneOn', label: doneWords[areReturns ? 'Filed' : 'Done'].day, kind: 'date', required: true },
    {
      name: 'references',
      label: 'References',
      kind: 'textarea',
      rows: 4,
      help: 'One for all rows, or paste a column: one line for each row, in the order above.',
    },
  ];
  return (
    <Modal
      open
      title={`Mark ${formatCount(rows.length, rowsName)} as ${areReturns ? 'filed' : 'done'}`}
      onCancel={cancel}
      footer={null}
      destroyOnHidden
    >
      <ol className={styles.rows} aria-label="Marked rows">
        {rows.map(({ id, title, owedPaise }) => (
          <li key={id}>{owedPaise === null ? title : `${title}: ${formatMoney(owedPaise)}`}</li>
        ))}
      </ol>
      {rows.length > MOST_TOGETHER && (
        <p role="status">
          {stored > 0 && `${formatNumber(stored)} of ${formatCount(rows.length, rowsName)} recorded.`}
        </p>
      )}
      <SchemaForm<Done>
        fields={fields}
        schema={z.object({ doneOn: doneOn(lastOf(rows)), references: referencesOf(rows) })}
        initial={{ doneOn: '', references: '' }}
        submitLabel="Save"
        failure="Failed to update status"
        onCancel={cancel}
        takesFocus
        onSubmit={(done) => record(rows, done, { before: stored, onStored: setStored })}
        onDone={() => onClose(true)}
      />
    </Modal>
  );
}
