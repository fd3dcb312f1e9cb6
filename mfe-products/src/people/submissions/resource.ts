import type { Submission, SubmissionStage } from 'shared/domain/people/submissions/submission';
import type { Tone } from 'shared/ui';

/** The API path of submissions. */
export const SUBMISSIONS = 'submissions';

/** Each stage's tone. */
export const stageTones: Readonly<Record<SubmissionStage, Tone>> = {
  Submitted: 'warn',
  Interview: 'orange',
  Selected: 'good',
  Rejected: 'bad',
  Joined: 'good',
  'Did not join': 'neutral',
};

/** When it reached its stage. */
export const since = ({ stages, createdAt }: Pick<Submission, 'stages' | 'createdAt'>): string =>
  stages.at(-1)?.since ?? createdAt;
