import type { Company } from 'shared/domain/clients/companies/company';
import type { Lead } from 'shared/domain/clients/leads/lead';
import { addMonths } from 'shared/domain/dates/dates';
import type { Vacancy, VacancyInput } from 'shared/domain/people/vacancies/vacancy';

/** A new vacancy's initial values from its company. */
export const companyStart = ({ id }: Company): Partial<VacancyInput> => ({ companyId: id });

/** A new vacancy's initial values from its lead; the lead's message becomes the description. */
export const leadStart = ({ id, companyId, city, message }: Lead): Partial<VacancyInput> => ({
  leadId: id,
  companyId,
  city,
  description: message,
});

/** The same vacancy a month later, with no positions filled. */
export function copyStart(vacancy: Vacancy): Partial<VacancyInput> {
  const { startsOn } = vacancy;
  return { ...vacancy, filled: 0, status: 'Open', startsOn: startsOn && addMonths(startsOn, 1) };
}
