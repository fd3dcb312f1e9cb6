import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { MAX_INVOICE_ITEMS } from 'shared/domain/records/limits';
import type { FieldControl } from 'shared/ui';
import { InvoiceLine } from './InvoiceLine';
import styles from './InvoiceLines.module.css';
import type { FormLine } from './invoiceForm';
import { useLines } from './useLines';

const PastedLines = lazy(() => import('./PastedLines').then((loaded) => ({ default: loaded.PastedLines })));

/** Whether the clipboard holds spreadsheet cells rather than text for one field. */
const isCells = (text: string): boolean => text.includes('\t');

/**
 * The lines of an invoice, each with its total. Enter moves to the next line and adds one after the last. Pasted
 * spreadsheet cells become lines after a preview.
 */
// oxlint-disable-next-line max-lines-per-function -- keys, pasting and the lines share the one list
export function InvoiceLines({ onBlur, disabled }: FieldControl) {
  const { lines, change, remove, add, put } = useLines();
  const [pasted, setPasted] = useState<string>();
  const [undo, setUndo] = useState<{ before: FormLine[]; after: FormLine[] }>();
  const group = useRef<HTMLDivElement>(null);
  const focusLine = (index: number) =>
    setTimeout(() =>
      group.current?.querySelectorAll<HTMLElement>('[data-line]')[index]?.querySelector('input')?.focus(),
    );
  const addLine = () => {
    add();
    focusLine(lines.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (
      event.key !== 'Enter' ||
      event.defaultPrevented ||
      !(event.target instanceof HTMLInputElement) ||
      event.target.role === 'combobox'
    )
      return;
    event.preventDefault();
    const index = [...(group.current?.querySelectorAll('[data-line]') ?? [])].findIndex((line) =>
      line.contains(event.target as Node),
    );
    if (index === lines.length - 1) addLine();
    else focusLine(index + 1);
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (disabled || !isCells(text)) return;
    event.preventDefault();
    setPasted(text);
  };
  const addPasted = (added: FormLine[]) => {
    const after = [...begun, ...added];
    setUndo({ before: lines, after });
    put(after);
    setPasted(undefined);
  };
  const begun = lines.filter((line) => line.description !== '' || line.pricePaise !== null);
  return (
    <div ref={group} role="presentation" className={styles.lines} onKeyDown={onKeyDown} onPaste={onPaste}>
      <div className={styles.head} aria-hidden="true">
        <span>Description</span>
        <span>SAC</span>
        <span data-right>Quantity</span>
        <span>Unit</span>
        <span data-right>Price</span>
        <span data-right>Line total</span>
        <span />
      </div>
      {lines.map((line, index) => (
        <InvoiceLine
          key={line.id}
          line={line}
          index={index}
          disabled={disabled}
          onChange={change}
          onRemove={remove}
          onBlur={onBlur}
          isOnly={lines.length === 1}
        />
      ))}
      {pasted !== undefined && (
        <Suspense>
          <PastedLines
            key={pasted}
            text={pasted}
            count={begun.length}
            onAdd={addPasted}
            onCancel={() => setPasted(undefined)}
          />
        </Suspense>
      )}
      {undo?.after === lines && (
        <p className={styles.pasted} role="status">
          The pasted lines were added.
          <Button type="link" disabled={disabled} onClick={() => put(undo.before)}>
            Undo
          </Button>
        </p>
      )}
      <Button
        icon={<Plus />}
        disabled={disabled || lines.length >= MAX_INVOICE_ITEMS}
        onClick={addLine}
        className={styles.add}
      >
        Add line
      </Button>
    </div>
  );
}
