import { Link } from 'react-router-dom';
import { formatMonth } from 'shared/domain/dates/dates';
import type { OwedWages } from 'shared/domain/pay/runs/wageRun';
import { linkTo } from 'shared/platform';
import { formatMoney, Panel, Text } from 'shared/ui';
import { runPage } from '../wages/pages';
import styles from './RunSteps.module.css';

/** Amounts owed for paid months that were corrected later; hidden while there are none. */
export function OwedList({ owed }: { owed: readonly OwedWages[] }) {
  if (owed.length === 0) return null;
  return (
    <Panel
      title="Owed after payment"
      purpose="Corrections of months that were paid. They are paid, or kept back, with the next wages that are made."
      dense
    >
      <ul className={styles.steps}>
        {owed.map(({ employeeId, name, month, grossPaise, inRegister }) => {
          const to = linkTo('employee', employeeId);
          const where = inRegister === '' ? 'in no register yet' : `in the wages of ${formatMonth(inRegister)}`;
          return (
            <li key={`${employeeId} ${month} ${inRegister}`}>
              {to === undefined ? name : <Link to={to}>{name}</Link>}{' '}
              <Text>{`${formatMonth(month)}: ${formatMoney(grossPaise)} before deductions, `}</Text>
              {inRegister === '' ? <Text>{where}</Text> : <Link to={runPage(inRegister)}>{where}</Link>}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
