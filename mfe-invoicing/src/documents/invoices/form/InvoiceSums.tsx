import { Button } from 'antd';
import { today } from 'shared/domain/dates/dates';
import { isIsoDate } from 'shared/domain/dates/isoDate';
import { GST_BEGAN } from 'shared/domain/letterhead/letterhead';
import type { InvoiceInput } from 'shared/domain/money/documents/invoice';
import { totalsUnder } from 'shared/domain/money/documents/invoiceTotals';
import { gstPercent } from 'shared/domain/money/documents/taxRates';
import { taxLabel } from 'shared/domain/papers/documentSheet';
import { type FieldControl, formatMoney, useFormValue } from 'shared/ui';
import { useDocumentLaw } from '../../../law/useDocumentLaw';
import { useLetterheadOf } from '../../../letterhead/useLetterheadOf';
import { DecimalInput } from './DecimalInput';
import { formTotals } from './formTotals';
import styles from './InvoiceSums.module.css';
import type { FormLine } from './invoiceForm';
import { ReverseChargeHint } from './ReverseChargeHint';
import { useUsualRegistration } from './useUsualRegistration';

/** Subtotal, tax and total of the typed lines, with the tax percent input between them. */
export function InvoiceSums({ id, value, onChange, onBlur, invalid, disabled, describedBy }: FieldControl) {
  const form = {
    items: useFormValue<FormLine[] | undefined>('items') ?? [],
    taxPercent: value as number | string | null,
    clientGstin: useFormValue<string | undefined>('clientGstin') ?? '',
    clientState: useFormValue<string | undefined>('clientState') ?? '',
    sez: useFormValue<boolean | undefined>('sez') ?? false,
    taxTreatment: useFormValue<InvoiceInput['taxTreatment'] | undefined>('taxTreatment') ?? 'taxable',
  };
  const date = useFormValue<string | null | undefined>('date') ?? '';
  const { gstRate } = useDocumentLaw();
  const usualPercent = gstPercent(isIsoDate(date) && date >= GST_BEGAN ? date : today(), form.items[0]?.sac, gstRate);
  const registration = useFormValue<string | undefined>('registration') ?? '';
  const usual = useUsualRegistration();
  const { letterhead } = useLetterheadOf(registration || usual.registration);
  const totals = formTotals(form, totalsUnder(letterhead));
  const split = totals && totals.taxLines.length > 0 && totals.taxLines[0]?.head !== 'Tax' ? totals.taxLines : [];
  const shown = (paise: number | undefined) => (paise === undefined ? '–' : formatMoney(paise));
  return (
    <>
      <ReverseChargeHint letterhead={letterhead} disabled={disabled} />
      <dl className={styles.sums}>
        <div>
          <dt>Subtotal</dt>
          <dd>{shown(totals?.subtotalPaise)}</dd>
        </div>
        <div>
          <dt>
            <label htmlFor={id}>Tax percent</label>
            {!form.taxPercent && (
              <Button
                type="link"
                size="small"
                disabled={disabled}
                onClick={() => onChange(usualPercent)}
              >{`GST ${usualPercent}%`}</Button>
            )}
          </dt>
          <dd className={styles.percent}>
            <DecimalInput
              id={id}
              value={form.taxPercent}
              onChange={onChange}
              onBlur={onBlur}
              disabled={disabled}
              aria-invalid={invalid || undefined}
              aria-describedby={describedBy}
            />
          </dd>
        </div>
        <div>
          <dt>Tax</dt>
          <dd>{shown(totals?.taxPaise)}</dd>
        </div>
        {split.map((line) => (
          <div key={line.head} className={styles.head}>
            <dt>{taxLabel(line)}</dt>
            <dd>{shown(line.amountPaise)}</dd>
          </div>
        ))}
        {totals !== null && totals.roundOffPaise !== 0 && (
          <div>
            <dt>Round-off</dt>
            <dd>{shown(totals.roundOffPaise)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>
            <output aria-label="Total" aria-live="polite">
              {shown(totals?.totalPaise)}
            </output>
          </dd>
        </div>
      </dl>
    </>
  );
}
