import { Building2, Tag, UserRoundSearch, UsersRound } from 'lucide-react';
import { isActiveCompany } from 'shared/domain/company';
import type { HrStaff } from 'shared/domain/hrStaff';
import type { PricingPlan } from 'shared/domain/pricingPlan';
import { useList } from 'shared/platform';
import { formatMoney } from 'shared/ui';
import { apiPath, type Section } from '../section/sections';
import styles from './ProductOverviewPage.module.css';
import { StatCard } from './StatCard';
import { useCounts } from './useCounts';

/** The product in four figures, each the way to its page. */
export function ProductStats({ section: { base, product } }: { section: Section }) {
  const candidates = useCounts(apiPath(product, 'candidates'));
  const companies = useCounts(apiPath(product, 'companies'));
  const staff = useList<HrStaff>(apiPath(product, 'hr-staff'), { page: 1, size: 3 });
  const plans = useList<PricingPlan>(apiPath(product, 'pricing-plans'), { page: 1, size: 10, sort: 'priceMinor' });
  const active =
    companies.byStatus &&
    Object.entries(companies.byStatus)
      .filter(([status]) => isActiveCompany(status))
      .reduce((sum, [, count]) => sum + count, 0);
  return (
    <div className={styles.stats}>
      <StatCard
        label="Candidates"
        to={`${base}/manageCandidate`}
        icon={<UserRoundSearch />}
        count={candidates.total}
        error={candidates.error}
        detail={candidates.byStatus && `${candidates.byStatus.Selected} selected`}
      />
      <StatCard
        label="Companies"
        to={`${base}/manageCompanies`}
        icon={<Building2 />}
        count={companies.total}
        error={companies.error}
        detail={active === undefined ? undefined : `${active} active`}
      />
      <StatCard
        label="HR staff"
        to={`${base}/manage-hr`}
        icon={<UsersRound />}
        count={staff.state === 'ready' ? staff.total : undefined}
        error={staff.error}
        detail={staff.rows.map(({ name }) => name).join(', ')}
      />
      <StatCard
        label="Pricing plans"
        to={`${base}/managePricing`}
        icon={<Tag />}
        count={plans.state === 'ready' ? plans.total : undefined}
        error={plans.error}
        detail={plans.rows.map((plan) => `${plan.name} ${formatMoney(plan.priceMinor, plan.currency)}`).join(', ')}
      />
    </div>
  );
}
