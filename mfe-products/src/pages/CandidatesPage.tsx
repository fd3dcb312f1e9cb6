import { CandidateList } from '../candidates/CandidateList';
import { useSection } from '../section/useSection';

/** See module.json for where it stands. */
export default function CandidatesPage() {
  const section = useSection();
  return <CandidateList key={section.base} section={section} />;
}
