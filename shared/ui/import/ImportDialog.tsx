import { Button, Modal, Progress, Select } from 'antd';
import { Download } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { dayOrders } from 'shared/domain/dates/dayOrders';
import { toCsv } from 'shared/domain/text/csv';
import type { OpenTable } from 'shared/domain/text/openTable';
import type { ParsedCsv } from 'shared/domain/text/parseLines';
import { downloadFile, notify, refresh, useReadTable } from 'shared/platform';
import { useFocusReturn } from '../focus';
import { FileInput } from '../form/FileInput';
import type { Field } from '../form/field';
import { formatCount, formatNumber } from '../format';
import { errorSentence } from '../texts';
import { ColumnMapping } from './ColumnMapping';
import styles from './ImportDialog.module.css';
import { ImportPreview } from './ImportPreview';
import { ImportReport } from './ImportReport';
import { type Stored, storeRows } from './importCalls';
import { type ColumnMap, knownHeading, mapColumns } from './mapColumns';
import { RecentImports } from './RecentImports';
import { type ChosenValues, monthFirstIn, readRows, unknownValues } from './readRows';
import { takeBack } from './takeBack';
import { useChecked } from './useChecked';
import { ValueMapping } from './ValueMapping';

export interface ImportDialogProps {
  /** What is imported, with the fields that a file can fill and what the list calls them. */
  target: {
    path: string;
    name: { one: string; many: string };
    fields: readonly Field<object>[];
    titles: Readonly<Record<string, string>>;
  };
  onClose: () => void;
}

/** A sheet of a chosen file, and what its columns and values mean. */
interface Chosen {
  file: OpenTable;
  sheet: number;
  parsed: ParsedCsv;
  map: ColumnMap;
  values: ChosenValues;
  /** The month comes before the day in its days; undefined while the file says it itself. */
  monthFirst?: boolean;
}

const nothing: Stored = { count: 0 };

/**
 * Imports a file of CSV or Excel: guesses which column is which field, has every row checked, says what is wrong with
 * which lines, what is new and what changes. Nothing is stored before it is accepted, lines that are wrong are left out
 * only when asked, and what was stored can be taken back for a day.
 */
export default function ImportDialog({ target: { name, path, fields, titles }, onClose }: ImportDialogProps) {
  useFocusReturn();
  const readTable = useReadTable();
  const [file, setFile] = useState<File | null>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const [leavesOut, setLeavesOut] = useState(false);
  const [stored, setStored] = useState(nothing);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const labelOf = useCallback((of: string) => fields.find((field) => field.name === of)?.label ?? of, [fields]);
  const ownOrder = useMemo(() => (chosen ? monthFirstIn(chosen.parsed, chosen.map, fields) : null), [chosen, fields]);
  const monthFirst = chosen?.monthFirst ?? ownOrder ?? false;
  const rows = useMemo(
    () => (chosen ? readRows(chosen.parsed, chosen.map, fields, chosen.values, monthFirst) : []),
    [chosen, fields, monthFirst],
  );
  const { checked, error } = useChecked(path, chosen?.parsed, rows, labelOf);
  const good = checked?.good ?? [];
  const left = good.length - stored.count;
  const wrong = checked && chosen ? checked.bad.length + chosen.parsed.problems.length : 0;
  const isFixed = isRunning || stored.count > 0;

  const openSheet = (read: OpenTable, sheet: number) => {
    const parsed = read.parse(sheet, knownHeading(fields, titles));
    setChosen({ file: read, sheet, parsed, map: mapColumns(parsed.keys, fields, titles), values: {} });
    setLeavesOut(false);
  };
  const choose = async (next: File | null) => {
    setFile(next);
    setChosen(undefined);
    setStored(nothing);
    setFailure(undefined);
    try {
      const table = await readTable(next);
      if (table) openSheet(table, 0);
    } catch (thrown) {
      setFailure(errorSentence('This file couldn’t be read', thrown));
    }
  };
  const accept = async () => {
    setFailure(undefined);
    setRunning(true);
    let now = stored;
    try {
      now = await storeRows(path, good, {
        fileName: file?.name ?? '',
        stored,
        onStored: (more) => {
          now = more;
          setStored(more);
        },
      });
      const { importId } = now;
      notify.success(
        `${formatCount(left, name)} imported`,
        importId === undefined ? undefined : { undo: () => takeBack(path, name, importId) },
      );
      onClose();
    } catch (thrown) {
      const done = `${formatNumber(now.count - stored.count)} of ${formatNumber(left)} ${name.many} were imported`;
      setFailure(errorSentence(`${done}; the rest failed`, thrown));
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
          disabled={isRunning || left === 0 || (wrong > 0 && !leavesOut)}
          onClick={() => void accept()}
        >
          {checked ? `Import ${formatCount(left, name)}` : 'Import'}
        </Button>,
      ]}
    >
      <div className={styles.body}>
        <p className={styles.hint}>
          A CSV or Excel file with a line of headings, in any order. Days may be written 01/11/2026, 01 Nov 2026 or
          2026-11-01, the day or the month first, amounts with or without ₹ and commas. An empty cell changes nothing,
          and nothing is stored before you accept it.
        </p>
        <div className={styles.file}>
          <FileInput
            aria-label="CSV or Excel file"
            accept=".csv,.tsv,.txt,.xls,.xlsx,text/csv"
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
        {error !== undefined && (
          <p role="alert" className={styles.failure}>
            {errorSentence('The rows couldn’t be checked', error)}
          </p>
        )}
        {file && !chosen && failure === undefined && (
          <p role="status" className={styles.summary}>
            Reading the file…
          </p>
        )}
        {chosen && chosen.file.sheets.length > 1 && (
          <Select<number>
            aria-label="Sheet"
            value={chosen.sheet}
            disabled={isFixed}
            options={chosen.file.sheets.map((label, value) => ({ value, label }))}
            onChange={(sheet) => openSheet(chosen.file, sheet)}
          />
        )}
        {chosen && chosen.parsed.keys.length > 0 && (
          <>
            <ColumnMapping
              parsed={chosen.parsed}
              map={chosen.map}
              fields={fields}
              disabled={isFixed}
              onChange={(map) => setChosen({ ...chosen, map })}
            />
            <ValueMapping
              unknown={unknownValues(chosen.parsed, chosen.map, fields)}
              chosen={chosen.values}
              disabled={isFixed}
              onChange={(values) => setChosen({ ...chosen, values })}
            />
            {ownOrder !== null && (
              <label>
                Days of the file{' '}
                <Select
                  value={monthFirst}
                  disabled={isFixed}
                  options={[...dayOrders]}
                  onChange={(value) => setChosen({ ...chosen, monthFirst: value })}
                />
              </label>
            )}
          </>
        )}
        {chosen && !checked && error === undefined && (
          <p role="status" className={styles.summary}>
            Checking {formatCount(rows.length, { one: 'row', many: 'rows' })}…
          </p>
        )}
        {chosen && checked && (
          <>
            <ImportReport
              parsed={chosen.parsed}
              checked={checked}
              name={name}
              fileName={file?.name ?? ''}
              leavesOut={leavesOut}
              onLeaveOut={setLeavesOut}
            />
            <ImportPreview rows={checked.all} map={chosen.map} fields={fields} labelOf={labelOf} />
          </>
        )}
        {isRunning && (
          <Progress percent={Math.round((stored.count / Math.max(1, good.length)) * 100)} aria-label="Importing" />
        )}
        {!chosen && <RecentImports path={path} name={name} />}
      </div>
    </Modal>
  );
}
