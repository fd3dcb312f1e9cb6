import type { ReactNode } from 'react';
import type { PricingPlan, PricingPlanInput } from 'shared/domain/pricingPlan';
import type { ResourceDefinition, RowAction } from 'shared/ui';

/** What each view of the plans is given. */
export interface PlanViewProps {
  resource: ResourceDefinition<PricingPlan, PricingPlanInput>;
  actions: readonly RowAction<PricingPlan>[];
  emptyAction: ReactNode;
  /** In the toolbar: the choice of the view. */
  toolbar: ReactNode;
}
