import { CompanyList } from '../companies/CompanyList';
import { useSection } from '../section/useSection';

/** See module.json for where it stands. */
export default function CompaniesPage() {
  const section = useSection();
  return <CompanyList key={section.base} section={section} />;
}
