import { Button } from 'antd';
import { useState } from 'react';
import { MAX_INVOICE_ITEMS } from 'shared/domain/records/limits';
import { formatMoney } from 'shared/ui';
import type { FormLine } from './invoiceForm';
import styles from './PastedLines.module.css';
import { type PastedLine, readPastedLines } from './readPastedLines';

export interface PastedLinesProps {
  /** The clipboard's text. */
  text: string;
  /** The number of lines the invoice already has. */
  count: number;
  onAdd: (lines: FormLine[]) => void;
  onCancel: () => void;
}

const shown = ({ line: { description, sac, quantity, unit, pricePaise } }: PastedLine) =>
  [
    description || 'No description',
    sac,
    `${quantity ?? '–'} ${unit}`,
    typeof pricePaise === 'number' ? formatMoney(pricePaise) : (pricePaise ?? 'no price'),
  ].join(' · ');

/**
 * A preview of the rows read from spreadsheet cells before they become lines, with the parts that weren't understood.
 */
export function PastedLines({ text, count, onAdd, onCancel }: PastedLinesProps) {
  const [pasted] = useState(() => readPastedLines(text));
  const fitting = pasted.lines.slice(0, MAX_INVOICE_ITEMS - count);
  const over = pasted.lines.length - fitting.length;
  const lines = fitting.length === 1 ? 'line' : 'lines';
  return (
    <section className={styles.pasted} aria-label="Pasted lines">
      <ol>
        {pasted.lines.map((each) => (
          <li key={each.line.id}>
            {shown(each)}
            {each.problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </li>
        ))}
      </ol>
      {pasted.left.length > 0 && (
        <p className={styles.left}>Left out, as they are no lines: {pasted.left.join('; ')}</p>
      )}
      {over > 0 && (
        <p role="alert">{`An invoice holds at most ${MAX_INVOICE_ITEMS} lines: the last ${over} are not added. Bill them on another invoice.`}</p>
      )}
      <div className={styles.acts}>
        <Button type="primary" disabled={fitting.length === 0} onClick={() => onAdd(fitting.map(({ line }) => line))}>
          {`Add ${fitting.length} ${lines}`}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </section>
  );
}
