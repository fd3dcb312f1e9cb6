import type { ComplianceOverview, OpenDues } from 'shared/domain/compliance/complianceAnswers';
import { addDays, formatMonth, today } from 'shared/domain/dates/dates';
import { formatDate, formatMoney, formatNumber, type Tone } from 'shared/ui';
import { areaPage, duePage, overduePage } from '../dues/areas';
import { registerPage } from '../pay/wages/pages';
import { scoreTone } from '../score/scoreTone';

/** The text of a landing page's card. */
export interface CardText {
  figure: string;
  /** The list behind the figure; by default the figure is not linked. */
  to?: string;
  detail: string;
  tone: Tone;
}

const nextOf = (next: OpenDues['next']) =>
  next ? `Next: ${next.title}, ${formatDate(next.dueDate)}` : 'Nothing to come';
const overdueText = (overdue: number, to: string): Pick<CardText, 'figure' | 'to' | 'tone'> => ({
  figure: `${formatNumber(overdue)} overdue`,
  to,
  tone: 'bad',
});

function areaText(area: 'gst' | 'tds', overview: ComplianceOverview): CardText {
  const { overdue, next, done, notRecorded } = overview[area];
  const counted = { area, withoutSamples: overview.leavesOutSamples };
  const detail = nextOf(next);
  if (overdue > 0) return { detail, ...overdueText(overdue, overduePage(counted)) };
  if (notRecorded > 0)
    return {
      detail,
      figure: `${formatNumber(notRecorded)} not recorded`,
      to: `${areaPage(area)}?status=Pending`,
      tone: 'neutral',
    };
  return done > 0
    ? { detail, figure: 'Up to date', tone: 'good' }
    : { detail, figure: 'Nothing filed yet', tone: 'neutral' };
}

function duesText({ dues: { overdue, soon, next }, leavesOutSamples }: ComplianceOverview): CardText {
  const counted = { withoutSamples: leavesOutSamples };
  if (overdue > 0)
    return { ...overdueText(overdue, overduePage(counted)), detail: `${formatNumber(soon)} more within 7 days` };
  return {
    figure: `${formatNumber(soon)} within 7 days`,
    to: duePage(7, counted),
    detail: nextOf(next),
    tone: soon > 0 ? 'orange' : 'good',
  };
}

function certificateText({ total, expiring, expired }: ComplianceOverview['certificates']): CardText {
  const onFile = `${formatNumber(total)} on file`;
  const soon =
    expiring > 0
      ? `${formatNumber(expiring)} ${expiring === 1 ? 'expires' : 'expire'} within 30 days`
      : 'none expires within 30 days';
  return expired > 0
    ? {
        figure: `${formatNumber(expired)} expired`,
        to: `${areaPage('certificate')}?expiresOn.to=${addDays(today(), -1)}`,
        detail: `${onFile}, ${soon}`,
        tone: 'bad',
      }
    : { figure: onFile, detail: soon, tone: expiring > 0 ? 'warn' : 'good' };
}

function scoreText({ score, deductions }: ComplianceOverview): CardText {
  if (score === null)
    return { figure: 'Nothing counts yet', detail: 'Starts with the first due date', tone: 'neutral' };
  return {
    figure: `${score} of 100`,
    detail:
      deductions === 0
        ? 'No deductions'
        : `${formatNumber(deductions)} ${deductions === 1 ? 'deduction' : 'deductions'}`,
    tone: scoreTone(score).tone,
  };
}

function wageText(wages: ComplianceOverview['wages']): CardText {
  if (!wages) return { figure: 'No register yet', detail: 'Add the first wage month', tone: 'neutral' };
  return {
    figure: formatMoney(wages.totalPaise),
    to: registerPage(wages.id),
    detail: `${formatMonth(wages.month)}, ${formatNumber(wages.employees)} employees, ${wages.status.toLowerCase()}`,
    tone: wages.status === 'Paid' ? 'good' : 'warn',
  };
}

/** The six pages: their addresses and the texts of their cards. */
export const cards: readonly {
  title: string;
  page: string;
  purpose: string;
  text: (overview: ComplianceOverview) => CardText;
}[] = [
  { title: 'GST', page: 'gst', purpose: 'GST returns and filing dates', text: (overview) => areaText('gst', overview) },
  {
    title: 'TDS',
    page: 'tds',
    purpose: 'Deposits, challans and returns',
    text: (overview) => areaText('tds', overview),
  },
  {
    title: 'Certificates',
    page: 'certificates',
    purpose: 'Registrations and licences',
    text: ({ certificates }) => certificateText(certificates),
  },
  { title: 'Score', page: 'score', purpose: 'How well due dates are met', text: scoreText },
  {
    title: 'Upcoming Dues',
    page: 'upcoming-dues',
    purpose: 'Upcoming dues in every area',
    text: duesText,
  },
  {
    title: 'Wage Management',
    page: 'wage-management',
    purpose: 'Registers with PF, ESI and professional tax',
    text: ({ wages }) => wageText(wages),
  },
];
