import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { MAX_INVOICE_ITEMS } from 'shared/domain/limits';
import { useRef } from 'react';
import type { FieldControl } from 'shared/ui';
import { InvoiceLine } from './InvoiceLine';
import { useLines } from './useLines';
import classes from './InvoiceLines.module.css';

/** The lines of an invoice, each with its total. */
export function InvoiceLines({ onBlur, disabled }: FieldControl) {
  const { lines, change, remove, add } = useLines();
  const group = useRef<HTMLDivElement>(null);
  const addLine = () => {
    add();
    setTimeout(() => group.current?.querySelector<HTMLElement>('[data-line]:last-of-type input')?.focus());
  };
  return (
    <div ref={group} className={classes.lines}>
      <div className={classes.head} aria-hidden="true">
        <span>Description</span><span>SAC</span><span data-right>Quantity</span><span data-right>Price</span><span data-right>Line total</span><span />
      </div>
      {lines.map((line, index) => (
        <InvoiceLine key={line.id} line={line} index={index} disabled={disabled} onChange={change} onRemove={remove} onBlur={onBlur} isOnly={lines.length === 1} />
      ))}
      <Button icon={<Plus size={16} strokeWidth={1.5} />} disabled={disabled || lines.length >= MAX_INVOICE_ITEMS} onClick={addLine} className={classes.add}>Add line</Button>
    </div>
  );
}
