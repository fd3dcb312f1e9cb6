import { Button, Modal, Progress } from 'antd';
import { notify, refresh, type StoredRecord } from 'shared/platform';
import { useState } from 'react';
import { FileInput } from '../form/FileInput';
import { formatCount, formatNumber } from '../format';
import type { ResourceDefinition } from '../resource';
import { errorSentence } from '../texts';
import { checkRows, type CheckedRows } from './checkRows';
import { ImportReport } from './ImportReport';
import classes from './ImportDialog.module.css';

const BATCH = 500;

export interface ImportDialogProps<T extends StoredRecord, I extends object> {
  resource: ResourceDefinition<T, I>;
  open: boolean;
  onClose: () => void;
  /** Stores up to 500 checked rows at once. */
  importBatch: (rows: I[]) => Promise<unknown>;
}

/** Imports a CSV file: checks every row first, lists each bad one with its line and reasons, and stores nothing until accepted. */
export function ImportDialog<T extends StoredRecord, I extends object>({ resource, open, onClose, importBatch }: ImportDialogProps<T, I>) {
  const [file, setFile] = useState<File | null>(null);
  const [checked, setChecked] = useState<CheckedRows<I>>();
  const [stored, setStored] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const { many } = resource.name;

  const choose = async (chosen: File | null) => {
    setFile(chosen);
    setChecked(undefined);
    setFailure(undefined);
    if (!chosen) return;
    try {
      const { parseCsv } = await import('shared/domain/parseCsv');
      setChecked(checkRows(parseCsv(await chosen.text()), resource.fields, resource.schema));
    } catch (error) {
      setFailure(errorSentence('This file could not be read', error));
    }
  };
  const close = () => {
    void choose(null);
    onClose();
  };
  const accept = async ({ good }: CheckedRows<I>) => {
    setFailure(undefined);
    let done = 0;
    setStored(done);
    try {
      for (; done < good.length; done += BATCH) {
        await importBatch(good.slice(done, done + BATCH));
        setStored(Math.min(done + BATCH, good.length));
      }
      notify.success(`${formatCount(good.length, resource.name)} imported`);
      close();
    } catch (error) {
      setChecked({ good: good.slice(done), bad: [], ignored: [] });
      setFailure(errorSentence(`${formatNumber(done)} of ${formatNumber(good.length)} ${many} were imported, the rest were not`, error));
    } finally {
      setStored(undefined);
      void refresh(resource.path);
    }
  };
  const isRunning = stored !== undefined;
  const count = checked?.good.length ?? 0;

  return (
    <Modal
      open={open}
      title={`Import ${many}`}
      onCancel={close}
      closable={!isRunning}
      mask={{ closable: false }}
      destroyOnHidden
      footer={[
        <Button key="cancel" disabled={isRunning} onClick={close}>Cancel</Button>,
        <Button key="import" type="primary" disabled={isRunning || count === 0} onClick={() => { if (checked) void accept(checked); }}>
          {checked ? `Import ${formatCount(count, resource.name)}` : 'Import'}
        </Button>,
      ]}
    >
      <div className={classes.body}>
        <p className={classes.hint}>A CSV file whose first row names the columns: {resource.fields.map(({ label }) => label).join(', ')}. Nothing is stored before you accept it.</p>
        <FileInput aria-label="CSV file" accept=".csv,text/csv" value={file} onChange={(chosen) => void choose(chosen)} disabled={isRunning} />
        {failure !== undefined && <p role="alert" className={classes.failure}>{failure}</p>}
        {checked && <ImportReport checked={checked} name={resource.name} />}
        {isRunning && <Progress percent={Math.round((stored / Math.max(1, count)) * 100)} aria-label="Importing" />}
      </div>
    </Modal>
  );
}
