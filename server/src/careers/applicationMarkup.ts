import { formatDateTime } from 'shared/domain/dates/dates';
import type { CareersLanguage } from 'shared/domain/people/applications/application';
import type { Candidate } from 'shared/domain/people/candidates/candidate';
import { escapeHtml } from '../pages/html';

const labels: Readonly<Record<CareersLanguage, { job: string; sent: string; cv: string; agreed: string }>> = {
  en: { job: 'Job', sent: 'Sent', cv: 'CV', agreed: 'You agreed to notice' },
  hi: { job: 'नौकरी', sent: 'भेजा गया', cv: 'बायोडाटा', agreed: 'आपने इस सूचना पर सहमति दी' },
};

/** The parts of an application that its applicant can't change, as markup without classes. */
export function applicationMarkup(
  { position, createdAt, file, agreedNotice, agreedAt }: Candidate,
  language: CareersLanguage,
): string {
  const { job, sent, cv, agreed } = labels[language];
  const facts = [
    [job, position],
    [sent, formatDateTime(createdAt)],
    [cv, file],
    [agreed, [agreedNotice, formatDateTime(agreedAt)].filter(Boolean).join(', ')],
  ];
  return `<dl>${facts
    .filter(([, value]) => value !== '')
    .map(([label = '', value = '']) => `<div><dt>${label}</dt><dd>${escapeHtml(value)}</dd></div>`)
    .join('')}</dl>`;
}
