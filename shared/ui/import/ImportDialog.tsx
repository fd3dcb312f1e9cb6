import { Button, Modal, Progress } from 'antd';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { toCsv } from 'shared/domain/csv';
import type { ParsedCsv } from 'shared/domain/parseCsv';
import { api, downloadFile, notify, refresh } from 'shared/platform';
import type { ZodType } from 'zod';
import { useFocusReturn } from '../focus';
import { FileInput } from '../form/FileInput';
import type { Field } from '../form/field';
import { formatCount, formatNumber } from '../format';
import { errorSentence } from '../texts';
import { ColumnMapping } from './ColumnMapping';
import { checkRows } from './checkRows';
import styles from './ImportDialog.module.css';
import { ImportPreview } from './ImportPreview';
import { ImportReport } from './ImportReport';
import { type ColumnMap, mapColumns } from './mapColumns';

export interface ImportDialogProps {
  /** What is imported, with the fields that a file can fill and what the list calls them. */
  target: {
    path: string;
    name: { one: string; many: string };
    fields: readonly Field<object>[];
    titles: Readonly<Record<string, string>>;
    schema: ZodType<object, unknown>;
  };
  onClose: () => void;
}

/** A chosen file, and which field each of its columns fills. */
interface Chosen {
  parsed: ParsedCsv;
  map: ColumnMap;
}

/**
 * Imports a CSV file: guesses which column is which field, checks every row, says what is wrong with which lines and
 * shows what will be stored. Nothing is stored before it is accepted, and lines that are wrong are left out only when asked.
 */
export default function ImportDialog({ target: { name, path, fields, titles, schema }, onClose }: ImportDialogProps) {
  useFocusReturn();
  const [file, setFile] = useState<File | null>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const [leavesOut, setLeavesOut] = useState(false);
  const [stored, setStored] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const checked = useMemo(
    () => chosen && checkRows(chosen.parsed, chosen.map, fields, schema),
    [chosen, fields, schema],
  );
  const left = checked?.good.slice(stored) ?? [];
  const wrong = checked && chosen ? checked.bad.length + chosen.parsed.problems.length : 0;

  const choose = async (next: File | null) => {
    setFile(next);
    setChosen(undefined);
    setLeavesOut(false);
    setStored(0);
    setFailure(undefined);
    if (!next) return;
    try {
      const [{ parseCsv }, { decodeText }] = await Promise.all([
        import('shared/domain/parseCsv'),
        import('shared/domain/decodeText'),
      ]);
      const parsed = parseCsv(decodeText(new Uint8Array(await next.arrayBuffer())));
      setChosen({ parsed, map: mapColumns(parsed.keys, fields, titles) });
    } catch (error) {
      setFailure(errorSentence('This file couldn’t be read', error));
    }
  };
  const accept = async () => {
    setFailure(undefined);
    setRunning(true);
    let done = 0;
    try {
      await storeRows(path, left, (count) => {
        done = count;
        setStored(stored + count);
      });
      notify.success(`${formatCount(left.length, name)} imported`);
      onClose();
    } catch (error) {
      setFailure(
        errorSentence(
          `${formatNumber(done)} of ${formatNumber(left.length)} ${name.many} were imported; the rest failed`,
          error,
        ),
      );
    } finally {
      setRunning(false);
      void refresh(path);
    }
  };
  const template = () =>
    downloadFile(
      `${path.replaceAll('/', '-')}-template.csv`,
      new Blob(
        [
          toCsv(
            [],
            fields.map(({ label }) => label),
          ),
        ],
        { type: 'text/csv' },
      ),
    );
  const total = checked?.good.length ?? 0;

  return (
    <Modal
      open
      width={720}
      style={{ top: 40 }}
      title={`Import ${name.many}`}
      onCancel={onClose}
      closable={!isRunning}
      mask={{ closable: false }}
      footer={[
        <Button key="cancel" disabled={isRunning} onClick={onClose}>
          Cancel
        </Button>,
        <Button
          key="import"
          type="primary"
          disabled={isRunning || left.length === 0 || (wrong > 0 && !leavesOut)}
          onClick={() => void accept()}
        >
          {checked ? `Import ${formatCount(left.length, name)}` : 'Import'}
        </Button>,
      ]}
    >
      <div className={styles.body}>
        <p className={styles.hint}>
          A CSV file whose first line names its columns, in any order. Days may be written 01/11/2026, 01 Nov 2026 or
          2026-11-01, amounts with or without ₹ and commas. Nothing is stored before you accept it.
        </p>
        <div className={styles.file}>
          <FileInput
            aria-label="CSV file"
            accept=".csv,.tsv,.txt,text/csv"
            value={file}
            onChange={(next) => void choose(next)}
            disabled={isRunning}
          />
          <Button type="link" className={styles.template} icon={<Download />} onClick={template}>
            Template
          </Button>
        </div>
        {failure !== undefined && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        {chosen && checked && chosen.parsed.keys.length > 0 && (
          <ColumnMapping
            parsed={chosen.parsed}
            map={chosen.map}
            fields={fields}
            disabled={isRunning || stored > 0}
            onChange={(map) => setChosen({ ...chosen, map })}
          />
        )}
        {chosen && checked && (
          <ImportReport
            parsed={chosen.parsed}
            checked={checked}
            name={name}
            fileName={file?.name ?? ''}
            leavesOut={leavesOut}
            onLeaveOut={setLeavesOut}
          />
        )}
        {chosen && checked && <ImportPreview rows={checked.good} map={chosen.map} fields={fields} />}
        {isRunning && <Progress percent={Math.round((stored / Math.max(1, total)) * 100)} aria-label="Importing" />}
      </div>
    </Modal>
  );
}

/** The most rows that the API takes at once. */
const BATCH = 500;
const LIMIT_MS = 60_000;

/** Stores rows in batches, each all or none. `onStored` hears after each how many are stored. Throws what the server refused. */
async function storeRows(path: string, rows: readonly unknown[], onStored: (count: number) => void): Promise<void> {
  for (let done = 0; done < rows.length; done += BATCH) {
    await api.post(`${path}/import`, { rows: rows.slice(done, done + BATCH) }, { timeoutMs: LIMIT_MS });
    onStored(Math.min(done + BATCH, rows.length));
  }
}
