import { blankLetterhead, type Letterhead, letterheadProblems } from 'shared/domain/letterhead/letterhead';
import { useList } from 'shared/platform';

/**
 * A registration's letterhead (by default the company's details), its missing fields, and the GSTINs of all
 * registrations, the company's first.
 */
export function useLetterheadOf(registration: string) {
  const { rows } = useList<Letterhead>('letterhead');
  const record = rows.find(({ gstin }) => registration !== '' && gstin === registration) ?? rows[0];
  return {
    /** The registration's record; undefined for the company's details. */
    further: record === rows[0] ? undefined : record,
    letterhead: record ?? blankLetterhead,
    problems: record ? letterheadProblems(record) : [],
    registrations: rows.map(({ gstin }) => gstin).filter((gstin) => gstin !== ''),
  };
}
