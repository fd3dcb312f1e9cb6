import { Button, Modal, Progress, Select } from 'antd';
import { Download } from 'lucide-react';
import { useFocusReturn } from '../focus';
import { FileInput } from '../form/FileInput';
import { formatCount } from '../format';
import { errorSentence } from '../texts';
import type { SheetRows } from './chosenSheet';
import styles from './ImportDialog.module.css';
import type { ImportTarget } from './importTarget';
import { RecentImports } from './RecentImports';
import { SheetPart } from './SheetPart';
import { saveTemplate } from './saveTemplate';
import { useSheetImport } from './useSheetImport';
import { WorkbookSheets } from './WorkbookSheets';

export interface ImportDialogProps {
  /** The targets: rows of one resource, or a workbook's sheets in the order in which they are stored. */
  targets: readonly ImportTarget[];
  /** By default "Import <many>". */
  title?: string;
  onClose: () => void;
}

/** Failures, progress of reading and checking, and the sheet selection. */
function ImportState({ own, isWorkbook }: { own: ReturnType<typeof useSheetImport>; isWorkbook: boolean }) {
  const { file, table, sheets, checked, error, failure, isFixed } = own;
  const [first] = sheets;
  return (
    <>
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
      {file && !table && failure === undefined && (
        <p role="status" className={styles.summary}>
          Reading the file…
        </p>
      )}
      {table && first && !isWorkbook && table.sheets.length > 1 && (
        <Select<number>
          aria-label="Sheet"
          value={first.place}
          disabled={isFixed}
          options={table.sheets.map((label, value) => ({ value, label }))}
          onChange={(place) => own.open(table, place)}
        />
      )}
      {first && !checked && error === undefined && (
        <p role="status" className={styles.summary}>
          Checking{' '}
          {formatCount(
            sheets.reduce((sum, { rows }) => sum + rows.length, 0),
            { one: 'row', many: 'rows' },
          )}
          …
        </p>
      )}
      {first && own.unread.length > 0 && (
        <p className={styles.hint}>Not imported, as the template has no such sheets: {own.unread.join(', ')}.</p>
      )}
    </>
  );
}

/**
 * Imports a CSV or Excel file, or a workbook with several sheets: guesses the columns' fields, validates every row, and
 * shows which lines are wrong, new or changed. Nothing is stored before confirmation, wrong lines are skipped only on
 * request, and an import can be undone for a day.
 */
export default function ImportDialog({ targets, title, onClose }: ImportDialogProps) {
  useFocusReturn();
  const own = useSheetImport(targets, onClose);
  const { file, sheets, checked, isRunning, isFixed, name } = own;
  const [first] = sheets;
  const isWorkbook = targets.length > 1;
  const partOf = (sheet: SheetRows, place: number) => (
    <SheetPart
      sheet={sheet}
      checked={checked?.[place]}
      fileName={isWorkbook ? `${sheet.target.sheet?.title}.csv` : (file?.name ?? '')}
      leavesOut={own.leavesOut(sheet.target.path)}
      onLeaveOut={(leaves) => own.leaveOut(sheet.target.path, leaves)}
      disabled={isFixed}
      onChange={own.change}
    />
  );
  return (
    <Modal
      open
      width={isWorkbook ? 960 : 720}
      style={{ top: 40 }}
      title={title ?? `Import ${name.many}`}
      onCancel={onClose}
      closable={!isRunning}
      mask={{ closable: false }}
      footer={[
        <Button key="cancel" disabled={isRunning} onClick={onClose}>
          Cancel
        </Button>,
        <Button key="import" type="primary" disabled={!own.mayAccept} onClick={() => void own.accept()}>
          {first && checked ? `Import ${formatCount(own.left, name)}` : 'Import'}
        </Button>,
      ]}
    >
      <div className={styles.body}>
        <p className={styles.hint}>
          {isWorkbook
            ? 'The template as an Excel file; sheets that you don’t need may stay empty. Later sheets name the people and centers of earlier ones.'
            : 'A CSV or Excel file with a line of headings, in any order.'}{' '}
          Days may be written 01/11/2026, 01 Nov 2026 or 2026-11-01, the day or the month first, amounts with or without
          ₹ and commas. An empty cell changes nothing, and nothing is stored before you accept it.
        </p>
        <div className={styles.file}>
          <FileInput
            aria-label={isWorkbook ? 'Excel file' : 'CSV or Excel file'}
            accept={isWorkbook ? '.xlsx' : '.csv,.tsv,.txt,.xls,.xlsx,text/csv'}
            value={file}
            onChange={(next) => void own.choose(next)}
            disabled={isRunning}
          />
          <Button
            type="link"
            className={styles.template}
            icon={<Download />}
            onClick={() => void saveTemplate(targets)}
          >
            Template
          </Button>
        </div>
        <ImportState own={own} isWorkbook={isWorkbook} />
        {isWorkbook ? (
          <WorkbookSheets sheets={sheets} checked={checked}>
            {partOf}
          </WorkbookSheets>
        ) : (
          first && partOf(first, 0)
        )}
        {isRunning && (
          <Progress percent={Math.round((own.done / Math.max(1, own.good)) * 100)} aria-label="Importing" />
        )}
        {!first && <RecentImports targets={targets} />}
      </div>
    </Modal>
  );
}
