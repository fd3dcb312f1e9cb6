import { ProductOverview } from '../overview/ProductOverview';
import { useSection } from '../section/useSection';

/** See module.json for where it stands. */
export default function ProductOverviewPage() {
  const section = useSection();
  return <ProductOverview key={section.base} section={section} />;
}
