import type { ComplianceOverview, OpenDues } from 'shared/domain/complianceOverview';
import { formatMonth } from 'shared/domain/dates';
import { formatDate, formatMoney, formatNumber, type Tone } from 'shared/ui';
import { scoreTone } from '../score/scoreTone';

/** What a card of the landing page says. */
export interface CardText {
  figure: string;
  detail: string;
  tone: Tone;
}

const overdueTone = (overdue: number): Tone => (overdue > 0 ? 'bad' : 'good');
const nextOf = (next: OpenDues['next']) => (next ? `Next: ${next.title}, ${formatDate(next.dueDate)}` : 'Nothing to come');
const areaText = ({ overdue, next }: OpenDues): CardText => ({ figure: overdue > 0 ? `${formatNumber(overdue)} overdue` : 'Up to date', detail: nextOf(next), tone: overdueTone(overdue) });

function certificateText({ total, expiring, expired }: ComplianceOverview['certificates']): CardText {
  const onFile = `${formatNumber(total)} on file`;
  const soon = expiring > 0 ? `${formatNumber(expiring)} ${expiring === 1 ? 'expires' : 'expire'} within 30 days` : 'none expires within 30 days';
  return expired > 0
    ? { figure: `${formatNumber(expired)} expired`, detail: `${onFile}, ${soon}`, tone: 'bad' }
    : { figure: onFile, detail: soon, tone: expiring > 0 ? 'warn' : 'good' };
}

function wageText(wages: ComplianceOverview['wages']): CardText {
  if (!wages) return { figure: 'No register yet', detail: 'Add the first wage month', tone: 'neutral' };
  return { figure: formatMoney(wages.totalPaise), detail: `${formatMonth(wages.month)}, ${formatNumber(wages.employees)} employees, ${wages.status.toLowerCase()}`, tone: wages.status === 'Paid' ? 'good' : 'warn' };
}

/** The six pages: where each is and what its card says of the present state. */
export const cards: readonly { title: string; page: string; purpose: string; text: (overview: ComplianceOverview) => CardText }[] = [
  { title: 'GST', page: 'gst', purpose: 'Returns and when they were filed', text: ({ gst }) => areaText(gst) },
  { title: 'TDS', page: 'tds', purpose: 'Deposits, challans and returns', text: ({ tds }) => areaText(tds) },
  { title: 'Certificates', page: 'certificates', purpose: 'Registrations and licences', text: ({ certificates }) => certificateText(certificates) },
  {
    title: 'Score',
    page: 'score',
    purpose: 'How well due dates are kept',
    text: ({ score, deductions }) => (score === null ? { figure: 'Nothing counts yet', detail: 'It begins with the first due date', tone: 'neutral' } : { figure: `${score} of 100`, detail: deductions === 0 ? 'No deductions' : `${formatNumber(deductions)} deductions`, tone: scoreTone(score).tone }),
  },
  {
    title: 'Upcoming Dues',
    page: 'upcoming-dues',
    purpose: 'What comes next, in every area',
    text: ({ dues }) => (dues.overdue > 0
      ? { figure: `${formatNumber(dues.overdue)} overdue`, detail: `${formatNumber(dues.soon)} more within 7 days`, tone: 'bad' }
      : { figure: `${formatNumber(dues.soon)} within 7 days`, detail: nextOf(dues.next), tone: dues.soon > 0 ? 'orange' : 'good' }),
  },
  { title: 'Wage Management', page: 'wage-management', purpose: 'Registers with PF, ESI and professional tax', text: ({ wages }) => wageText(wages) },
];
