import { formatCount } from '../format';
import type { CheckedRows } from './checkRows';
import classes from './ImportDialog.module.css';

const ROW = { one: 'row', many: 'rows' };

/** What the dry run found. */
export function ImportReport({ checked: { good, bad, ignored }, name }: { checked: CheckedRows<unknown>; name: { one: string; many: string } }) {
  return (
    <div role="status">
      <p className={classes.summary}>
        {formatCount(good.length, name)} can be imported{bad.length > 0 && `, ${formatCount(bad.length, ROW)} cannot`}.
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
