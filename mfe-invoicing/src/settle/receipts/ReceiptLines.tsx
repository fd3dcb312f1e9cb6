import { Button } from 'antd';
import { useEffect, useId, useMemo, useState } from 'react';
import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import {
  leftOfReceipt,
  proposeLines,
  type ReceiptAmounts,
  type ReceiptLine,
  worthOf,
} from 'shared/domain/money/settle/receipt';
import { isSameName } from 'shared/domain/text/isSameName';
import { useDebounced, useList } from 'shared/platform';
import {
  type FieldControl,
  formatDate,
  formatMoney,
  type ListedRow,
  MoneyInput,
  ResponseState,
  Text,
  useFormError,
  useFormValue,
  useSetFormValue,
} from 'shared/ui';
import styles from '../../documents/lines/AmountLines.module.css';

const listed = [
  'invoiceNo',
  'clientName',
  'companyId',
  'date',
  'balancePaise',
] as const satisfies readonly (keyof InvoiceView)[];
type OpenRow = Pick<ListedRow<InvoiceView, typeof listed>, 'id' | 'invoiceNo' | 'date' | 'balancePaise'>;

/** An amount in the form: NaN or text while it isn't a number. */
const amountOf = (value: unknown) => (typeof value === 'number' && Number.isSafeInteger(value) ? value : 0);

/** A receipt line's amounts and the limits of their sums. */
const amounts = [
  { name: 'amountPaise', label: 'Settled', what: 'was received' },
  { name: 'tdsPaise', label: 'TDS', what: 'the TDS' },
  { name: 'gstTdsPaise', label: 'GST-TDS', what: 'the GST-TDS' },
] as const satisfies readonly { name: keyof ReceiptAmounts; label: string; what: string }[];

/** The client's unpaid invoices, oldest first, with the amounts this receipt settles. */
function useOpenInvoices(settled: readonly ReceiptLine[]) {
  const companyId = useFormValue<string | undefined>('companyId') ?? '';
  const name = useDebounced(useFormValue<string | undefined>('clientName')?.trim() ?? '', 250);
  const isNamed = companyId !== '' || name !== '';
  const found = useList<ListedRow<InvoiceView, typeof listed>>(isNamed ? 'invoices' : undefined, {
    ...(companyId === '' ? { q: name } : { companyId }),
    shown: 'Outstanding',
    sort: 'date',
    fields: listed,
  });
  const { rows } = found;
  const open = useMemo(() => {
    const ofIt = (id: string) => settled.find(({ invoiceId }) => invoiceId === id);
    const theirs = rows.filter((row) => companyId !== '' || (row.companyId === '' && isSameName(row.clientName, name)));
    const others = settled.filter(({ invoiceId }) => !theirs.some(({ id }) => id === invoiceId));
    return [
      ...others.map(({ invoiceId, invoiceNo }): OpenRow => ({ id: invoiceId, invoiceNo, date: null, balancePaise: 0 })),
      ...theirs,
    ].map((row) => {
      const own = ofIt(row.id);
      return { ...row, balancePaise: row.balancePaise + (own ? worthOf(own) : 0) };
    });
  }, [rows, settled, companyId, name]);
  return { ...found, open, isNamed };
}

/**
 * The unpaid invoices that a receipt settles. A new receipt proposes the oldest first until a line is edited; a stored
 * one changes only on request, because its advance may already be set off.
 */
