import { Checkbox } from 'antd';
import { daysOfMonth } from 'shared/domain/pay/wages/pay';
import { earnedPay } from 'shared/domain/pay/wages/payroll';
import { type FieldControl, formatMoney, useSetFormValue } from 'shared/ui';
import styles from './LinePreview.module.css';
import { usePayFacts } from './usePayFacts';

/**
 * Whether amounts are entered by hand. They start from the calculated amounts, and return to them when switched off.
 */
export function ByHand({ control, month }: { control: FieldControl; month: string }) {
  const facts = usePayFacts();
  const set = useSetFormValue();
  const ofDays = facts && earnedPay({ ...facts, setByHand: false }, month);
  const change = (isByHand: boolean) => {
    for (const [name, paise] of Object.entries(ofDays ?? {})) if (isByHand) set(name, paise);
    control.onChange(isByHand);
  };
  return (
    <>
      {ofDays && facts.grossRatePaise > 0 && (
        <p className={styles.days} aria-live="polite">
          <span>{`${facts.days} of ${daysOfMonth(month)} days of ${formatMoney(facts.grossRatePaise)}${facts.overtimePaise > 0 ? `, and overtime of ${formatMoney(facts.overtimePaise)}` : ''}`}</span>
          <b data-replaced={facts.setByHand || undefined}>{formatMoney(ofDays.grossPaise)}</b>
        </p>
      )}
      <Checkbox
        id={control.id}
        checked={control.value === true}
        disabled={control.disabled}
        aria-describedby={`${control.id}-hand`}
        onBlur={control.onBlur}
        onChange={(event) => change(event.target.checked)}
      >
        Set by hand
      </Checkbox>
      <p className={styles.note} id={`${control.id}-hand`}>
        {control.value === true
          ? 'The register marks this line. Clear the tick to calculate pay from the days again.'
          : 'Pay is calculated from the days unless you set the amounts yourself.'}
      </p>
    </>
  );
}
