import type { PricingPlan } from 'shared/domain/clients/pricingPlan';
import type { Sample } from '../records/definition';

/** The sample plans of a product, in dollars: Basic 49, Standard 99, Premium 199. */
function plans(basic: string[], standard: string[], premium: string[]): Sample<PricingPlan>[] {
  return [
    { name: 'Basic', priceMinor: 4900, currency: 'USD', features: basic },
    { name: 'Standard', priceMinor: 9900, currency: 'USD', features: standard },
    { name: 'Premium', priceMinor: 19900, currency: 'USD', features: premium },
  ];
}

export const instahiresPlans = plans(
  ['5 open positions', 'Candidate search', 'Email support'],
  ['25 open positions', 'Candidate search', 'Interview scheduling', 'Phone support'],
  ['Unlimited positions', 'Interview scheduling', 'Dedicated recruiter', 'Background checks', 'Priority support'],
);

export const ultrahrmsPlans = plans(
  ['Up to 50 employees', 'Attendance and leave', 'Email support'],
  ['Up to 250 employees', 'Payroll runs', 'Statutory reports', 'Phone support'],
  ['Unlimited employees', 'Payroll runs', 'Performance reviews', 'API access', 'Dedicated account manager'],
);
