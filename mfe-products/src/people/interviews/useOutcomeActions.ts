import { useMay, useSave } from 'shared/platform';
import type { RowAction } from 'shared/ui';
import type { InterviewsInput, InterviewsRecord } from '../../resourceTypes';
import { interviews } from './resource';

/** The possible outcomes, each one click. */
const ends = ['Passed', 'Not passed', 'Did not come'] as const satisfies readonly InterviewsRecord['outcome'][];

/** The actions that record a planned interview's outcome; none for accounts that can't change it. */
export function useOutcomeActions(): (interview: InterviewsRecord) => RowAction<InterviewsRecord>[] {
  const { save } = useSave<InterviewsRecord, Partial<InterviewsInput>>(interviews.path);
  const mayWrite = useMay(`${interviews.path}:write`);
  return ({ outcome }) =>
    mayWrite && outcome === 'Planned'
      ? ends.map((end) => ({
          label: end,
          onClick: ({ id }) => save({ outcome: end }, id),
        }))
      : [];
}
