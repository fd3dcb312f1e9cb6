import fc from 'fast-check';
import { candidateStatuses } from '../candidates/candidate';
import { BY_STATUS, movesTo, type SubmissionStage, statusOf, submissionInput, submissionStages } from './submission';

const at = (stage: SubmissionStage, reason = '') => ({ stage, reason });
const moved = (...of: Parameters<typeof movesTo>) =>
  movesTo(...of).map(({ submission, stage }) => [submission.stage, stage]);

test('a candidate has the status of the vacancy with which they came furthest', () => {
  expect(statusOf([])).toBeUndefined();
  expect(statusOf([at('Submitted'), at('Interview'), at('Rejected')])).toBe('Interviewed');
  expect(statusOf([at('Rejected'), at('Submitted')])).toBe('Pending');
  expect(statusOf([at('Joined')])).toBe('Selected');
  expect(statusOf([at('Did not join')])).toBe('Rejected');
});

test('a status moves on the vacancy that is furthest, and back what came further', () => {
  expect(moved('Selected', [at('Submitted'), at('Interview')])).toEqual([['Interview', 'Selected']]);
  expect(moved('Pending', [at('Selected'), at('Submitted'), at('Interview')])).toEqual([
    ['Selected', 'Submitted'],
    ['Interview', 'Submitted'],
  ]);
  expect(moved('Rejected', [at('Selected'), at('Submitted')])).toEqual([
    ['Selected', 'Rejected'],
    ['Submitted', 'Rejected'],
  ]);
});

test('a status takes back what a status rejected, and no rejection with a reason', () => {
  expect(moved('Interviewed', [at('Rejected', BY_STATUS)])).toEqual([['Rejected', 'Interview']]);
  expect(moved('Interviewed', [at('Rejected', 'No licence'), at('Did not join')])).toEqual([]);
});

const submission = fc.record({
  stage: fc.constantFrom(...submissionStages),
  reason: fc.constantFrom('', BY_STATUS, 'No licence'),
});

test('whoever is still in the running has the status that they were given, and what follows from it changes nothing', () => {
  fc.assert(
    fc.property(fc.array(submission), fc.constantFrom(...candidateStatuses), (all, status) => {
      const isOpen = all.some(({ stage }) => ['Submitted', 'Interview', 'Selected'].includes(stage));
      const hasJoined = all.some(({ stage }) => stage === 'Joined');
      const moves = new Map(movesTo(status, all).map(({ submission: each, stage }) => [each, stage]));
      const after = all.map((each) => ({ ...each, stage: moves.get(each) ?? each.stage }));
      expect(isOpen && !hasJoined ? statusOf(after) : status).toBe(status);
      expect(movesTo(statusOf(after) ?? status, after)).toEqual([]);
    }),
  );
});

test('a rejection needs a reason', () => {
  const said = { candidateId: 'c', vacancyId: 'v', stage: 'Rejected' };
  expect(submissionInput.safeParse(said).error?.issues).toMatchObject([
    { path: ['reason'], message: 'Enter the reason.' },
  ]);
  expect(submissionInput.safeParse({ ...said, reason: 'No licence' }).success).toBe(true);
});
