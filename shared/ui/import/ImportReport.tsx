import { formatNumber } from '../format';
import type { CheckedRows } from './checkRows';
import classes from './ImportDialog.module.css';

/** What the dry run found. */
export function ImportReport({ checked: { good, bad, ignored }, many }: { checked: CheckedRows<unknown>; many: string }) {
  return (
    <div role="status">
      <p className={classes.summary}>
        {formatNumber(good.length)} {many} can be imported{bad.length > 0 && `, ${formatNumber(bad.length)} rows cannot`}.
        {ignored.length > 0 && ` Columns that are ignored: ${ignored.join(', ')}.`}
      </p>
      {bad.length > 0 && (
        <div className={classes.bad} tabIndex={0} role="region" aria-label="Rows that cannot be imported">
          <table>
            <thead><tr><th scope="col">Line</th><th scope="col">Reason</th></tr></thead>
            <tbody>{bad.map(({ line, reasons }) => <tr key={line}><td>{line}</td><td>{reasons.join(' ')}</td></tr>)}</tbody>
          </table>
        </div>
      )}
    </div>
  );
}
