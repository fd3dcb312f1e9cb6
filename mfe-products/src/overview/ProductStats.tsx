import { Building2, Tag, UserRoundSearch, UsersRound } from 'lucide-react';
import { isActiveCompany } from 'shared/domain/clients/companies/company';
import type { PricingPlan } from 'shared/domain/clients/pricingPlan';
import type { HrStaff } from 'shared/domain/people/hrStaff';
import { Allowed, useList } from 'shared/platform';
import { formatMoney } from 'shared/ui';
import { apiPath, type Section } from '../section/sections';
import styles from './ProductOverviewPage.module.css';
import { StatCard } from './StatCard';
import { useCounts } from './useCounts';

/** The product's figures, each linked to its page; only those the account may read. */
export function ProductStats({ section: { base, product } }: { section: Section }) {
  return (
    <div className={styles.stats}>
      {cards.map(({ records, page, Card }) => {
        const path = apiPath(product, records);
        return (
          <Allowed key={records} right={`${path}:read`}>
            <Card path={path} to={`${base}/${page}`} />
          </Allowed>
        );
      })}
    </div>
  );
}

interface CardProps {
  path: string;
  to: string;
}

function Candidates({ path, to }: CardProps) {
  const { byStatus, total, error } = useCounts(path);
  return (
    <StatCard
      label="Candidates"
      to={to}
      icon={<UserRoundSearch />}
      count={total}
      error={error}
      detail={byStatus && `${byStatus.Selected} selected`}
    />
  );
}

function Companies({ path, to }: CardProps) {
  const { byStatus, total, error } = useCounts(path);
  const active =
    byStatus &&
    Object.entries(byStatus)
      .filter(([status]) => isActiveCompany(status))
      .reduce((sum, [, count]) => sum + count, 0);
  return (
    <StatCard
      label="Companies"
      to={to}
      icon={<Building2 />}
      count={total}
      error={error}
      detail={active === undefined ? undefined : `${active} active`}
    />
  );
}

function Staff({ path, to }: CardProps) {
  const { rows, total, state, error } = useList<HrStaff>(path, { page: 1, size: 3 });
  return (
    <StatCard
      label="HR staff"
      to={to}
      icon={<UsersRound />}
      count={state === 'ready' ? total : undefined}
      error={error}
      detail={rows.map(({ name }) => name).join(', ')}
    />
  );
}

function Plans({ path, to }: CardProps) {
  const { rows, total, state, error } = useList<PricingPlan>(path, { page: 1, size: 10, sort: 'priceMinor' });
  return (
    <StatCard
      label="Pricing plans"
      to={to}
      icon={<Tag />}
      count={state === 'ready' ? total : undefined}
      error={error}
      detail={rows.map((plan) => `${plan.name} ${formatMoney(plan.priceMinor, plan.currency)}`).join(', ')}
    />
  );
}

const cards = [
  { records: 'candidates', page: 'manageCandidate', Card: Candidates },
  { records: 'companies', page: 'manageCompanies', Card: Companies },
  { records: 'hr-staff', page: 'manage-hr', Card: Staff },
  { records: 'pricing-plans', page: 'managePricing', Card: Plans },
] as const;
