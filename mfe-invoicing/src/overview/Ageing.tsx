import { Link } from 'react-router-dom';
import type { InvoicingSummary } from 'shared/domain/money/documents/invoicingAnswers';
import { formatCount, formatMoney, Panel, Text } from 'shared/ui';
import { invoicesPath } from '../documents/invoices/invoicePath';
import styles from './Ageing.module.css';

const invoices = { one: 'invoice', many: 'invoices' };

/** Bars of overdue amounts by age, with figures; each links to its invoices. */
export function Ageing({ ages }: { ages: InvoicingSummary['ageing'] }) {
  const most = Math.max(...ages.map((age) => age.amountPaise), 1);
  return (
    <Panel title="Overdue by age">
      {ages.every((age) => age.count === 0) ? (
        <Text>Nothing is overdue.</Text>
      ) : (
        <table className={styles.ages}>
          <thead>
            <tr>
              <th scope="col">Late by</th>
              <th scope="col">Invoices</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {ages.map(({ label, count, amountPaise, query }) => (
              <tr key={label}>
                <th scope="row">
                  {label}
                  <span className={styles.bar} style={{ inlineSize: `${Math.round((amountPaise / most) * 100)}%` }} />
                </th>
                <td>
                  {count > 0 ? (
                    <Link to={invoicesPath(query)} className={styles.count}>
                      {formatCount(count, invoices)}
                    </Link>
                  ) : (
                    formatCount(count, invoices)
                  )}
                </td>
                <td>{formatMoney(amountPaise)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
