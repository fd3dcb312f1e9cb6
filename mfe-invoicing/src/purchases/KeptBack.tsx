import type { Purchase } from 'shared/domain/money/purchases/purchase';
import { formatDate, formatMoney, Panel } from 'shared/ui';
import styles from './KeptBack.module.css';

/** The tax withheld from a bill, step by step, and the supplier's net amount. */
export function KeptBack({
  kept: { steps, deductedOn },
  payablePaise,
}: {
  kept: NonNullable<Purchase['kept']>;
  payablePaise: number;
}) {
  return (
    <Panel title={`Tax kept back on ${formatDate(deductedOn)}`} dense>
      <dl className={styles.steps} aria-label="How the tax came about">
        {steps.map(({ what, paise, why }) => (
          <div key={what}>
            <dt>
              {what}
              <span>{why}</span>
            </dt>
            <dd>{formatMoney(paise)}</dd>
          </div>
        ))}
        <div data-total>
          <dt>To the supplier</dt>
          <dd>{formatMoney(payablePaise)}</dd>
        </div>
      </dl>
    </Panel>
  );
}
