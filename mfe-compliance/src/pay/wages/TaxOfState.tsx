import { withoutTaxRates } from 'shared/domain/pay/deductions/withoutTaxRates';
import { Money } from 'shared/ui';
import styles from './Earned.module.css';

/** A line's professional tax, marked if the work state's rates are not on record. */
export function TaxOfState({
  line,
}: {
  line: { professionalTaxPaise: number; professionalTaxMissing: boolean; workState: string };
}) {
  if (!line.professionalTaxMissing) return <Money paise={line.professionalTaxPaise} />;
  return (
    <span className={styles.byHand} title={withoutTaxRates(line.workState)}>
      <Money paise={line.professionalTaxPaise} />
      <small>No rates</small>
    </span>
  );
}
