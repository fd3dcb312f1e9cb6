import { useLocation } from 'react-router-dom';
import { type Section, sectionOf } from './sections';

/** The section that the page is shown in. */
export function useSection(): Section {
  return sectionOf(useLocation().pathname);
}
