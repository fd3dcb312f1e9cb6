import { Button } from 'antd';
import { Trash2 } from 'lucide-react';
import { memo, useId } from 'react';
import { linePaise } from 'shared/domain/linePaise';
import { sacs } from 'shared/domain/sac';
import { units } from 'shared/domain/units';
import { formatMoney, MoneyInput, TextInput, useFormError } from 'shared/ui';
import { CodeSelect } from './CodeSelect';
import { DecimalInput } from './DecimalInput';
import styles from './InvoiceLines.module.css';
import type { FormLine } from './invoiceForm';

export interface InvoiceLineProps {
  line: FormLine;
  index: number;
  disabled: boolean;
  /** Nothing else is there to bill: it can't be removed. */
  isOnly: boolean;
  onChange: (id: string, part: Partial<FormLine>) => void;
  onRemove: (id: string) => void;
  onBlur: () => void;
}

/** The line's total, or a dash while it is no amount. */
function totalOf({ quantity, pricePaise }: FormLine): string {
  const isAmount =
    Number.isFinite(quantity ?? 0) && Number.isSafeInteger(pricePaise ?? 0) && Math.abs(quantity ?? 0) < 1e9;
  const total = isAmount ? linePaise(quantity ?? 0, pricePaise ?? 0) : NaN;
  return Number.isSafeInteger(total) ? formatMoney(total) : '–';
}

/** One line: description, service code, quantity, unit, price, and their product. */
export const InvoiceLine = memo(function InvoiceLine({
  line,
  index,
  disabled,
  isOnly,
  onChange,
  onRemove,
  onBlur,
}: InvoiceLineProps) {
  const id = useId();
  const errors = {
    description: useFormError(`items.${index}.description`),
    sac: useFormError(`items.${index}.sac`),
    quantity: useFormError(`items.${index}.quantity`),
    unit: useFormError(`items.${index}.unit`),
    price: useFormError(`items.${index}.pricePaise`),
  };
  const shared = (name: keyof typeof errors, label: string) => ({
    'aria-label': `${label}, line ${index + 1}`,
    'aria-invalid': errors[name] !== undefined || undefined,
    'aria-describedby': errors[name] && `${id}-${name}`,
    disabled,
    onBlur,
  });
  const message = (name: keyof typeof errors) =>
    errors[name] && (
      <p className={styles.error} id={`${id}-${name}`}>
        {errors[name]}
      </p>
    );
  return (
    <div className={styles.line} data-line>
      <div data-label="Description">
        <TextInput
          {...shared('description', 'Description')}
          value={line.description}
          maxLength={500}
          autoComplete="off"
          onChange={(description) => onChange(line.id, { description })}
        />
        {message('description')}
      </div>
      <div data-label="SAC">
        <CodeSelect
          {...shared('sac', 'SAC')}
          lineId={line.id}
          field="sac"
          codes={sacs}
          value={line.sac}
          onChange={onChange}
        />
        {message('sac')}
      </div>
      <div data-label="Quantity">
        <DecimalInput
          {...shared('quantity', 'Quantity')}
          value={line.quantity}
          onChange={(quantity) => onChange(line.id, { quantity })}
        />
        {message('quantity')}
      </div>
      <div data-label="Unit">
        <CodeSelect
          {...shared('unit', 'Unit')}
          lineId={line.id}
          field="unit"
          codes={units}
          value={line.unit}
          onChange={onChange}
        />
        {message('unit')}
      </div>
      <div data-label="Price">
        <MoneyInput
          {...shared('price', 'Price')}
          value={line.pricePaise}
          placeholder="0.00"
          onChange={(pricePaise) => onChange(line.id, { pricePaise })}
        />
        {message('price')}
      </div>
      <output className={styles.total} data-label="Line total" aria-label={`Total, line ${index + 1}`}>
        {totalOf(line)}
      </output>
      <Button
        type="text"
        aria-label={`Remove line ${index + 1}`}
        title="Remove line"
        icon={<Trash2 />}
        disabled={disabled || isOnly}
        onClick={() => onRemove(line.id)}
      />
    </div>
  );
});
