import { Button, Drawer, Select } from 'antd';
import { useState } from 'react';
import type { LawPreview } from 'shared/domain/law/lawPreview';
import { type LawRow, type LawRowInput, lawSubjectName } from 'shared/domain/law/lawRow';
import { type LawKind, lawKindNames, lawKinds } from 'shared/domain/law/lawValues';
import { api, confirmClose, notify, refresh } from 'shared/platform';
import { Row, SchemaForm, Stack, useAction, useFocusReturn } from 'shared/ui';
import { compliancePaths } from '../compliancePaths';
import { fieldsOf, type LawForm, rowOf, schemaOf, startOf } from './lawForm';
import { PreviewList } from './PreviewList';

/** The purpose of the dialog: a new row, a row from a later day, or a correction. */
export type LawTask = { do: 'add' } | { do: 'add like'; row: LawRow } | { do: 'correct'; row: LawRow };

interface Tried {
  row: LawRowInput;
  form: LawForm;
  preview: LawPreview;
}

/** The form for a row's values: previews the effects, then saves it. */
export function LawDialog({ task, onClose }: { task: LawTask; onClose: () => void }) {
  useFocusReturn();
  const [kind, setKind] = useState<LawKind>(task.do === 'add' ? 'pf' : task.row.kind);
  const [tried, setTried] = useState<Tried>();
  const [isChecking, setChecking] = useState(true);
  const { isRunning, run } = useAction();
  const stored = task.do === 'correct' ? task.row : undefined;
  const tryRow = async (form: LawForm) => {
    const row = rowOf(kind, form);
    const body = { row, ...(stored ? { id: stored.id } : {}) };
    setTried({ row, form, preview: await api.post<LawPreview>('law-rows/preview', body) });
    setChecking(false);
  };
  const save = ({ row }: Tried) =>
    run('Failed to save this rate', async () => {
      await (stored
        ? api.put(`law-rows/${encodeURIComponent(stored.id)}`, { ...row, version: stored.version })
        : api.post('law-rows', row));
      notify.success('The rate was saved');
      onClose();
      await refresh('law-rows', 'wages', ...compliancePaths);
    });
  const start = tried?.form ?? (task.do === 'add' ? {} : startOf(task.row, task.do === 'add like'));
  const closeAsking = async () => {
    if (await confirmClose()) onClose();
  };
  return (
    <Drawer
      open
      size={640}
      title={task.do === 'add' ? 'Add rate' : `${stored ? 'Correct' : 'Add'} ${lawSubjectName(task.row)}`}
      onClose={() => void closeAsking()}
    >
      {isChecking || !tried ? (
        <Stack>
          {task.do === 'add' && (
            <Select
              aria-label="Kind"
              value={kind}
              onChange={setKind}
              options={lawKinds.map((value) => ({ value, label: lawKindNames[value] }))}
            />
          )}
          <SchemaForm<LawForm>
            key={kind}
            fields={fieldsOf(kind)}
            schema={schemaOf(kind)}
            initial={start}
            submitLabel="Show what changes"
            submittingLabel="Working it out..."
            failure="Failed to work out what changes"
            onCancel={() => void closeAsking()}
            takesFocus
            onSubmit={tryRow}
          />
        </Stack>
      ) : (
        <Stack>
          <PreviewList preview={tried.preview} />
          <Row justify="end">
            <Button disabled={isRunning} onClick={() => setChecking(true)}>
              Back
            </Button>
            <Button type="primary" loading={isRunning} onClick={() => void save(tried)}>
              Save rate
            </Button>
          </Row>
        </Stack>
      )}
    </Drawer>
  );
}
