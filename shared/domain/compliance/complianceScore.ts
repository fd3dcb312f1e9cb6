import { addDays, formatDate } from '../dates/dates';
import type { IsoDate } from '../dates/isoDate';
import type { Certificate } from './certificate';
import { EXPIRING_DAYS } from './certificateState';
import type { ComplianceScore, ScoreDeduction } from './complianceAnswers';
import type { Obligation, ObligationArea } from './obligation';
import { lastDayFor, obligationState } from './obligationState';

/** The weight of each kind of row in the score. */
export const scoreWeights: Readonly<Record<ObligationArea | 'certificate', number>> = {
  gst: 3,
  tds: 3,
  due: 2,
  certificate: 1,
};

type ScoredObligation = Pick<
  Obligation,
  'id' | 'area' | 'title' | 'status' | 'dueDate' | 'extendedTo' | 'doneOn' | 'financialYear'
>;
type ScoredCertificate = Pick<Certificate, 'id' | 'name' | 'expiresOn'>;
type Scored = Omit<ScoreDeduction, 'points'> & { share: number };

function scoreObligation(row: ScoredObligation, today: IsoDate): Scored[] {
  const { id, area, title, financialYear } = row;
  const base = { id, area, title, financialYear };
  const state = obligationState(row, today);
  if (state === 'on time') return [{ ...base, share: 1, reason: '' }];
  if (state === 'late')
    return [
      {
        ...base,
        share: 0.5,
        reason: `Done late, on ${formatDate(row.doneOn)}; it was due on ${formatDate(lastDayFor(row))}`,
      },
    ];
  return state === 'overdue' ? [{ ...base, share: 0, reason: `Overdue since ${formatDate(lastDayFor(row))}` }] : [];
}

function scoreCertificate({ id, name, expiresOn }: ScoredCertificate, today: IsoDate): Scored {
  const base = { id, area: 'certificate' as const, title: name, financialYear: '' };
  if (expiresOn !== null && expiresOn < today)
    return { ...base, share: 0, reason: `Expired on ${formatDate(expiresOn)}` };
  if (expiresOn !== null && expiresOn <= addDays(today, EXPIRING_DAYS))
    return { ...base, share: 0.5, reason: `Expires on ${formatDate(expiresOn)}` };
  return { ...base, share: 1, reason: '' };
}

/**
 * `round(100 · Σ weight·s / Σ weight)`: s is 1 on time, 0.5 late or expiring within 30 days, 0 overdue or expired;
 * what is not yet due and not done does not count.
 */
export function complianceScore(
  obligations: readonly ScoredObligation[],
  certificates: readonly ScoredCertificate[],
  today: IsoDate,
): ComplianceScore {
  const rows = [
    ...obligations.flatMap((row) => scoreObligation(row, today)),
    ...certificates.map((row) => scoreCertificate(row, today)),
  ];
  const total = rows.reduce((sum, row) => sum + scoreWeights[row.area], 0);
  if (total === 0) return { score: null, counted: 0, deductions: [] };
  const reached = rows.reduce((sum, row) => sum + scoreWeights[row.area] * row.share, 0);
  const deductions = rows
    .filter((row) => row.share < 1)
    .map(({ share, ...row }) => ({ ...row, points: (100 * scoreWeights[row.area] * (1 - share)) / total }))
    .sort((a, b) => b.points - a.points);
  return { score: Math.round((100 * reached) / total), counted: rows.length, deductions };
}
