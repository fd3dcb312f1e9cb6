import { PricingPlanList } from '../plans/PricingPlanList';
import { useSection } from '../section/useSection';

/** See module.json for where it stands. */
export default function PricingPlansPage() {
  const section = useSection();
  return <PricingPlanList key={section.base} section={section} />;
}
