import { Button } from 'antd';
import { useId } from 'react';
import { today } from 'shared/domain/dates/dates';
import { isIsoDate } from 'shared/domain/dates/isoDate';
import { isFinancialNote, lowersTax } from 'shared/domain/money/documents/creditLimit';
import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import type { NoteProposal } from 'shared/domain/money/documents/invoicingAnswers';
import { linePaise } from 'shared/domain/money/documents/linePaise';
import type { NoteKind } from 'shared/domain/money/documents/note';
import type { NoteLine } from 'shared/domain/money/documents/noteLine';
import { noteOfLines } from 'shared/domain/money/documents/noteTax';
import { MAX_PAISE, MAX_QUANTITY } from 'shared/domain/records/limits';
import { sumPaise } from 'shared/domain/text/money';
import { useGet, useRecord } from 'shared/platform';
import {
  describeFailure,
  FailedState,
  type FieldControl,
  formatMoney,
  LoadingState,
  MoneyInput,
  Text,
  useFormError,
  useFormValue,
  useSetFormValue,
} from 'shared/ui';
import { useDocumentLaw } from '../../law/useDocumentLaw';
import { DecimalInput } from '../invoices/form/DecimalInput';
import styles from '../lines/AmountLines.module.css';

/** A line in the form: empty fields are null, and text that isn't a number stays text. */
type FormLine = Pick<NoteLine, 'item'> & Record<'quantity' | 'pricePaise', number | string | null>;

/** The taxable value of the typed lines; 0 while a part isn't a number. */
const worthOf = ({ quantity, pricePaise }: FormLine): number =>
  typeof quantity === 'number' &&
  typeof pricePaise === 'number' &&
  quantity >= 0 &&
  quantity <= MAX_QUANTITY &&
  Number.isSafeInteger(pricePaise) &&
  pricePaise <= MAX_PAISE
    ? linePaise(quantity, Math.max(0, pricePaise))
    : 0;

/** A note's amount or value for each line of its invoice. With at least one line, the note's amount is their sum. */
export function NoteLines({ kind, value, disabled, onBlur }: FieldControl & { kind: NoteKind }) {
  const set = useSetFormValue();
  const { creditNote } = useDocumentLaw();
  const invoiceId = useFormValue<string | undefined>('invoiceId') || undefined;
  const typed = useFormValue<string | null | undefined>('date');
  const { data: invoice } = useRecord<InvoiceView>('invoices', invoiceId);
  const { data, error, reload } = useGet<NoteProposal>(invoiceId && `invoices/${invoiceId}/note-lines`);
  if (invoiceId === undefined) return <Text>Choose the invoice to see its lines.</Text>;
  if (error) return <FailedState {...describeFailure('Failed to load the invoice’s lines', error)} onRetry={reload} />;
  if (!invoice || !data) return <LoadingState count={2} />;
  const lines = (value as FormLine[] | undefined) ?? [];
  const date = typed && isIsoDate(typed) ? typed : today();
  const isLate = invoice.date !== null && !lowersTax(invoice.date, date, invoice.annualReturnOn, creditNote);
  const isFinancial = kind === 'credit' && isLate && isFinancialNote({ taxLines: [] }, invoice);
  const put = (next: FormLine[]) => {
    set('lines', next);
    const taxable = sumPaise(next.map(worthOf));
    if (next.length > 0) set('amountPaise', noteOfLines(kind, taxable, invoice, { ...data, isFinancial }).amountPaise);
  };
  const change = (item: number, part: Partial<FormLine>) => {
    const before = lines.find((line) => line.item === item);
    const line: FormLine = { item, quantity: null, pricePaise: null, ...before, ...part };
    const isEmpty = line.quantity === null && line.pricePaise === null;
    const others = lines.filter((each) => each.item !== item);
    put((isEmpty ? others : [...others, line]).toSorted((a, b) => a.item - b.item));
  };
  const items = kind === 'debit' ? invoice.items.map((_, item) => item) : data.lines.map(({ item }) => item);
  return (
    <section className={styles.lines} aria-label="Lines">
      {items.length === 0 && <Text>Nothing of this invoice’s lines is left to credit.</Text>}
      {items.map((item) => (
        <Line
          key={item}
          description={invoice.items[item]?.description || `Line ${item + 1}`}
          unit={invoice.items[item]?.unit ?? ''}
          left={kind === 'credit' ? (data.lines.find((line) => line.item === item)?.amountPaise ?? 0) : undefined}
          index={lines.findIndex((line) => line.item === item)}
          line={lines.find((line) => line.item === item)}
          disabled={disabled}
          onBlur={onBlur}
          onChange={(part) => change(item, part)}
        />
      ))}
      {kind === 'credit' && data.lines.length > 0 && (
        <Button
          className={styles.action}
          disabled={disabled}
          onClick={() => put(data.lines.map(({ item, quantity, pricePaise }) => ({ item, quantity, pricePaise })))}
        >
          Credit all that is left
        </Button>
      )}
      {lines.length > 0 && (
        <p className={styles.sum} role="status">
          Taxable value of the lines: {formatMoney(sumPaise(lines.map(worthOf)))}
          {isFinancial ? ', without tax' : ''}
        </p>
      )}
    </section>
  );
}

interface LineProps {
  description: string;
  unit: string;
  /** The amount that can still be credited; undefined for a debit note, which adds. */
  left: number | undefined;
  /** Its index among the note's lines; -1 if the note doesn't contain it. */
  index: number;
  line: FormLine | undefined;
  disabled: boolean;
  onBlur: () => void;
  onChange: (part: Partial<FormLine>) => void;
}

function Line({ description, unit, left, index, line, disabled, onBlur, onChange }: LineProps) {
  const id = useId();
  const errors = {
    item: useFormError(`lines.${index}.item`),
    quantity: useFormError(`lines.${index}.quantity`),
    pricePaise: useFormError(`lines.${index}.pricePaise`),
  };
  const message = errors.item ?? errors.quantity ?? errors.pricePaise;
  const common = (label: string) => ({
    'aria-label': `${label} of ${description}`,
    'aria-invalid': message !== undefined,
    ...(message && { 'aria-describedby': id }),
    disabled,
    onBlur,
  });
  return (
    <div className={styles.line}>
      <div className={styles.subject}>
        <strong>{description}</strong>
        {left !== undefined && <span>{`left to credit ${formatMoney(left)} before tax`}</span>}
      </div>
      <div>
        <span aria-hidden="true">{unit ? `Quantity (${unit})` : 'Quantity'}</span>
        <DecimalInput
          {...common('Quantity')}
          value={line?.quantity ?? null}
          onChange={(quantity) => onChange({ quantity })}
        />
      </div>
      <div>
        <span aria-hidden="true">Price</span>
        <MoneyInput
          {...common('Price')}
          value={line?.pricePaise ?? null}
          placeholder="0.00"
          onChange={(pricePaise) => onChange({ pricePaise: pricePaise ?? null })}
          onUnread={(pricePaise) => onChange({ pricePaise })}
        />
      </div>
      {message && (
        <p className={styles.error} id={id}>
          {message}
        </p>
      )}
    </div>
  );
}
