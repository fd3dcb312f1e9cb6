import { z } from 'zod';
import { clientAnswers } from '../../clients/links/clientLink';
import { recordOf, sampleMark } from '../../records/recordFields';
import { oneOf, optionalText, text } from '../../records/validation';
import type { CandidateStatus } from '../candidates/candidate';

/** A person's stage with a vacancy. Any stage can follow any; the last three end it. */
export const submissionStages = ['Submitted', 'Interview', 'Selected', 'Rejected', 'Joined', 'Did not join'] as const;
export type SubmissionStage = (typeof submissionStages)[number];

/** A candidate's submission for a vacancy: one record for both; an application is one too. */
export const submissionInput = z
  .object({
    candidateId: text('candidate', 64, 'Choose a candidate.'),
    vacancyId: text('vacancy', 64, 'Choose a vacancy.'),
    stage: oneOf('stage', submissionStages).default('Submitted'),
    /** Why they were rejected, or did not join; empty for the other stages. */
    reason: optionalText('reason', 300),
  })
  .superRefine(({ stage, reason }, context) => {
    if (stage === 'Rejected' && reason === '')
      context.addIssue({ code: 'custom', path: ['reason'], message: 'Enter the reason.' });
  });
export type SubmissionInput = z.infer<typeof submissionInput>;

/** When somebody came to a stage. */
const reached = z.object({ stage: z.enum(submissionStages), since: z.iso.datetime() });
export type ReachedStage = z.infer<typeof reached>;

/** A submission as the API answers it, with fields of the candidate and the vacancy. */
export const submissionRecord = /* @__PURE__ */ recordOf(submissionInput, () => ({
  /** Its stages, the first one first. */
  stages: z.array(reached),
  candidateName: z.string(),
  position: z.string(),
  city: z.string(),
  /** The name of the CV; empty for none. */
  file: z.string(),
  vacancyTitle: z.string(),
  /** What the client's contact answered by a link, with a note, who it was and when (ISO 8601 instant); empty and null for nothing yet. */
  clientAnswer: z.enum(['', ...clientAnswers]),
  clientNote: z.string(),
  clientContact: z.string(),
  clientAnsweredAt: z.iso.datetime().nullable(),
  ...sampleMark(),
}));
export type Submission = z.infer<typeof submissionRecord>;

/** The reason of a rejection by the candidate's status, which says none; the next status takes it back. */
export const BY_STATUS = 'Rejected on the candidate’s page';

/** Each status of a candidate with the stage that it means. */
const stageOfStatus = {
  Pending: 'Submitted',
  Interviewed: 'Interview',
  Selected: 'Selected',
  Rejected: 'Rejected',
} as const satisfies Record<CandidateStatus, SubmissionStage>;

/** What a stage says of the person; `Did not join` as little as a rejection. */
const statusOfStage: Readonly<Record<SubmissionStage, CandidateStatus>> = {
  Submitted: 'Pending',
  Interview: 'Interviewed',
  Selected: 'Selected',
  Joined: 'Selected',
  Rejected: 'Rejected',
  'Did not join': 'Rejected',
};

/** The further on, the later. */
const order: readonly CandidateStatus[] = ['Rejected', 'Pending', 'Interviewed', 'Selected'];
const rank = ({ stage }: Pick<Submission, 'stage'>) => order.indexOf(statusOfStage[stage]);

/** The stage of somebody who is put forward with a status. */
export const stageOf = (status: CandidateStatus): SubmissionStage => stageOfStatus[status];

/**
 * A candidate's status: that of the vacancy with which they came furthest. Undefined for people without a submission.
 */
export function statusOf(submissions: readonly Pick<Submission, 'stage'>[]): CandidateStatus | undefined {
  const best = submissions.toSorted((a, b) => rank(b) - rank(a))[0];
  return best && statusOfStage[best.stage];
}

/**
 * The submissions that change when somebody gives a candidate a status, with the stage of each, so that `statusOf` then
 * answers that status. `submissions` are the newest first. A status moves what is not ended: back what came further,
 * onward the one that came furthest; Rejected ends all. It takes back what was rejected by a status (`BY_STATUS`), but
 * no rejection with a reason, nor that somebody joined or did not.
 */
export function movesTo<S extends Pick<Submission, 'stage' | 'reason'>>(
  status: CandidateStatus,
  submissions: readonly S[],
): { submission: S; stage: SubmissionStage }[] {
  if (statusOf(submissions) === status) return [];
  const stage = stageOf(status);
  const running = submissions.filter((each) => ['Submitted', 'Interview', 'Selected'].includes(each.stage));
  const isFurther = (each: S) => rank(each) > order.indexOf(status);
  const back = running.filter(isFurther);
  if (back.length > 0) return back.map((submission) => ({ submission, stage }));
  const onward =
    running.toSorted((a, b) => rank(b) - rank(a))[0] ??
    submissions.find((each) => each.stage === 'Rejected' && each.reason === BY_STATUS);
  return onward ? [{ submission: onward, stage }] : [];
}
