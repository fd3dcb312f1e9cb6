import { Button, Checkbox } from 'antd';
import { Download } from 'lucide-react';
import { toCsv } from 'shared/domain/tables/csv';
import { lineRanges } from 'shared/domain/tables/lineRanges';
import type { ParsedCsv } from 'shared/domain/tables/parseLines';
import { downloadFile } from 'shared/platform';
import { formatCount } from '../format';
import styles from './ImportDialog.module.css';
import type { JudgedRows } from './judgedRows';

const LINE = { one: 'line', many: 'lines' };

export interface ImportReportProps {
  parsed: ParsedCsv;
  checked: JudgedRows;
  name: { one: string; many: string };
  fileName: string;
  leavesOut: boolean;
  onLeaveOut: (leavesOut: boolean) => void;
}

/** The wrong lines as in the file, each with line number and error. */
function wrongLines({ keys, problems }: ParsedCsv, checked: JudgedRows): string {
  const cells = [
    ...checked.bad.map(({ line, values }) => ({ line, values })),
    ...problems.map(({ line, cells: raw }) => ({
      line,
      values: Object.fromEntries(keys.map((key, index) => [key, raw[index] ?? ''])),
    })),
  ];
  const reasons = (line: number) =>
    checked.problems
      .filter(({ lines }) => lines.includes(line))
      .map(({ reason }) => reason)
      .join(' ');
  return toCsv(
    cells
      .sort((a, b) => a.line - b.line)
      .map(({ line, values }) => ({ ...values, Line: line, Problem: reasons(line) })),
    [...keys, 'Line', 'Problem'],
  );
}

/** Counts of new, changed and unchanged rows, if not zero. */
function countsOf({ all }: JudgedRows): string {
  const count = (wanted: string) => all.filter(({ verdict: { state } }) => state === wanted).length;
  const [fresh, changed, unchanged] = [count('new'), count('changed'), count('unchanged')];
  return changed + unchanged > 0 ? ` ${fresh} new, ${changed} changed, ${unchanged} unchanged.` : '';
}

/**
 * The result of validation: how many rows can be imported, each problem once with its lines, and how to handle the
 * wrong ones.
 */
export function ImportReport({ parsed, checked, name, fileName, leavesOut, onLeaveOut }: ImportReportProps) {
  const { good, bad, problems } = checked;
  const wrong = bad.length + parsed.problems.length;
  const save = () =>
    downloadFile(
      fileName.replace(/(\.\w+)?$/, '-wrong-lines.csv'),
      new Blob([wrongLines(parsed, checked)], { type: 'text/csv' }),
    );
  return (
    <div>
      <p className={styles.summary} role="status">
        {formatCount(good.length, name)} can be imported{wrong > 0 && `, ${formatCount(wrong, LINE)} cannot`}.
        {countsOf(checked)}
      </p>
      {wrong > 0 && (
        <>
          <div className={styles.scroll} tabIndex={0} role="region" aria-label="Rows with errors">
            <ul className={styles.problems}>
              {problems.map(({ reason, lines }) => (
                <li key={reason}>
                  {reason} <span className={styles.lines}>— {lineRanges(lines)}</span>
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.wrong}>
            {good.length > 0 && (
              <Checkbox checked={leavesOut} onChange={({ target }) => onLeaveOut(target.checked)}>
                Import the others without {wrong === 1 ? 'this line' : `these ${formatCount(wrong, LINE)}`}
              </Checkbox>
            )}
            <Button type="link" className={styles.template} icon={<Download />} onClick={save}>
              Download the wrong {wrong === 1 ? 'line' : 'lines'}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
