import { useLocation } from 'react-router-dom';
import { type Section, sectionOf } from './sections';

/** The section of the current page. */
export function useSection(): Section {
  return sectionOf(useLocation().pathname);
}
