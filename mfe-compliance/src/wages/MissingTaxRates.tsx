import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import type { WageSums } from 'shared/domain/payroll/wageAnswers';
import { withoutTaxRates } from 'shared/domain/payroll/withoutTaxRates';
import { Allowed } from 'shared/platform';
import { RATES_PAGE } from './pages';
import styles from './RegisterSums.module.css';

/** Says for which states of a register nothing is deducted, because no rates of professional tax are on record. */
export function MissingTaxRates({ states }: { states: WageSums['statesWithoutTaxRates'] }) {
  if (states.length === 0) return null;
  return (
    <Alert
      className={styles.notice}
      type="warning"
      showIcon
      title="Professional tax is missing"
      action={
        <Allowed right="law-rows:write">
          <Link to={RATES_PAGE}>Add rates</Link>
        </Allowed>
      }
      description={states.map(({ state, lines }) => (
        <div key={state}>{`${lines === 1 ? '1 line' : `${lines} lines`}: ${withoutTaxRates(state)}`}</div>
      ))}
    />
  );
}
