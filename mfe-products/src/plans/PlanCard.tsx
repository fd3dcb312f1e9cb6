import { Check } from 'lucide-react';
import type { PricingPlan } from 'shared/domain/clients/pricingPlan';
import { Money, type RowAction, RowActions } from 'shared/ui';
import styles from './PlanCard.module.css';

export interface PlanCardProps {
  plan: PricingPlan;
  actions: readonly RowAction<PricingPlan>[];
}

/** A plan as customers see it: name, price and features. */
export function PlanCard({ plan, actions }: PlanCardProps) {
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>{plan.name}</h2>
        <RowActions row={plan} title={plan.name} actions={actions} onFailed={undefined} />
      </div>
      <p className={styles.price}>
        <Money paise={plan.priceMinor} currency={plan.currency} />
      </p>
      {plan.features.length === 0 ? (
        <p className={styles.none}>No features listed</p>
      ) : (
        <ul className={styles.features}>
          {plan.features.map((feature, index) => (
            <li key={index}>
              <Check className={styles.check} />
              {feature}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
