import { Button } from 'antd';
import { useEffect, useId, useMemo, useState } from 'react';
import type { ShownInvoice } from 'shared/domain/invoicing/invoice';
import { leftOfReceipt, proposeLines, type ReceiptLine } from 'shared/domain/invoicing/receipt';
import { isSameName } from 'shared/domain/text/isSameName';
import { useDebounced, useList } from 'shared/platform';
import {
  describeFailure,
  FailedState,
  type FieldControl,
  formatDate,
  formatMoney,
  type ListedRow,
  LoadingState,
  MoneyInput,
  Text,
  useFormError,
  useFormValue,
  useSetFormValue,
} from 'shared/ui';
import styles from '../lines/AmountLines.module.css';

const listed = [
  'invoiceNo',
  'clientName',
  'companyId',
  'date',
  'balancePaise',
] as const satisfies readonly (keyof ShownInvoice)[];
type OpenRow = Pick<ListedRow<ShownInvoice, typeof listed>, 'id' | 'invoiceNo' | 'date' | 'balancePaise'>;

/** An amount as the form holds it: NaN or a text is not one yet. */
const amountOf = (value: unknown) => (typeof value === 'number' && Number.isSafeInteger(value) ? value : 0);

/** The client's invoices that are due, oldest first, with what the receipt itself settles of them so far. */
function useOpenInvoices(settled: readonly ReceiptLine[]) {
  const companyId = useFormValue<string | undefined>('companyId') ?? '';
  const name = useDebounced(useFormValue<string | undefined>('clientName')?.trim() ?? '', 250);
  const isNamed = companyId !== '' || name !== '';
  const found = useList<ListedRow<ShownInvoice, typeof listed>>(isNamed ? 'invoices' : undefined, {
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
      const { amountPaise = 0, tdsPaise = 0 } = ofIt(row.id) ?? {};
      return { ...row, balancePaise: row.balancePaise + amountPaise + tdsPaise };
    });
  }, [rows, settled, companyId, name]);
  return { ...found, open, isNamed };
}

/**
 * What a receipt settles of each invoice that is due. A new one is proposed, oldest first, until somebody changes a line;
 * of a stored one, whose advance may be set off, nothing changes unless it is asked for.
 */
export function ReceiptLines({ value, disabled, onBlur }: FieldControl) {
  const set = useSetFormValue();
  const lines = (value as ReceiptLine[] | undefined) ?? [];
  const isStored = useFormValue<number | undefined>('version') !== undefined;
  const [settled] = useState(isStored ? lines : []);
  const [isTyped, setTyped] = useState(isStored || lines.length > 0);
  const amountPaise = amountOf(useFormValue('amountPaise'));
  const tdsPaise = amountOf(useFormValue('tdsPaise'));
  const { open, isNamed, state, error, reload } = useOpenInvoices(settled);
  useEffect(() => {
    if (!isTyped && state === 'ready') set('lines', proposeLines(open, { amountPaise, tdsPaise }));
  }, [isTyped, state, open, amountPaise, tdsPaise, set]);
  const change = ({ id, invoiceNo }: OpenRow, part: Partial<Record<'amountPaise' | 'tdsPaise', unknown>>) => {
    setTyped(true);
    const before = lines.find(({ invoiceId }) => invoiceId === id);
    const line = { invoiceId: id, invoiceNo, amountPaise: 0, tdsPaise: 0, ...before, ...part } as ReceiptLine;
    const isEmpty = !line.amountPaise && !line.tdsPaise;
    if (before)
      set(
        'lines',
        isEmpty ? lines.filter((each) => each !== before) : lines.map((each) => (each === before ? line : each)),
      );
    else if (!isEmpty) set('lines', [...lines, line]);
  };
  const numbers = lines.map((line) => ({ amountPaise: amountOf(line.amountPaise), tdsPaise: amountOf(line.tdsPaise) }));
  const left = leftOfReceipt({ amountPaise, tdsPaise, lines: numbers });
  const advance = left.amountPaise + left.tdsPaise;
  const isOver = left.amountPaise < 0 || left.tdsPaise < 0;
  if (!isNamed) return <Text>Choose the client to see the invoices that are due.</Text>;
  if (state === 'loading') return <LoadingState count={3} />;
  if (state === 'failed')
    return <FailedState {...describeFailure('Failed to load the invoices', error)} onRetry={reload} />;
  return (
    <section className={styles.lines} aria-label="Invoices">
      {open.length === 0 && <Text>No invoice of this client is due. The receipt stays as an advance.</Text>}
      {open.map((invoice) => (
        <Line
          key={invoice.id}
          invoice={invoice}
          index={lines.findIndex(({ invoiceId }) => invoiceId === invoice.id)}
          line={lines.find(({ invoiceId }) => invoiceId === invoice.id)}
          disabled={disabled}
          onBlur={onBlur}
          onChange={(part) => change(invoice, part)}
        />
      ))}
      {open.length > 0 && isTyped && (
        <Button
          className={styles.action}
          disabled={disabled}
          onClick={() => set('lines', proposeLines(open, { amountPaise, tdsPaise }))}
        >
          Settle the oldest first
        </Button>
      )}
      <p className={styles.sum} role="status" data-over={isOver || undefined}>
        {isOver
          ? `The invoices take ${formatMoney(Math.max(-left.amountPaise, -left.tdsPaise))} more than ${left.amountPaise < 0 ? 'was received' : 'the TDS'}.`
          : `Left as an advance: ${formatMoney(advance)}`}
      </p>
    </section>
  );
}

interface LineProps {
  invoice: OpenRow;
  /** Its place among the lines; -1 while nothing of it is settled. */
  index: number;
  line: ReceiptLine | undefined;
  disabled: boolean;
  onBlur: () => void;
  onChange: (part: Partial<Record<'amountPaise' | 'tdsPaise', unknown>>) => void;
}

function Line({ invoice, index, line, disabled, onBlur, onChange }: LineProps) {
  const id = useId();
  const errors = {
    invoiceId: useFormError(`lines.${index}.invoiceId`),
    amountPaise: useFormError(`lines.${index}.amountPaise`),
    tdsPaise: useFormError(`lines.${index}.tdsPaise`),
  };
  const message = errors.invoiceId ?? errors.amountPaise ?? errors.tdsPaise;
  const input = (name: 'amountPaise' | 'tdsPaise', label: string) => (
    <div>
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
    <div className={styles.line}>
      <div className={styles.subject}>
        <strong>{invoice.invoiceNo}</strong>
        <span>
          {[invoice.date && formatDate(invoice.date), `due ${formatMoney(invoice.balancePaise)}`]
            .filter(Boolean)
            .join(', ')}
        </span>
      </div>
      {input('amountPaise', 'Settled')}
      {input('tdsPaise', 'TDS')}
      {message && (
        <p className={styles.error} id={id}>
          {message}
        </p>
      )}
    </div>
  );
}
