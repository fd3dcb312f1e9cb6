import type { ReactNode } from 'react';
import type { Candidate } from 'shared/domain/candidate';
import type { ResourceDefinition, RowAction } from 'shared/ui';
import type { CandidateForm } from './resource';

/** What each view of the candidates is given. */
export interface CandidateViewProps {
  resource: ResourceDefinition<Candidate, CandidateForm>;
  /** What can be done with a candidate beside setting the status. */
  actions: readonly RowAction<Candidate>[];
  emptyAction: ReactNode;
  /** In the toolbar: the choice of the view. */
  toolbar: ReactNode;
}
