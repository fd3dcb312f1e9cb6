import { blankLetterhead, type Letterhead, letterheadProblems } from 'shared/domain/letterhead/letterhead';
import { useList } from 'shared/platform';

/**
 * The letterhead of a registration, by default the company's details, with its missing parts; and the GSTINs of all,
 * these first.
 */
export function useLetterheadOf(registration: string) {
  const { rows } = useList<Letterhead>('letterhead');
  const record = rows.find(({ gstin }) => registration !== '' && gstin === registration) ?? rows[0];
  return {
    /** Its record, where it is not the company's details. */
    further: record === rows[0] ? undefined : record,
    letterhead: record ?? blankLetterhead,
    problems: record ? letterheadProblems(record) : [],
    registrations: rows.map(({ gstin }) => gstin).filter((gstin) => gstin !== ''),
  };
}
