import { Button } from 'antd';
import { Trash2 } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { linePaise } from 'shared/domain/money/documents/linePaise';
import { sacs } from 'shared/domain/money/documents/sac';
import { units } from 'shared/domain/money/documents/units';
import { numberProblem } from 'shared/domain/text/readNumber';
import { formatMoney, MoneyInput, TextInput, useFormError } from 'shared/ui';
import { CodeSelect } from './CodeSelect';
import { DecimalInput } from './DecimalInput';
import styles from './InvoiceLines.module.css';
import type { FormLine } from './invoiceForm';

export interface InvoiceLineProps {
  line: FormLine;
  index: number;
  disabled: boolean;
  /** The only line can't be removed. */
  isOnly: boolean;
  onChange: (id: string, part: Partial<FormLine>) => void;
  onRemove: (id: string) => void;
  onBlur: () => void;
}

/** The line's total, or a dash while the inputs aren't numbers. */
function totalOf({ quantity, pricePaise }: FormLine): string {
  const [many, price] = [quantity ?? 0, pricePaise ?? 0];
  if (typeof many === 'string' || typeof price === 'string') return '–';
  const isAmount = Number.isFinite(many) && Number.isSafeInteger(price) && Math.abs(many) < 1e9;
  const total = isAmount ? linePaise(many, price) : NaN;
  return Number.isSafeInteger(total) ? formatMoney(total) : '–';
}

/** The error for a typed number that can't be read. */
const question = (value: number | string | null, example: string) =>
  typeof value === 'string' ? numberProblem(value, example) : undefined;

/** One line: description, service code, quantity, unit, price, and their product. */
// oxlint-disable-next-line max-lines-per-function -- the fields of one line in their order
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
  const [wasLeft, setWasLeft] = useState(false);
  const refused = {
    description: useFormError(`items.${index}.description`),
    sac: useFormError(`items.${index}.sac`),
    quantity: useFormError(`items.${index}.quantity`),
    unit: useFormError(`items.${index}.unit`),
    price: useFormError(`items.${index}.pricePaise`),
  };
  const errors = {
    ...refused,
    quantity: ((wasLeft || refused.quantity) && question(line.quantity, '2.5')) || refused.quantity,
    price: ((wasLeft || refused.price) && question(line.pricePaise, '25,000.50')) || refused.price,
  };
  const shared = (name: keyof typeof errors, label: string) => ({
    'aria-label': `${label}, line ${index + 1}`,
    'aria-invalid': errors[name] !== undefined || undefined,
    'aria-describedby': errors[name] && `${id}-${name}`,
    disabled,
    onBlur: () => {
      setWasLeft(true);
      onBlur();
    },
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
          onUnread={(pricePaise) => onChange(line.id, { pricePaise })}
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
