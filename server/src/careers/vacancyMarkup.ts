import type { CareersLanguage } from 'shared/domain/people/applications/application';
import { careersPaths } from '../api/people/applications/sentences';
import type { PublicVacancy } from '../api/people/vacancies/publicVacancies';
import { escapeHtml } from '../pages/html';
import { careersWords } from './careersWords';

/** The number of people still needed. */
export const openPlaces = ({ people, filled }: PublicVacancy): number => people - filled;

/** The facts of a vacancy, each with its label. */
function factsOf(vacancy: PublicVacancy, language: CareersLanguage): [label: string, value: string][] {
  const { labels, rate, years, day, employment: kind } = careersWords[language];
  const { city, state, employment, startsOn, shift, payPaise, payPer, minAge, skills } = vacancy;
  const facts: [string, string][] = [
    [labels.city, city],
    [labels.state, state],
    [labels.employment, kind(employment)],
    [labels.places, String(openPlaces(vacancy))],
    [labels.pay, payPaise === 0 ? '' : rate(payPaise, payPer)],
    [labels.startsOn, startsOn === null ? '' : day(startsOn)],
    [labels.shift, shift],
    [labels.minAge, years(minAge)],
    [labels.skills, skills.join(', ')],
  ];
  return facts.filter(([, value]) => value !== '');
}

/** A vacancy's facts and description as markup without classes; the page styles it. */
export function vacancyMarkup(vacancy: PublicVacancy, language: CareersLanguage): string {
  const facts = factsOf(vacancy, language)
    .map(([label, value]) => `<div><dt>${label}</dt><dd>${escapeHtml(value)}</dd></div>`)
    .join('');
  const paragraphs = vacancy.description
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');
  return `<dl>${facts}</dl>${paragraphs}`;
}

/** A vacancy's facts on one line, for lists and search results. */
export function vacancyLine(vacancy: PublicVacancy, language: CareersLanguage): string {
  const { places, rate } = careersWords[language];
  const { payPaise, payPer, shift } = vacancy;
  return [places(openPlaces(vacancy)), payPaise > 0 && rate(payPaise, payPer), shift].filter(Boolean).join(' · ');
}

/** The vacancies, sorted by city and role, as markup without classes: a heading and a list for each city. */
export function listMarkup(vacancies: readonly PublicVacancy[], language: CareersLanguage): string {
  const words = careersWords[language];
  if (vacancies.length === 0) return `<p>${words.none}</p>`;
  const cities = [...new Set(vacancies.map(({ city }) => city))];
  const itemOf = (vacancy: PublicVacancy) =>
    `<li><a href="${careersPaths[language]}/${vacancy.slug}">${escapeHtml(vacancy.title)}</a><span>${escapeHtml(vacancyLine(vacancy, language))}</span></li>`;
  const listOf = (place: string) =>
    `<h3>${escapeHtml(place)}</h3><ul>${vacancies
      .filter(({ city }) => city === place)
      .map(itemOf)
      .join('')}</ul>`;
  return `<p>${words.count(vacancies.length, cities.length)}</p>${cities.map(listOf).join('')}`;
}
