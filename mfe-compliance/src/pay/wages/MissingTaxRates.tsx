import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import { withoutFundRates, withoutTaxRates } from 'shared/domain/pay/deductions/withoutTaxRates';
import type { WageSums } from 'shared/domain/pay/wages/wageAnswers';
import { Allowed } from 'shared/platform';
import { RATES_PAGE } from './pages';
import styles from './RegisterSums.module.css';

/**
 * Lists the states of a register without deductions because no professional tax or welfare fund rates are on record.
 */
export function MissingTaxRates({
  sums: { statesWithoutTaxRates, statesWithoutFundRates },
}: {
  sums: Pick<WageSums, 'statesWithoutTaxRates' | 'statesWithoutFundRates'>;
}) {
  const missing = [
    ...statesWithoutTaxRates.map(({ state, lines }) => ({ lines, text: withoutTaxRates(state) })),
    ...statesWithoutFundRates.map(({ state, lines }) => ({ lines, text: withoutFundRates(state) })),
  ];
  if (missing.length === 0) return null;
  return (
    <Alert
      className={styles.notice}
      type="warning"
      showIcon
      title={statesWithoutTaxRates.length > 0 ? 'Professional tax is missing' : 'Welfare fund is missing'}
      action={
        <Allowed right="law-rows:write">
          <Link to={RATES_PAGE}>Add rates</Link>
        </Allowed>
      }
      description={missing.map(({ lines, text }) => (
        <div key={text}>{`${lines === 1 ? '1 line' : `${lines} lines`}: ${text}`}</div>
      ))}
    />
  );
}
