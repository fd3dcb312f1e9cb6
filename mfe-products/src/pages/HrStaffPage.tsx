import { HrStaffList } from '../hr/HrStaffList';
import { useSection } from '../section/useSection';

/** See module.json for where it stands. */
export default function HrStaffPage() {
  const section = useSection();
  return <HrStaffList key={section.base} section={section} />;
}
