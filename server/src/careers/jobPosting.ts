import { today } from 'shared/domain/dates/dates';
import { company } from 'shared/domain/letterhead/companyTokens';
import type { CareersLanguage } from 'shared/domain/people/applications/application';
import type { Employment } from 'shared/domain/people/vacancies/vacancy';
import { listedStateName } from 'shared/domain/records/states';
import type { PublicVacancy } from '../api/people/vacancies/publicVacancies';
import { openPlaces, vacancyMarkup } from './vacancyMarkup';

/** The schema.org name of each kind of employment. */
const employmentTypes: Readonly<Record<Exclude<Employment, ''>, string>> = {
  'Full time': 'FULL_TIME',
  'Part time': 'PART_TIME',
  Temporary: 'TEMPORARY',
  'Per day': 'PER_DIEM',
};

/**
 * A vacancy as schema.org's JobPosting, with the page's content only. The employer is our company: the client is not
 * named. @param language of the page @param url the absolute address of the page @see
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPosting(vacancy: PublicVacancy, language: CareersLanguage, url: string): Record<string, unknown> {
  const { title, city, state, employment, createdAt, payPaise, payPer, skills, slug } = vacancy;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: vacancyMarkup(vacancy, language),
    datePosted: today(new Date(createdAt)),
    url,
    directApply: true,
    totalJobOpenings: openPlaces(vacancy),
    identifier: { '@type': 'PropertyValue', name: company.name, value: slug },
    hiringOrganization: { '@type': 'Organization', name: company.name, sameAs: new URL('/', url).href },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: city,
        ...(state && { addressRegion: listedStateName(state) }),
        addressCountry: 'IN',
      },
    },
    ...(employment && { employmentType: employmentTypes[employment] }),
    ...(skills.length > 0 && { skills: skills.join(', ') }),
    ...(payPaise > 0 && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'INR',
        value: { '@type': 'QuantitativeValue', value: payPaise / 100, unitText: payPer.toUpperCase() },
      },
    }),
  };
}