export function ReceiptLines({ value, disabled, onBlur }: FieldControl) {
  const set = useSetFormValue();
  const lines = (value as ReceiptLine[] | undefined) ?? [];
  const isStored = useFormValue<number | undefined>('version') !== undefined;
  const [settled] = useState(isStored ? lines : []);
  const [isTyped, setTyped] = useState(isStored || lines.length > 0);
  const amountPaise = amountOf(useFormValue('amountPaise'));
  const tdsPaise = amountOf(useFormValue('tdsPaise'));
  const gstTdsPaise = amountOf(useFormValue('gstTdsPaise'));
  const { open, isNamed, ...response } = useOpenInvoices(settled);
  useEffect(() => {
    if (!isTyped && response.state === 'ready')
      set('lines', proposeLines(open, { amountPaise, tdsPaise, gstTdsPaise }));
  }, [isTyped, response.state, open, amountPaise, tdsPaise, gstTdsPaise, set]);
  const change = ({ id, invoiceNo }: OpenRow, part: Partial<Record<keyof ReceiptAmounts, unknown>>) => {
    setTyped(true);
    const before = lines.find(({ invoiceId }) => invoiceId === id);
    const line = {
      invoiceId: id,
      invoiceNo,
      amountPaise: 0,
      tdsPaise: 0,
      gstTdsPaise: 0,
      ...before,
      ...part,
    } as ReceiptLine;
    const isEmpty = !line.amountPaise && !line.tdsPaise && !line.gstTdsPaise;
    if (before)
      set(
        'lines',
        isEmpty ? lines.filter((each) => each !== before) : lines.map((each) => (each === before ? line : each)),
      );
    else if (!isEmpty) set('lines', [...lines, line]);
  };
  const numbers = lines.map((line) => ({
    amountPaise: amountOf(line.amountPaise),
    tdsPaise: amountOf(line.tdsPaise),
    gstTdsPaise: amountOf(line.gstTdsPaise),
  }));
  const left = leftOfReceipt({ amountPaise, tdsPaise, gstTdsPaise, lines: numbers });
  const over = amounts.find(({ name }) => left[name] < 0);
  // Only government bodies withhold GST.
  const keepsGst = gstTdsPaise > 0 || numbers.some((line) => line.gstTdsPaise > 0);
  if (!isNamed) return <Text>Choose the client to see the invoices that are due.</Text>;
  if (response.state !== 'ready')
    return <ResponseState of={response} failed="Failed to load the invoices" skeleton="lines" count={3} />;
  return (
    <section className={styles.lines} aria-label="Invoices">
      {open.length === 0 && <Text>No invoice of this client is due. The receipt stays as an advance.</Text>}
      {open.map((invoice) => (
        <Line
          key={invoice.id}
          invoice={invoice}
          index={lines.findIndex(({ invoiceId }) => invoiceId === invoice.id)}
          line={lines.find(({ invoiceId }) => invoiceId === invoice.id)}
          keepsGst={keepsGst}
          disabled={disabled}
          onBlur={onBlur}
          onChange={(part) => change(invoice, part)}
        />
      ))}
      {open.length > 0 && isTyped && (
        <Button
          className={styles.action}
          disabled={disabled}
          onClick={() => set('lines', proposeLines(open, { amountPaise, tdsPaise, gstTdsPaise }))}
        >
          Settle the oldest first
        </Button>
      )}
      <p className={styles.sum} role="status" data-over={over !== undefined || undefined}>
        {over
          ? `The invoices take ${formatMoney(-left[over.name])} more than ${over.what}.`
          : `Left as an advance: ${formatMoney(worthOf(left))}`}
      </p>
    </section>
  );
}

interface LineProps {
  invoice: OpenRow;
  /** Its index among the lines; -1 while it isn't settled. */
  index: number;
  line: ReceiptLine | undefined;
  keepsGst: boolean;
  disabled: boolean;
  onBlur: () => void;
  onChange: (part: Partial<Record<keyof ReceiptAmounts, unknown>>) => void;
}

function Line({ invoice, index, line, keepsGst, disabled, onBlur, onChange }: LineProps) {
  const id = useId();
  const errors = {
    invoiceId: useFormError(`lines.${index}.invoiceId`),
    amountPaise: useFormError(`lines.${index}.amountPaise`),
    tdsPaise: useFormError(`lines.${index}.tdsPaise`),
    gstTdsPaise: useFormError(`lines.${index}.gstTdsPaise`),
  };
  const message = errors.invoiceId ?? errors.amountPaise ?? errors.tdsPaise ?? errors.gstTdsPaise;
  const input = ({ name, label }: (typeof amounts)[number]) => (
    <div key={name}>
      <span aria-hidden="true">{label}</span>
      <MoneyInput
        aria-label={`${label} of ${invoice.invoiceNo}`}
        aria-invalid={message !== undefined || undefined}
        aria-describedby={message && id}
        value={line?.[name] || null}
        placeholder="0.00"
        disabled={disabled}
        onBlur={onBlur}
        onChange={(paise) => onChange({ [name]: paise ?? 0 })}
        onUnread={(typed) => onChange({ [name]: typed })}
      />
    </div>
  );
  return (
    <div className={styles.line} data-amounts={keepsGst ? 3 : undefined}>
      <div className={styles.subject}>
        <strong>{invoice.invoiceNo}</strong>
        <span>
          {[invoice.date && formatDate(invoice.date), `due ${formatMoney(invoice.balancePaise)}`]
            .filter(Boolean)
            .join(', ')}
        </span>
      </div>
      {amounts.filter(({ name }) => keepsGst || name !== 'gstTdsPaise').map(input)}
      {message && (
        <p className={styles.error} id={id}>
          {message}
        </p>
      )}
    </div>
  );
}
